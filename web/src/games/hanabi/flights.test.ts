import { describe, expect, it } from 'vitest';
import type { Rects } from '../../table/flip';
import { flightsOf } from './flights';
import type { HanabiEvent } from './types';

const rect = (x: number) => ({ x, y: 0, width: 10, height: 14 }) as DOMRect;
const rects = (...names: string[]): Rects => new Map(names.map((name, i) => [name, rect(i)]));

describe('the journeys of cards', () => {
  const events: HanabiEvent[] = [
    { t: 'played', seat: 0, slot: 1, order: 7, card: 'R3', fits: true, most: 5 },
    { t: 'drew', seat: 0, order: 20, card: null },
  ];

  it('lead from the hand to the firework, and from the deck to the hand', () => {
    const found = flightsOf(events, rects('card-7', 'deck'), rects('pile-R', 'card-20', 'deck'));
    expect(found.map(({ card, lands, fades }) => [card, lands, fades])).toEqual([['R3', 'pile-R', false], [null, 'card-20', false]]);
  });

  it('end in the cell of the discards, or at the button that opens them', () => {
    const discard: HanabiEvent[] = [{ t: 'discarded', seat: 0, slot: 0, order: 3, card: 'G4', most: 5 }];
    expect(flightsOf(discard, rects('card-3'), rects('discard-G4', 'column'))[0]?.lands).toBe('discard-G4');
    expect(flightsOf(discard, rects('card-3'), rects('column'))[0]?.lands).toBe('column');
  });

  it('do not happen where a place is not on the screen', () => {
    expect(flightsOf(events, rects(), rects())).toEqual([]);
  });
});
