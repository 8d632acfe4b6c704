/** The journeys of cards that events tell of, between hand, stage, pile, discards and players. */

import type { Rects } from '../../table/flip';
import { cardAt, journeys, straight, type CardFlight, type Path } from '../../ui/board/flights';
import type { KittensEvent } from './types';

export const WIDTH = 88;
const MANNER = { fades: /^seat-/, awaited: /^stage$/, pace: 3 };

export function flightsOf(events: readonly KittensEvent[], me: number | null, before: Rects, after: Rects): CardFlight[] {
  const { flights, add } = journeys<Pick<CardFlight, 'card'>>(before, after, MANNER);
  /** Where a player's cards are: my own by their names, another's at their panel. */
  const at = (seat: number, card: string | null) => (seat === me && card ? [`hand-${card}`, 'hand'] : [`seat-${seat}`, 'hand']);
  for (const event of events) {
    switch (event.t) {
      case 'played':
        for (const card of event.cards) add({ card }, at(event.seat, card), ['stage', 'discards']);
        break;
      case 'noped':
        add({ card: 'nope' }, at(event.seat, 'nope'), [`nope-${event.height - 1}`, 'discards']);
        break;
      case 'drew':
        add({ card: event.card }, ['pile'], at(event.seat, event.card));
        break;
      case 'exploding':
        add({ card: 'kitten' }, ['pile'], ['stage', `seat-${event.seat}`]);
        break;
      case 'hid':
        add({ card: null }, ['stage'], ['pile']);
        break;
      case 'took':
        add({ card: event.card }, at(event.victim, event.card), at(event.seat, event.card));
        break;
      case 'defused':
        add({ card: event.card }, at(event.seat, event.card), ['discards']);
        break;
    }
  }
  return flights;
}

/** From the middle of one place to the middle of another, as large as each has room for. */
export function pathOf({ from, to, fades }: CardFlight): Path {
  const at = (rect: DOMRect) => cardAt(rect, WIDTH, Math.min(rect.width, rect.height / 1.4) / WIDTH);
  return straight(at(from), at(to), fades);
}
