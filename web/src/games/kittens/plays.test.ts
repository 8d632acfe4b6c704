import { describe, expect, it } from 'vitest';
import type { Offer } from '../../wire/types';
import type { Act } from './acts';
import { additions, groups, playsOf, tapped } from './plays';

let ids = 0;
const offer = (act: Act): Offer => ({ id: ++ids, act, label: '' });
const set = (...cards: string[]) => offer({ do: 'set', cards });
const draw = offer({ do: 'draw' });
const attack = offer({ do: 'play', card: 'attack' });
const asFavor = offer({ do: 'play', card: 'godcat', as: 'favor' });
const asShuffle = offer({ do: 'play', card: 'godcat', as: 'shuffle' });
const attacks = set('attack', 'attack');
const mixed = set('sock', 'feral');
const three = set('sock', 'sock', 'feral');
const legal = [draw, attack, asFavor, asShuffle, attacks, mixed, three, set('sock', 'sock')];
const hand = groups(['sock', 'attack', 'godcat', 'feral', 'attack', 'sock', 'defuse', null]);

describe('the hand by names', () => {
  it('puts cards of one name together, in the order of the house', () => {
    expect(hand).toEqual([
      { card: 'godcat', count: 1 },
      { card: 'defuse', count: 1 },
      { card: 'attack', count: 2 },
      { card: 'feral', count: 1 },
      { card: 'sock', count: 2 },
    ]);
  });
});

describe('composing a play', () => {
  it('offers only what the table offers for just these cards', () => {
    expect(playsOf(legal, [])).toEqual([]);
    expect(playsOf(legal, ['attack'])).toEqual([attack]);
    expect(playsOf(legal, ['attack', 'attack'])).toEqual([attacks]);
    expect(playsOf(legal, ['feral', 'sock'])).toEqual([mixed]);
    expect(playsOf(legal, ['feral'])).toEqual([]);
    expect(playsOf(legal, ['godcat'])).toEqual([asFavor, asShuffle]);
  });

  it('shows which cards lead on', () => {
    expect(additions(legal, [], hand)).toEqual(['godcat', 'attack', 'feral', 'sock']);
    expect(additions(legal, ['sock'], hand)).toEqual(['feral', 'sock']);
    expect(additions(legal, ['attack', 'attack'], hand)).toEqual([]);
  });

  it('takes one more of a name with every tap, then none', () => {
    let picked = tapped(legal, [], 'attack');
    expect(picked).toEqual(['attack']);
    picked = tapped(legal, picked, 'attack');
    expect(picked).toEqual(['attack', 'attack']);
    expect(tapped(legal, picked, 'attack')).toEqual([]);
  });

  it('keeps the rest of a set that is still good for something, and begins anew with another card', () => {
    expect(tapped(legal, ['sock', 'sock', 'feral'], 'feral')).toEqual(['sock', 'sock']);
    expect(tapped(legal, ['sock', 'sock'], 'attack')).toEqual(['attack']);
  });

  it('lets a card be looked at that cannot be played', () => {
    expect(tapped(legal, [], 'defuse')).toEqual(['defuse']);
    expect(tapped(legal, ['defuse'], 'defuse')).toEqual([]);
    expect(tapped([], [], 'attack')).toEqual(['attack']);
  });
});
