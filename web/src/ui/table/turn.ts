/** Whose turn it is, in words. */

import type { Table, Update } from '../../wire/types';
import type { FrameWords } from '../settings.svelte';

export function whoseTurn(table: Table, update: Update, w: FrameWords): string {
  const turn = update.turn;
  if (turn.t === 'over') return w('turn-over');
  if (table.you !== null && !table.eyes && turn.seats.includes(table.you)) return w('turn-yours');
  const names = turn.seats.map((seat) => table.seats[seat]?.name ?? '');
  return names.length === 1 ? w('turn-of', { name: names[0]! }) : w('turn-several', { names: w.and(names) });
}
