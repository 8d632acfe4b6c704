/** Who has answered a wish to take back, and who must. Pure. */

import type { Table, Wish } from '../wire/types';
import { nameOf } from './absence';

export interface Answer {
  seat: number;
  name: string;
  bot: boolean;
  agreed: boolean;
}

/** Everybody but whoever wishes, in the order of the seats. */
export const answersTo = (wish: Wish, { seats }: Table): Answer[] =>
  seats.flatMap((who, seat) => (seat === wish.seat ? [] : [{ seat, name: nameOf(who), bot: who.bot !== null, agreed: wish.agreed.includes(seat) }]));

/** Whether this seat must still answer; onlookers never. */
export const isAsked = (wish: Wish, seat: number | null): boolean => seat !== null && !wish.agreed.includes(seat);
