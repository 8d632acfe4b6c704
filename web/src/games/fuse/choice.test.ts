import { describe, expect, it } from 'vitest';
import type { Offer } from '../../wire/types';
import { free, front, player, tent, tower, view } from './bombs.fixture';
import { Choice } from './choice.svelte';
import type { FuseView } from './types';

const place = (die: number, bomb: number, space: number): Offer => ({ id: die * 24 + bomb * 6 + space, act: { do: 'place', roll: 3, die, bomb, space }, label: '' });
const done: Offer = { id: 318, act: { do: 'done', roll: 3 }, label: '' };

function table(legal: Offer[], more: Partial<FuseView> = {}) {
  const state = { legal, view: view({ tray: ['R5', 'G3', 'K1'].map(free), players: [player(front(tower('R', 'B')), front(tent)), player()], ...more }) };
  const acted: number[] = [];
  const choice = new Choice(() => state.legal, () => state.view, (offer) => acted.push(offer.id));
  choice.settle();
  return { state, choice, acted };
}

describe('choosing', () => {
  const legal = [place(0, 0, 0), place(1, 1, 0), place(1, 1, 1), done];

  it('goes from the die to its lettered places', () => {
    const { choice, acted } = table(legal);
    choice.pickDie(1);
    expect(choice.open.map((offer) => choice.letter(offer))).toEqual(['B', 'C']);
    expect(choice.letter({ bomb: 0, space: 0 })).toBe('');
    expect(choice.pickLetter('A')).toBe(false);
    expect(choice.pickLetter('C')).toBe(true);
    expect(acted).toEqual([place(1, 1, 1).id]);
  });

  it('takes a place at once if only one die fits it', () => {
    const { choice, acted } = table(legal);
    choice.pickSpot({ bomb: 1, space: 0 });
    expect(acted).toEqual([place(1, 1, 0).id]);
  });

  it('asks for the die if several fit a place', () => {
    const { choice, acted } = table([...legal, place(2, 1, 0)]);
    choice.pickSpot({ bomb: 1, space: 0 });
    expect(acted).toEqual([]);
    choice.pickDie(2);
    expect(acted).toEqual([place(2, 1, 0).id]);
  });

  it('keeps the choice and the letters while others act, and drops it when the die is gone', () => {
    const { state, choice } = table(legal);
    choice.pickDie(1);
    state.view = { ...state.view, tray: [{ face: 'R5', where: 'placed', seat: 1 }, ...state.view.tray.slice(1)] };
    state.legal = legal.slice(1);
    choice.settle();
    expect(choice.die).toBe(1);
    expect(choice.open.map((offer) => choice.letter(offer))).toEqual(['B', 'C']);
    state.view = { ...state.view, tray: state.view.tray.map((die) => ({ ...die, where: 'placed' as const, seat: 1 })) };
    state.legal = [];
    choice.settle();
    expect(choice.die).toBeNull();
  });

  it('forgets it with the next roll', () => {
    const { state, choice } = table(legal);
    choice.pickDie(1);
    state.view = { ...state.view, round: 4 };
    choice.settle();
    expect(choice.die).toBeNull();
  });

  it('gives and takes before anything else', () => {
    const give: Offer = { id: 240, act: { do: 'give', bomb: 0, space: 0 }, label: '' };
    const { choice, acted } = table([give]);
    expect(choice.ask).toBe('give');
    choice.pickDie(0);
    expect(choice.die).toBeNull();
    choice.pickLetter('A');
    expect(acted).toEqual([240]);
    const take: Offer = { id: 270, act: { do: 'take', key: 'test' }, label: '' };
    const other = table([take], { centre: [null, tent] });
    expect(other.choice.ask).toBe('take');
    other.choice.take(0);
    expect(other.acted).toEqual([]);
    other.choice.take(1);
    expect(other.acted).toEqual([270]);
  });
});
