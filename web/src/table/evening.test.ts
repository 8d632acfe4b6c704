import { describe, expect, it } from 'vitest';
import type { Evening, Next, Over, Seat } from '../wire/types';
import { course, missing, outcome, standings, teams, winnersOf } from './evening';

const over = (scores: number[], winners: number[]): Over => ({ t: 'over', why: '', scores, winners });
const player = (name: string, wins: number, seat: number | null, next: number | null) => ({ name, wins, seat, next, bot: false });
const result = (number: number, game: string, together: boolean, scores: number[], winners: number[], players = [0, 1, 2]) => ({ number, game, together, players, scores, winners });

describe('how a game ended for whoever looks', () => {
  it('is told apart against others', () => {
    expect(outcome(over([1, 0], [0]), false, 0)).toBe('won');
    expect(outcome(over([1, 0], [0]), false, 1)).toBe('lost');
    expect(outcome(over([0, 0], []), false, 1)).toBe('lost');
    expect(outcome(over([1, 0], [0]), false, null)).toBe('watched');
  });
  it('is one for all together, in games of points with something between winning and losing', () => {
    expect(outcome(over([25, 25], [0, 1]), true, 1)).toBe('won');
    expect(outcome(over([18, 18], []), true, 1)).toBe('scored');
    expect(outcome(over([0, 0], []), true, 1)).toBe('lost');
    expect(outcome(over([-3, -3], []), true, 1)).toBe('lost');
    expect(outcome(over([23, 23], []), false, 1)).toBe('lost');
  });
});

describe('the sum of an evening', () => {
  const evening: Evening = {
    games: [
      result(1, 'duel', false, [0, 2, 1], [1]),
      result(2, 'duel', false, [2, 1, 0], [2], [0, 1, 3]),
      result(3, 'choir', true, [10, 10], [], [0, 1]),
      result(4, 'choir', true, [25, 25], [0, 1], [0, 1]),
    ],
    players: [player('Ada', 0, 0, 0), player('Bea', 1, 1, null), player('Carlo', 0, null, null), player('Dora', 1, null, 1)],
  };
  it('has who won most first, then who sits first, and knows me by either seat', () => {
    const rows = standings(evening, 0, 0);
    expect(rows.map((row) => [row.name, row.wins, row.behind, row.me])).toEqual([
      ['Bea', 1, 0, false],
      ['Dora', 1, 0, false],
      ['Ada', 0, 1, true],
      ['Carlo', 0, 1, false],
    ]);
    expect(standings(evening, null, 1).find((row) => row.me)?.name).toBe('Dora');
  });
  it('adds nothing up that was reached together, but says best and mean', () => {
    expect(teams(evening)).toEqual([{ game: 'choir', count: 2, won: 1, best: 25, mean: 17.5 }]);
    expect(standings({ ...evening, games: evening.games.slice(2) }, 0, 0)).toEqual([]);
  });
  it('goes from nothing to what it comes to', () => {
    expect([0, 1, 3].map((player) => course(evening, player))).toEqual([[0, 0, 0], [0, 1, 1], [0, 0, 1]]);
  });
  it('names who won by who sat there then', () => {
    expect(winnersOf(evening.games[1]!, evening)).toEqual(['Dora']);
  });
});

it('tells those who are not ready and here from those who are gone', () => {
  const seat = (name: string, kind: Seat['kind'], online: boolean, ready: boolean) => ({ name, kind, online, ready }) as Seat;
  const seats = [seat('Ada', 'human', true, true), seat('Bea', 'human', true, false), seat('Carlo', 'human', false, false), seat('Nora', 'bot', true, false)];
  expect(missing({ seats } as Next)).toEqual({ here: ['Bea'], gone: ['Carlo'] });
});
