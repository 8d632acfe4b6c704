/** Who is gone, or thinks for too long, at a moment of the table's time. Pure: what may be asked then, the table has said. */

import type { Seat, Table, Update } from '../wire/types';

export const SOON = 8000; // milliseconds during which nobody is called away: lines break for a moment

export interface Missing {
  seat: number;
  name: string;
  away: number | null; // for how long; null: here, and thinking
  left: number | null; // milliseconds until a bot may play; null: never
}

/** Who plays on a seat: the human's own name, or of whoever sits in. */
export const nameOf = (seat: Seat | undefined): string => seat?.sitter || (seat?.name ?? '');

const isAway = (seat: Seat, now: number): boolean => seat.kind === 'human' && !seat.online && seat.bot === null && now - (seat.away ?? now) >= SOON;

/** Those who are away, whether they are waited for or not. */
export const awayOnes = (table: Table, now: number): number[] => table.seats.flatMap((seat, i) => (i !== table.you && isAway(seat, now) ? [i] : []));

/** Those whom the game waits for and should not wait for much longer. */
export function missing(table: Table, update: Update, now: number): Missing[] {
  const turn = update.turn;
  if (turn.t !== 'waiting' || table.phase !== 'playing' || table.paused) return [];
  return turn.seats.flatMap((seat) => {
    const who = table.seats[seat]!;
    if (seat === table.you || who.kind !== 'human' || who.bot !== null) return [];
    const dues = [
      ...(isAway(who, now) && table.grace !== null ? [who.away! + table.grace - now] : []),
      ...(update.patience != null && now >= update.patience ? [0] : []),
    ];
    const away = isAway(who, now) ? now - who.away! : null;
    if (away === null && !dues.length) return [];
    return [{ seat, name: nameOf(who), away, left: dues.length ? Math.max(0, Math.min(...dues)) : null }];
  });
}
