/** Whether I am alone with bots and wait for one of them, which could move at once. Pure; the server looks again. */

import type { Table, Update } from '../wire/types';

/** `windows` are the asks in which even the time of an answer may tell something. */
export function onlyBots(table: Table, { turn }: Update, windows: readonly string[]): boolean {
  if (turn.t !== 'waiting' || turn.until !== null || windows.includes(turn.ask)) return false;
  if (table.you === null || table.phase !== 'playing' || table.paused || table.wish) return false;
  const people = table.seats.flatMap(({ kind, bot }, seat) => (kind === 'human' && bot === null ? [seat] : []));
  return people.length === 1 && people[0] === table.you && !turn.seats.includes(table.you);
}
