/** FUSE looked back at: defused, or what ran out. */

import type { FinishedGame } from '../../wire/types';
import type { Past } from '../past';
import { fuseWords } from './language';

const ENDS = ['won', 'time', 'bag', 'rounds'] as const;
const endOf = (game: FinishedGame) => ENDS.find((end) => end === game.why) ?? (game.winners.length ? 'won' : 'time');

export const past: Past = {
  won: (game) => game.winners.length > 0,
  title: (game) => (endOf(game) === 'won' ? fuseWords()('past-won', { points: game.scores[game.you] ?? 0 }) : fuseWords()(`past-${endOf(game) as 'time'}`)),
  endings: () => {
    const w = fuseWords();
    return [
      { key: 'won', say: w('ending-won'), mine: true, icon: 'won' },
      { key: 'time', say: w('ending-time'), mine: false, icon: 'clock' },
      { key: 'bag', say: w('ending-bag'), mine: false, icon: 'bag' },
      { key: 'rounds', say: w('ending-rounds'), mine: false, icon: 'lost' },
    ];
  },
  ending: (game) => (ENDS.some((end) => end === game.why) ? game.why : ''),
};
