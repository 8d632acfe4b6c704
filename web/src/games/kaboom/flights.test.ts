import { describe, expect, it } from 'vitest';
import type { Rects } from '../../table/flip';
import { flightsOf } from './flights';
import type { KaboomEvent } from './types';

const rect = (x: number) => ({ x, y: 0, width: 10, height: 14 }) as DOMRect;
const rects = (...names: string[]): Rects => new Map(names.map((name, i) => [name, rect(i)]));
const way = (events: KaboomEvent[], before: Rects, after: Rects) => flightsOf(events, 0, before, after).map(({ card, from, to }) => [card, from.x, to.x]);

describe('the journeys of cards', () => {
  it('lead from my hand to my agent, and from others’ hands to theirs', () => {
    const mine: KaboomEvent[] = [{ t: 'cut', seat: 0, agent: 2, colour: 'red', replaced: null }];
    expect(way(mine, rects('hand-cut-red-0'), rects('deck', 'agent-0-2'))).toEqual([['cut-red', 0, 1]]);
    const pair: KaboomEvent[] = [{ t: 'analyzed', seat: 1, agent: 0, cards: ['timer', 'exit'], wire: 1, colour: null }];
    expect(way(pair, rects('deck', 'seat-1'), rects('agent-1-0'))).toEqual([['timer', 1, 0], ['exit', 1, 0]]);
  });

  it('are face down out of the deck, whoever draws', () => {
    const drew: KaboomEvent[] = [{ t: 'drew', seat: 0, count: 1, cards: ['exit'], turn: true }, { t: 'drew', seat: 1, count: 1, cards: null, turn: false }];
    expect(way(drew, rects('deck'), rects('hand-exit-0', 'seat-1'))).toEqual([[null, 0, 0], [null, 0, 1]]);
  });

  it('end in the discards', () => {
    const thrown: KaboomEvent[] = [{ t: 'discarded', seat: 1, card: 'timer' }];
    expect(way(thrown, rects('seat-1'), rects('deck', 'discards'))).toEqual([['timer', 0, 1]]);
  });

  it('show a card that was taken only to who knows it', () => {
    const took: KaboomEvent[] = [{ t: 'took', seat: 1, target: 2, card: null }];
    expect(way(took, rects('seat-2'), rects('seat-1'))).toEqual([[null, 0, 0]]);
  });

  it('do not happen where a place is not on the screen', () => {
    expect(way([{ t: 'discarded', seat: 1, card: 'timer' }], rects(), rects())).toEqual([]);
  });
});
