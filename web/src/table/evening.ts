/** What the games of an evening come to. Pure. */

import type { Evening, EveningPlayer, Next, Over, Result, Table } from '../wire/types';

/** How a game ended for whoever looks at it: the page is told apart by it in picture, colour and words. */
export type Outcome =
  | 'won' // I, or all of us
  | 'scored' // all together, in a game of points, with some
  | 'lost' // somebody else won, or nobody
  | 'watched';

/** `points`: a game that all play together for points, in which one need not win or lose. */
export function outcome(over: Over, points: boolean, you: number | null): Outcome {
  if (you === null) return 'watched';
  if (over.winners.includes(you)) return 'won';
  return points && (over.scores[0] ?? 0) > 0 ? 'scored' : 'lost';
}

export interface Standing extends EveningPlayer {
  behind: number; // wins less than who leads
  me: boolean;
  place: number; // the seat whose colour they wear
  i: number; // their place among the players
}

/** Everybody who played against others, who won most first, and of those with as many who sits first. */
export function standings(evening: Evening, you: number | null, next: number | null): Standing[] {
  const against = new Set(evening.games.filter((game) => !game.together).flatMap((game) => game.players));
  const most = Math.max(...evening.players.map((player) => player.wins));
  return evening.players
    .map((player, i) => ({
      ...player,
      behind: most - player.wins,
      me: (you !== null && player.seat === you) || (next !== null && player.next === next),
      place: player.next ?? player.seat ?? i,
      i,
    }))
    .filter((player) => against.has(player.i))
    .sort((a, b) => b.wins - a.wins || a.place - b.place);
}

/** How many games a player had won against others, before the first and after each. */
export const course = (evening: Evening, player: number): number[] =>
  evening.games
    .filter((game) => !game.together)
    .reduce((wins, game) => [...wins, wins.at(-1)! + Number(game.winners.some((seat) => game.players[seat] === player))], [0]);

export interface Team {
  game: string;
  count: number;
  won: number;
  best: number;
  mean: number;
}

/** What everybody reached together, by the game. */
export function teams(evening: Evening): Team[] {
  const games = [...new Set(evening.games.filter((game) => game.together).map((game) => game.game))];
  return games.map((game) => {
    const all = evening.games.filter((one) => one.game === game);
    const scores = all.map((one) => one.scores[0] ?? 0);
    const sum = scores.reduce((a, b) => a + b, 0);
    return { game, count: all.length, won: all.filter((one) => one.winners.length).length, best: Math.max(...scores), mean: sum / all.length };
  });
}

/** The names of those who won a game. */
export const winnersOf = (game: Result, evening: Evening): string[] =>
  game.winners.map((seat) => evening.players[game.players[seat]!]?.name ?? '');

/** People at the next game who have not said that they play: here, and not here. */
export function missing(next: Next): { here: string[]; gone: string[] } {
  const unready = next.seats.filter((seat) => seat.kind === 'human' && !seat.ready);
  const named = (online: boolean) => unready.filter((seat) => seat.online === online).map((seat) => seat.name);
  return { here: named(true), gone: named(false) };
}

/** What a shuffle is kept by, of the game that gathers. */
export const gathering = (table: Table, next: Next): Pick<Table, 'code' | 'commit' | 'phase' | 'number'> => ({
  code: table.code,
  commit: next.commit,
  phase: 'gathering',
  number: next.number,
});
