import { describe, expect, it } from 'vitest';
import type { Past } from '../../games/past';
import type { FinishedGame } from '../../wire/types';
import { filtered, months, readFilter, resultOf, runOf, spreads, writeFilter } from './sums';

const DAY = 24 * 3600;
const NOW = new Date(2026, 10, 20, 12).getTime();
const game = (more: Partial<FinishedGame> = {}): FinishedGame => ({
  code: 'LUNA-MARE-42', number: 1, game: 'a', together: false, options: {}, names: ['Ada', 'Bea'], you: 0, scores: [1, 0], winners: [0], why: '', ended: NOW / 1000 - 60, ...more,
});
const lost = (more: Partial<FinishedGame> = {}) => game({ winners: [1], ...more });
const points = (score: number, most = 25) => game({ together: true, scores: [score, score], winners: [], options: { most } });
const scored = { won: (one) => one.scores[0]! > 15, title: () => '', endings: () => [], ending: () => '', scores: { most: (one) => one.options.most as number, lost: (one) => one.scores[0] === 0, verdicts: () => [] } } satisfies Past;

describe('filters', () => {
  it('are read from an address and written to one, nonsense left out', () => {
    expect(readFilter('?players=3&time=year')).toEqual({ players: 3, when: 'year' });
    for (const search of ['', '?players=0&time=week', '?players=-1', '?players=2.5', '?players=99', '?time=constructor'])
      expect(readFilter(search), search).toEqual({ players: null, when: 'ever' });
    expect([writeFilter({ players: null, when: 'ever' }), writeFilter({ players: 2, when: 'month' })]).toEqual(['', '?players=2&time=month']);
  });
  it('choose by players and by time', () => {
    const old = game({ ended: NOW / 1000 - 31 * DAY });
    const alone = game({ names: ['Ada'] });
    expect(filtered([alone, old], { players: null, when: 'month' }, NOW)).toEqual([alone]);
    expect(filtered([alone, old], { players: 2, when: 'year' }, NOW)).toEqual([old]);
  });
});

describe('sums', () => {
  it('set wins beside chance', () => {
    const found = resultOf([game(), lost({ names: ['a', 'b', 'c', 'd'] })], null);
    expect([found.played, found.won, found.chance]).toEqual([2, 1, 0.375]);
  });
  it('leave lost games out of the average, and tell boxes apart', () => {
    const games = [points(20), points(10), points(0), points(28, 30)];
    expect(resultOf(games.slice(0, 3), scored).average).toBe(15);
    expect(spreads(games, scored).map(({ most, lost, average, best }) => [most, lost, average, best])).toEqual([[25, 1, 15, 20], [30, 0, 28, 28]]);
  });
  it('follow runs to the newest game', () => {
    const run = runOf([game({ ended: 5 }), game({ ended: 4 }), lost({ ended: 3 }), game({ ended: 2 })], {});
    expect(run).toEqual({ beads: [true, false, true, true], now: 2, longest: 2, ended: 5 });
    expect(runOf([lost(), game()], {}).now).toBe(0);
  });
  it('take the mean of luck and skill by month, of games against others that were reviewed', () => {
    const at = (month: number, luck: number | null) => game({ ended: new Date(2026, month, 3).getTime() / 1000, luck, skill: luck === null ? null : -0.1 });
    const found = months([at(10, 0.5), at(9, null), at(9, 0.1), at(9, 0.3), { ...at(9, 0.9), together: true }]);
    expect(found.map(({ month, games, luck }) => [month, games, Math.round(luck)])).toEqual([[9, 2, 20], [10, 1, 50]]);
  });
});
