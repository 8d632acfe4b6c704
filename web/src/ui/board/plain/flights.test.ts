import { describe, expect, it } from 'vitest';
import type { Rects } from '../../../table/flip';
import type { Outline, Thing } from '../../../wire/types';
import { update } from '../../../wire/update.fixture';
import { flightsOf, pathOf } from './flights';
import { outlineOf } from './outline';

const rect = (x: number) => ({ x, y: 0, width: 10, height: 14 }) as DOMRect;
const rects = (...names: string[]): Rects => new Map(names.map((name, i) => [name, rect(i)]));
const thing = (id: string): Thing => ({ id, text: id });
const whole = (outline: Outline) => outlineOf(update(1, { outline }), 2);
const table = (hand: string[], wheel: string[], pile: number, held: number, points = 0) =>
  whole({
    sides: [{ counters: [{ label: 'Points', count: points }] }, { held }],
    hand: hand.map(thing),
    piles: [{ label: 'Pile', count: pile }, { label: 'Wheel', count: wheel.length, things: wheel.map(thing) }],
  });
const PLACES = ['pile-0', 'pile-1', 'side-0', 'side-1'];

describe('the journeys on a plain board', () => {
  it('bring what is drawn from the pile that is lower now', () => {
    const [found, ...more] = flightsOf(table(['a', 'c'], ['b'], 8, 4), table(['a', 'b'], [], 9, 4), rects(...PLACES, 'thing-a', 'thing-b'), rects(...PLACES, 'thing-a', 'thing-b', 'thing-c'), 0);
    expect([found?.thing.id, found?.from.x, found?.lands, found?.fades]).toEqual(['c', 0, 'thing-c', false]);
    expect(more).toEqual([]); // what is seen before and after glides by itself
  });

  it('bring what another plays from their side, although they draw another', () => {
    const [found] = flightsOf(table([], ['b'], 8, 4), table([], [], 9, 4), rects(...PLACES), rects(...PLACES, 'thing-b'), 1);
    expect([found?.from.x, found?.lands]).toEqual([3, 'thing-b']);
  });

  it('take what is won to the side of whoever has more now', () => {
    const found = flightsOf(table([], [], 9, 4, 2), table(['a'], ['b'], 9, 4), rects(...PLACES, 'thing-a', 'thing-b'), rects(...PLACES), 0);
    expect(found.map(({ thing, lands, fades }) => [thing.id, lands, fades])).toEqual([['a', 'side-0', true], ['b', 'side-0', true]]);
    expect(pathOf(found[0]!).frames).toHaveLength(3);
  });
});
