/** Exploding Kittens looked back at: a score is how many blew up before. */

import type { FinishedGame } from '../../wire/types';
import type { Past } from '../past';
import { kittensWords } from './language';

const won = (game: FinishedGame): boolean => game.winners.includes(game.you);

export const past: Past = {
  won,
  title: (game) => {
    const w = kittensWords();
    return won(game) ? w('past-won') : w('past-lost', { name: w.and(game.winners.map((seat) => game.names[seat] ?? '')) });
  },
  endings: () => {
    const w = kittensWords();
    return [
      { key: 'alive', say: w('ending-alive'), mine: true, icon: 'won' },
      { key: 'second', say: w('ending-second'), mine: false, icon: 'spark' },
      { key: 'middle', say: w('ending-middle'), mine: false, icon: 'spark' },
      { key: 'first', say: w('ending-first'), mine: false, icon: 'lost' },
    ];
  },
  ending: (game) => {
    const before = game.scores[game.you] ?? 0;
    return won(game) ? 'alive' : before === 0 ? 'first' : before === game.names.length - 2 ? 'second' : 'middle';
  },
};
