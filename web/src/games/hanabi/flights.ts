/** The journeys of cards that events tell of: hand to firework or discards, deck to hand. */

import type { Rects } from '../../table/flip';
import { journeys, straight, type CardFlight, type Path } from '../../ui/board/flights';
import type { HanabiEvent } from './types';

/** A discarded card goes to its cell in the table of discards, or to the button that opens it. */
const MANNER = { fades: /^(discard-|column$)/, awaited: /^(pile|card)-/, pace: 3 };

export function flightsOf(events: readonly HanabiEvent[], before: Rects, after: Rects): CardFlight[] {
  const { flights, add } = journeys<Pick<CardFlight, 'card'>>(before, after, MANNER);
  for (const event of events) {
    if (event.t !== 'played' && event.t !== 'discarded' && event.t !== 'drew') continue;
    const [{ card }, own] = [event, `card-${event.order}`];
    if (event.t === 'drew') add({ card }, ['deck'], [own]);
    else if (event.t === 'played' && event.fits) add({ card }, [own], [`pile-${event.card[0]}`]);
    else add({ card }, [own], [`discard-${card}`, 'column']);
  }
  return flights;
}

/** The double is as wide as the place where it lands. */
export function pathOf({ from, to, fades }: CardFlight): Path {
  const at = (rect: DOMRect, scale: number) => `translate(${rect.x}px, ${rect.y}px) scale(${scale})`;
  const start = from.width / to.width;
  const shrunk = start * Math.min(1, to.width / from.width, to.height / from.height) * 0.8;
  return straight(at(from, start), at(to, fades ? shrunk : 1), fades);
}
