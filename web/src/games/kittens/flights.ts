/** The journeys of cards that events tell of, between hand, stage, pile, discards and players. */

import { MOVE, type Rects } from '../../table/flip';
import type { KittensEvent } from './types';

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

export function flightsOf(events: readonly KittensEvent[], me: number | null, before: Rects, after: Rects): Flight[] {
  const flights: Flight[] = [];
  const add = (card: string | null, leaves: readonly string[], lands: readonly string[]) => {
    const from = leaves.map((place) => before.get(place)).find(Boolean);
    const target = lands.find((place) => after.has(place));
    if (!from || target === undefined) return;
    const fades = target.startsWith('seat-');
    flights.push({ id: ++last, card, from, to: after.get(target)!, fades, lands: target, delay: MOVE.stagger * Math.min(flights.length, MOVE.most) * 3 });
  };
  /** Where a player's cards are: my own by their names, another's at their panel. */
  const at = (seat: number, card: string | null) => (seat === me && card ? [`hand-${card}`, 'hand'] : [`seat-${seat}`, 'hand']);
  for (const event of events) {
    switch (event.t) {
      case 'played':
        for (const card of event.cards) add(card, at(event.seat, card), ['stage', 'discards']);
        break;
      case 'noped':
        add('nope', at(event.seat, 'nope'), [`nope-${event.height - 1}`, 'discards']);
        break;
      case 'drew':
        add(event.card, ['pile'], at(event.seat, event.card));
        break;
      case 'exploding':
        add('kitten', ['pile'], ['stage', `seat-${event.seat}`]);
        break;
      case 'hid':
        add(null, ['stage'], ['pile']);
        break;
      case 'took':
        add(event.card, at(event.victim, event.card), at(event.seat, event.card));
        break;
      case 'defused':
        add(event.card, at(event.seat, event.card), ['discards']);
        break;
    }
  }
  return flights;
}
