/** What this browser keeps of each table's shuffle: the first commitment it saw, and the one salt it adds. */

import type { Kept } from '../../wire/fair';
import { freshSalt } from '../../wire/salt';
import type { Table } from '../../wire/types';
import { keep, recall } from '../keep';

const KEY = 'shuffles';
const TABLES = 60; // the last ones that were seen

type Shuffle = Kept & { code: string };

const others = (code: string): Shuffle[] => recall<Shuffle[]>(KEY, []).filter((one) => one.code !== code);
const store = (shuffle: Shuffle): void => keep(KEY, [shuffle, ...others(shuffle.code)].slice(0, TABLES));

/** What was kept of a table, and is kept from now on if it is seen for the first time. */
export function keptOf(table: Pick<Table, 'code' | 'commit' | 'phase'>): Kept {
  const kept = recall<Shuffle[]>(KEY, []).find((one) => one.code === table.code);
  if (kept) return kept;
  const { code, commit, phase } = table;
  const first = { code, commit, early: phase === 'gathering', salt: null };
  store(first);
  return first;
}

/**
 * The salt for a table, made once its commitment is known. There is only one: were there several, a table could choose
 * the one it likes.
 */
export function saltFor(table: Table): string {
  const kept = keptOf(table);
  const salt = kept.salt ?? freshSalt();
  if (kept.salt === null) store({ ...kept, code: table.code, salt });
  return salt;
}

/** A new table has this code: what was kept of an older one is about another. */
export const forget = (code: string): void => keep(KEY, others(code));
