/** The maker of a table sits before the commitment is known: once it is, add a salt by sitting down again. */

import type { Session } from '../../table/session';
import { freshSalt } from '../../wire/salt';
import type { Table } from '../../wire/types';
import { keep, recall } from '../keep';

const KEY = 'salted';
const REMEMBERED = 20;

/** Remember that this seat has added its salt. */
export function salted(code: string): void {
  keep(KEY, [code, ...recall<string[]>(KEY, []).filter((one) => one !== code)].slice(0, REMEMBERED));
}

/** Add a salt to this table's shuffle, once. */
export function addSalt(session: Session, table: Table, name: string): void {
  if (table.you === null || recall<string[]>(KEY, []).includes(table.code)) return;
  salted(table.code);
  session.ask({ t: 'sit', name: table.seats[table.you]?.name || name, seat: table.you, salt: freshSalt() });
}
