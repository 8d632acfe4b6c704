/** Whom somebody does not want to hear. Names are nobody else's at a table; onlookers have numbers, in any language. Pure. */

import type { Table, Told } from '../wire/types';
import { nameOf } from './absence';

/** Who said it: a name, or `#3`, which is nobody's name, for an onlooker. */
export const speaker = ({ name, seat }: Pick<Told, 'name' | 'seat'>): string => (seat === null ? `#${/\d+/.exec(name)?.[0] ?? ''}` : name);

/** The table without what the muted say and point at. */
export function hushed(table: Table, muted: readonly string[]): Table {
  if (!muted.length) return table;
  return {
    ...table,
    said: table.said.filter((told) => !muted.includes(speaker(told))),
    signals: table.signals.filter(({ seat }) => !muted.includes(nameOf(table.seats[seat]))),
  };
}
