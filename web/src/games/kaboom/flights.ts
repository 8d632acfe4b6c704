/** The journeys of cards that events tell of: hand to agent, agent to discards, deck to hand, hand to hand. */

import type { Rects } from '../../table/flip';
import { cardAt, journeys, straight, type CardFlight, type Path } from '../../ui/board/flights';
import type { KaboomEvent } from './types';

export const WIDTH = 56;
const MANNER = { fades: /^/, awaited: /^$/, pace: 2 };

/** The last of the places of which the name begins so. */
const lastOf = (rects: Rects, start: string): string[] => [...rects.keys()].filter((name) => name.startsWith(start)).slice(-1);

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
export function flightsOf(events: readonly KaboomEvent[], you: number | null, before: Rects, after: Rects): CardFlight[] {
  const { flights, add } = journeys<Pick<CardFlight, 'card'>>(before, after, MANNER);
  const hand = (seat: number, card: string | null, rects: Rects) => (seat === you && card ? lastOf(rects, `hand-${card}-`) : [`seat-${seat}`]);
  for (const event of events) {
    if (event.t === 'drew') {
      for (let i = 0; i < event.count; i++) add({ card: null }, ['deck', 'column'], hand(event.seat, event.cards?.[i] ?? null, after));
    } else if (event.t === 'discarded') add({ card: event.card }, hand(event.seat, event.card, before), ['discards', 'column']);
    else if (event.t === 'took') add({ card: event.card }, hand(event.target, event.card, before), hand(event.seat, event.card, after));
    else if ('agent' in event && 'seat' in event) {
      for (const card of onAgent(event)) add({ card }, hand(event.seat, card, before), [`agent-${event.seat}-${event.agent}`]);
    }
  }
  return flights;
}

/** From the middle of one place to the middle of another. */
export const pathOf = ({ from, to, fades }: CardFlight, size: number): Path => straight(cardAt(from, WIDTH, 0.9 * size), cardAt(to, WIDTH, 0.75 * size), fades, 0.7);
