/** Hanabi looked back at: points and what the rulebook calls them (H19). */

import type { FinishedGame } from '../../wire/types';
import type { Past } from '../past';
import { hanabiWords } from './language';

const VERDICTS = [
  [5, 'horrible'],
  [10, 'mediocre'],
  [15, 'noteworthy'],
  [20, 'excellent'],
  [24, 'extraordinary'],
  [29, 'legendary'],
  [30, 'divine'],
] as const;
const GOOD = 16; // of 25: excellent
const LOST: readonly string[] = ['strikes', 'hopeless', 'stuck'];
const KEYS: Record<string, string> = { perfect: 'perfect', deck: 'deck', strikes: 'errors', hopeless: 'no-hope', stuck: 'no-hope' };

const size = (game: FinishedGame, name: string): number => (typeof game.options[name] === 'number' ? (game.options[name] as number) : 5);
const most = (game: FinishedGame): number => (size(game, 'colours') + ((game.options.six_colours ?? 'no') === 'no' ? 0 : 1)) * size(game, 'ranks');
const points = (game: FinishedGame): number => game.scores[game.you] ?? 0;
const scaled = (score: number, best: number): number => (best < 25 ? Math.floor((score * 25) / best) : score);
const verdict = (score: number, best: number) => VERDICTS.find(([to]) => scaled(score, best) <= to)?.[1] ?? 'divine';

export const past: Past = {
  won: (game) => scaled(points(game), most(game)) >= GOOD,
  title: (game) => {
    const w = hanabiWords();
    if (points(game) === 0) return w('past-lost');
    return w('past-score', { points: points(game), verdict: w(`verdict-${verdict(points(game), most(game))}`) });
  },
  endings: () => {
    const w = hanabiWords();
    return [
      { key: 'perfect', say: w('past-perfect'), mine: true, icon: 'star' },
      { key: 'deck', say: w('past-deck'), mine: true, icon: 'won' },
      { key: 'errors', say: w('past-errors'), mine: false, icon: 'lost' },
      { key: 'no-hope', say: w('past-no-hope'), mine: false, icon: 'lost' },
    ];
  },
  ending: (game) => KEYS[game.why] ?? '',
  scores: {
    most,
    lost: (game) => LOST.includes(game.why) && points(game) === 0,
    verdicts: (best) => VERDICTS.filter(([to], i) => to <= best || (VERDICTS[i - 1]?.[0] ?? -1) < best).map(([to, name]) => ({ to: Math.min(to, best), name: hanabiWords()(`verdict-${name}`) })),
  },
};
