/** What a list of finished games comes to: no DOM, no words. Games come newest first, as the server sends them. */

import type { Past } from '../../games/past';
import type { FinishedGame } from '../../wire/types';

export type When = 'month' | 'year' | 'ever';
export interface Filter {
  players: number | null; // at the table; null: any
  when: When;
}
export type Pasts = Record<string, Past | null>;

const DAY = 24 * 3600;
const SPAN: Record<When, number> = { month: 30 * DAY, year: 365 * DAY, ever: Infinity };
export const ENOUGH = 5; // games, before anything is drawn of them
const BEADS = 24;

/** The filter that an address holds; whatever it does not understand is left out. */
export function readFilter(search: string): Filter {
  const given = new URLSearchParams(search);
  const players = Number(given.get('players'));
  const when = given.get('time') as When | null;
  return { players: Number.isInteger(players) && players > 0 && players <= 8 ? players : null, when: when && Object.hasOwn(SPAN, when) ? when : 'ever' };
}

export function writeFilter({ players, when }: Filter): string {
  const given = new URLSearchParams();
  if (players !== null) given.set('players', String(players));
  if (when !== 'ever') given.set('time', when);
  return given.size ? `?${given}` : '';
}

export const filtered = (games: readonly FinishedGame[], { players, when }: Filter, now: number): FinishedGame[] =>
  games.filter((game) => (players === null || game.names.length === players) && game.ended >= now / 1000 - SPAN[when]);

export const seatsOf = (games: readonly FinishedGame[]): number[] => [...new Set(games.map(({ names }) => names.length))].sort((a, b) => a - b);

/** Whether a game was won, as its folder says; elsewhere by its winners. */
export const isWon = (game: FinishedGame, pasts: Pasts): boolean => pasts[game.game]?.won(game) ?? game.winners.includes(game.you);

export const scoreOf = (game: FinishedGame): number => game.scores[game.you] ?? 0;

export const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

export interface Result {
  played: number;
  won: number; // by winners alone
  chance: number; // by which they would have won anyway; against each other only
  best: number;
  average: number | null; // of games for points, but for the lost ones
  last: readonly FinishedGame[]; // the oldest of them first
}

/** What all games of a kind come to. */
export function resultOf(games: readonly FinishedGame[], past: Past | null): Result {
  const scored = past?.scores && games.filter((game) => !past.scores!.lost(game)).map(scoreOf);
  return {
    played: games.length,
    won: games.filter((game) => game.winners.includes(game.you)).length,
    chance: games.length ? mean(games.map(({ names }) => 1 / names.length)) : 0,
    best: Math.max(0, ...games.filter((game) => game.together && (scored !== undefined || game.winners.length > 0)).map(scoreOf)),
    average: scored?.length ? mean(scored) : null,
    last: games.slice(0, 11).reverse(),
  };
}

export interface Spread {
  most: number;
  counts: readonly number[]; // by score
  lost: number;
  average: number | null;
  best: number;
}

/** How scores are spread, for each size of box by itself, the most played first. */
export function spreads(games: readonly FinishedGame[], past: Past): Spread[] {
  const { most, lost } = past.scores!;
  const sizes = new Map<number, FinishedGame[]>();
  for (const game of games) sizes.set(most(game), [...(sizes.get(most(game)) ?? []), game]);
  return [...sizes].sort((a, b) => b[1].length - a[1].length).map(([most, all]) => {
    const scored = all.filter((game) => !lost(game)).map(scoreOf);
    const counts = Array.from({ length: most + 1 }, (_, score) => scored.filter((one) => one === score).length);
    return { most, counts, lost: all.length - scored.length, average: scored.length ? mean(scored) : null, best: Math.max(0, ...scored) };
  });
}

export interface Counted {
  key: string;
  count: number;
}
/** How often each ending came, in the order of its game; those that never came are left out. */
export function endings(games: readonly FinishedGame[], past: Past): Counted[] {
  const keys = games.map(past.ending);
  return past.endings().map(({ key }) => ({ key, count: keys.filter((one) => one === key).length })).filter(({ count }) => count > 0);
}

export interface Run {
  beads: readonly boolean[]; // the oldest first
  now: number; // wins in a row up to the newest
  longest: number;
  ended: number | null; // when the longest did
}

export function runOf(games: readonly FinishedGame[], pasts: Pasts): Run {
  const results = games.map((game) => isWon(game, pasts)).reverse();
  let [row, longest, ended] = [0, 0, null as number | null];
  results.forEach((won, i) => {
    row = won ? row + 1 : 0;
    if (row > 0 && row >= longest) [longest, ended] = [row, games[games.length - 1 - i]!.ended];
  });
  return { beads: results.slice(-BEADS), now: row, longest, ended };
}

export interface Month {
  year: number;
  month: number; // 0 to 11
  games: number;
  luck: number; // mean, in points of chance
  skill: number;
}

/** Luck and skill of reviewed games against others, month by month, the oldest first. */
export function months(games: readonly FinishedGame[]): Month[] {
  const by = new Map<string, FinishedGame[]>();
  for (const game of [...games].reverse()) {
    if (game.together || game.luck == null || game.skill == null) continue;
    const date = new Date(game.ended * 1000);
    const key = `${date.getFullYear()}-${date.getMonth()}`;
    by.set(key, [...(by.get(key) ?? []), game]);
  }
  return [...by].map(([key, all]) => {
    const [year, month] = key.split('-').map(Number) as [number, number];
    return { year, month, games: all.length, luck: mean(all.map((game) => 100 * game.luck!)), skill: mean(all.map((game) => 100 * game.skill!)) };
  });
}
