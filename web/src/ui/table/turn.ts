/** Whose turn it is, in words. */

import type { Table, Update } from '../../wire/types';
import type { Words } from '../../words/it';

export function whoseTurn(table: Table, update: Update, w: Words['turn']): string {
  const turn = update.turn;
  if (turn.t === 'over') return w.over;
  if (table.you !== null && turn.seats.includes(table.you)) return w.yours;
  const names = turn.seats.map((seat) => table.seats[seat]?.name ?? '');
  return names.length === 1 ? w.of(names[0]!) : w.several(names);
}
