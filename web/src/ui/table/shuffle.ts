/** What this browser keeps of the shuffle of each game at a table: the first commitment it saw, and the one salt it adds. */

import type { Kept } from '../../wire/fair';
import { freshSalt } from '../../wire/salt';
import type { Table } from '../../wire/types';
import { keep, recall } from '../keep';

const KEY = 'shuffles';
const GAMES = 60; // the last ones that were seen

/** A game of a table: its number among those of the evening. */
export type Dealt = Pick<Table, 'code' | 'commit' | 'phase' | 'number'>;
type Shuffle = Kept & { code: string; number?: number }; // without: from before evenings, the first

const all = (): Shuffle[] => recall<Shuffle[]>(KEY, []);
const same = (one: Shuffle, { code, number }: Pick<Dealt, 'code' | 'number'>): boolean => one.code === code && (one.number ?? 1) === number;
const store = (shuffle: Shuffle & Pick<Dealt, 'number'>): void => keep(KEY, [shuffle, ...all().filter((one) => !same(one, shuffle))].slice(0, GAMES));

/** What was kept of a game, and is kept from now on if it is seen for the first time. */
export function keptOf(game: Dealt): Kept {
  const kept = all().find((one) => same(one, game));
  if (kept) return kept;
  const { code, number, commit, phase } = game;
  const first = { code, number, commit, early: phase === 'gathering', salt: null };
  store(first);
  return first;
}

/**
 * The salt for a game, made once its commitment is known. There is only one: were there several, a table could choose
 * the one it likes.
 */
export function saltFor(game: Dealt): string {
  const kept = keptOf(game);
  const salt = kept.salt ?? freshSalt();
  if (kept.salt === null) store({ ...kept, code: game.code, number: game.number, salt });
  return salt;
}

/** A new table has this code: what was kept of an older one is about another. */
export const forget = (code: string): void => keep(KEY, all().filter((one) => one.code !== code));
