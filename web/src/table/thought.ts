/** How long somebody may think, where the table measures it: softly, nobody loses anything when it is over. Pure. */

import type { Table, Update } from '../wire/types';

/** The people whom the game waits for. */
export function thinkers(table: Table, update: Update): number[] {
  const turn = update.turn;
  if (turn.t !== 'waiting' || table.phase !== 'playing') return [];
  return turn.seats.filter((seat) => table.seats[seat]?.kind === 'human' && table.seats[seat].bot === null);
}

/** Milliseconds until a bot may move for them, negative from then on; null where nobody counts. */
export function thoughtLeft(table: Table, update: Update, now: number): number | null {
  return update.patience == null || !thinkers(table, update).length ? null : update.patience - now;
}

/** As a clock shows it: rounded up so that 0:00 is the end, and then what has gone by since. */
export function face(left: number): string {
  const whole = left > 0 ? Math.ceil(left / 1000) : Math.floor(-left / 1000);
  return `${left > 0 || !whole ? '' : '+'}${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
