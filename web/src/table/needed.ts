/** What a table needs of me now. Pure: the title, the icon of the page and notices say it, each in its way. */

import type { Table, Update } from '../wire/types';
import { myTurn } from './state';

export type Need =
  | 'turn'
  | 'late' // my turn, and the time to think is over
  | 'wish' // somebody would like to take something back
  | 'pause'; // somebody would like a pause

export function needed(table: Table | null, update: Update | null, late: boolean): Need | null {
  if (!table || table.you === null || table.phase !== 'playing' || table.paused) return null;
  const me = table.you;
  if (table.seats[me]?.bot != null) return null; // one plays for me
  if (table.wish) return table.wish.agreed.includes(me) ? null : 'wish';
  if (table.wishes.length && !table.wishes.includes(me)) return 'pause';
  return !myTurn(update) ? null : late ? 'late' : 'turn';
}
