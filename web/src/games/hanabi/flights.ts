/** The journeys of cards that events tell of: hand to firework or discards, deck to hand. */

import { MOVE, type Rects } from '../../table/flip';
import type { HanabiEvent } from './types';

export interface Flight {
  id: number;
  card: string | null; // null flies face down
  from: DOMRect;
  to: DOMRect;
  fades: boolean; // shrinks into a place where no card is drawn
  lands: string; // the element that waits for it
  delay: number;
}

let last = 0;

/** Where a discarded card goes: its cell in the table of discards, or the button that opens it. */
const discardPlace = (card: string, after: Rects) => [`discard-${card}`, 'column'].find((place) => after.has(place));

export function flightsOf(events: readonly HanabiEvent[], before: Rects, after: Rects): Flight[] {
  const flights: Flight[] = [];
  const add = (card: string | null, from: DOMRect | undefined, lands: string | undefined, fades: boolean) => {
    const to = lands === undefined ? undefined : after.get(lands);
    if (!from || !to || lands === undefined) return;
    const delay = MOVE.stagger * Math.min(flights.length, MOVE.most) * 3;
    flights.push({ id: ++last, card, from, to, fades, lands, delay });
  };
  for (const event of events) {
    if (event.t === 'played' && event.fits) add(event.card, before.get(`card-${event.order}`), `pile-${event.card[0]}`, false);
    else if (event.t === 'played' || event.t === 'discarded')
      add(event.card, before.get(`card-${event.order}`), discardPlace(event.card, after), true);
    else if (event.t === 'drew') add(event.card, before.get('deck'), `card-${event.order}`, false);
  }
  return flights;
}
