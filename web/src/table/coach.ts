/** The rows of a coach, in an order that a pointer can rely on. */

import type { Row } from '../wire/types';

/** The rows as they stood: their figures may change, new ones come last. In a new turn the best comes first again. */
export function steady(before: readonly Row[], rows: readonly Row[], anew: boolean): Row[] {
  if (anew) return [...rows];
  const stay = before.flatMap((old) => rows.filter((row) => row.key === old.key));
  return [...stay, ...rows.filter((row) => !stay.includes(row))];
}
