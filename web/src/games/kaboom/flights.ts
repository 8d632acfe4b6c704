/** The journeys of cards that events tell of: hand to agent, agent to discards, deck to hand, hand to hand. */

import { MOVE, type Rects } from '../../table/flip';
import type { KaboomEvent } from './types';

export interface Flight {
  id: number;
  card: string | null; // null flies face down
  from: DOMRect;
  to: DOMRect;
  delay: number;
}

let last = 0;

/** Where something of a name begins, among all that are alike. */
const some = (rects: Rects, start: string): DOMRect | undefined => [...rects].findLast(([name]) => name.startsWith(start))?.[1];

/** The cards that a play puts on an agent. */
function onAgent(event: KaboomEvent): string[] {
  switch (event.t) {
    case 'cut':
      return [`cut-${event.colour}`];
    case 'analyzed':
    case 'exited':
      return event.cards;
    case 'hurried':
      return [event.card];
    case 'intercepted':
      return ['intercept'];
    case 'alarmed':
      return ['alarm'];
    case 're-entered':
      return ['re-enter'];
    case 'bypassed':
      return ['bypass'];
    default:
      return [];
  }
}

/** `you` is the seat whose hand lies open here. */
export function flightsOf(events: readonly KaboomEvent[], you: number | null, before: Rects, after: Rects): Flight[] {
  const flights: Flight[] = [];
  const add = (card: string | null, from: DOMRect | undefined, to: DOMRect | undefined) => {
    if (!from || !to) return;
    const delay = MOVE.stagger * Math.min(flights.length, MOVE.most) * 2;
    flights.push({ id: ++last, card, from, to, delay });
  };
  const hand = (seat: number, card: string | null, rects: Rects) => (seat === you && card ? some(rects, `hand-${card}-`) : rects.get(`seat-${seat}`));
  const gone = after.get('discards') ?? after.get('column');
  for (const event of events) {
    if (event.t === 'drew') {
      for (let i = 0; i < event.count; i++) {
        const card = event.cards?.[i] ?? null;
        add(null, before.get('deck') ?? before.get('column'), hand(event.seat, card, after));
      }
    } else if (event.t === 'discarded') add(event.card, hand(event.seat, event.card, before), gone);
    else if (event.t === 'took') add(event.card, hand(event.target, event.card, before), hand(event.seat, event.card, after));
    else if ('agent' in event && 'seat' in event) {
      for (const card of onAgent(event)) add(card, hand(event.seat, card, before), after.get(`agent-${event.seat}-${event.agent}`));
    }
  }
  return flights;
}
