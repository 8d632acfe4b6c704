/** Journeys that two outlines tell of: what comes into a hand came from where something is missing now, what comes onto the
 * table from whoever acted, and what goes out of sight went to where there is more. */

import type { Rects } from '../../../table/flip';
import type { Thing } from '../../../wire/types';
import { journeys, straight, type Flight, type Path } from '../flights';
import { sideKey, thingKey, thingsOf, type WholeOutline, type WholeSide } from './outline';

export interface ThingFlight extends Flight {
  thing: Thing;
}

const MANNER = { fades: /^(side|pile)-/, awaited: /^thing-/, pace: 1.5 };
const wealth = ({ held, counters }: WholeSide): number => held + counters.reduce((sum, { count }) => sum + count, 0);

/** The sides and piles that have less than before, or more, by their keys. */
function changed(now: WholeOutline, was: WholeOutline, by: 1 | -1): string[] {
  const piles = now.piles.filter((pile, i) => (pile.count - (was.piles[i]?.count ?? pile.count)) * by > 0).map(({ key }) => key);
  const sides = now.sides.flatMap((side, seat) => ((wealth(side) - wealth(was.sides[seat] ?? side)) * by > 0 ? [sideKey(seat)] : []));
  return [...piles, ...sides];
}

export function flightsOf(now: WholeOutline, was: WholeOutline, before: Rects, after: Rects, actor: number | null): ThingFlight[] {
  const { flights, add } = journeys<{ thing: Thing }>(before, after, MANNER);
  const [less, more] = [changed(now, was, -1), changed(now, was, 1)];
  const mine = new Set(now.hand.map(thingKey));
  const [olds, news] = [new Set(thingsOf(was).map(thingKey)), new Set(thingsOf(now).map(thingKey))];
  const played = actor === null ? less : [sideKey(actor)];
  for (const thing of thingsOf(was)) if (!news.has(thingKey(thing))) add({ thing }, [thingKey(thing)], more);
  for (const thing of thingsOf(now)) {
    const key = thingKey(thing);
    if (!olds.has(key)) add({ thing }, mine.has(key) ? less : played, [key]);
  }
  return flights;
}

/** The double is as wide as the place where it lands, or as the one where it starts if it fades. */
export function pathOf({ from, to, fades }: ThingFlight): Path {
  const at = (rect: DOMRect, width: number, scale: number) => {
    const [x, y] = [rect.x + (rect.width - width * scale) / 2, rect.y + (rect.height - width * 1.4 * scale) / 2];
    return `translate(${x}px, ${y}px) scale(${scale})`;
  };
  const width = widthOf({ from, to, fades });
  const start = Math.min(1, from.width / width, from.height / (width * 1.4));
  const end = fades ? Math.min(1, to.width / width, to.height / (width * 1.4)) * 0.8 : 1;
  return straight(at(from, width, start), at(to, width, end), fades);
}

export const widthOf = ({ from, to, fades }: Pick<ThingFlight, 'from' | 'to' | 'fades'>): number => (fades ? from.width : to.width);
