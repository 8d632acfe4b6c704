import { describe, expect, it } from 'vitest';
import type { Offer } from '../../wire/types';
import type { Act } from './acts';
import { agentsOf, offerOf, offerTo, playsOf, replacedBy, wildsOf } from './plays';

const legal: Offer[] = (
  [
    { do: 'finish' },
    { do: 'cut', agent: 2, colour: 'red', replaces: null },
    { do: 'cut', agent: 0, colour: 'red', replaces: 'blue' },
    { do: 'cut', agent: 0, colour: 'green', replaces: null },
    { do: 'analyze', agent: 0, wire: 3 },
    { do: 'wild', agent: 1, as: 'analyze', wire: 3 },
    { do: 'wild', agent: 1, as: 'exit' },
    { do: 'pay', cards: ['cut-red', 'timer'] },
    { do: 'discard', card: 'timer' },
  ] satisfies Act[]
).map((act, id) => ({ id, act, label: '' }));

describe('what the table offers', () => {
  it('is found by the card, a Cut by its colour', () => {
    expect(playsOf(legal, 'cut-red').map((offer) => offer.id)).toEqual([1, 2]);
    expect(playsOf(legal, 'analyze').map((offer) => offer.id)).toEqual([4]);
    expect(playsOf(legal, 'timer')).toEqual([]);
  });

  it('names the agents, and the Cut that is replaced', () => {
    expect(agentsOf(playsOf(legal, 'cut-red'))).toEqual([0, 2]);
    expect(playsOf(legal, 'cut-red').map(replacedBy)).toEqual([null, 'blue']);
    expect(agentsOf(legal.slice(0, 1))).toEqual([]);
  });

  it('knows wild pairs, and their two cards in any order', () => {
    expect(wildsOf(legal).map((offer) => offer.id)).toEqual([5, 6]);
    expect(offerOf(legal, { do: 'pay', cards: ['timer', 'cut-red'] })?.id).toBe(7);
    expect(offerOf(legal, { do: 'pay', cards: ['timer', 'timer'] })).toBeUndefined();
  });

  it('finds a deed by its name and an action by its form', () => {
    expect(offerTo(legal, 'finish')?.id).toBe(0);
    expect(offerTo(legal, 'defuse')).toBeUndefined();
    expect(offerOf(legal, { do: 'discard', card: 'timer' })?.id).toBe(8);
  });
});
