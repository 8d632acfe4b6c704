/** Kaboom! looked back at: who defused, and who got away with René. */

import type { FinishedGame } from '../../wire/types';
import type { Past } from '../past';
import { kaboomWords } from './language';

const won = (game: FinishedGame): boolean => game.winners.includes(game.you);
const how = (game: FinishedGame): 'defused' | 'points' | 'rene' => (game.why === 'defused' || game.why === 'points' ? game.why : 'rene');

export const past: Past = {
  won,
  title: (game) => {
    const w = kaboomWords();
    if (won(game)) return w(`past-i-${how(game)}`);
    return game.winners.length ? w(`past-${how(game)}`, { name: w.and(game.winners.map((seat) => game.names[seat] ?? '')) }) : w('past-nobody');
  },
  endings: () => {
    const w = kaboomWords();
    return [
      { key: 'i-defused', say: w('ending-i-defused'), mine: true, icon: 'won' },
      { key: 'i-rene', say: w('ending-i-rene'), mine: true, icon: 'star' },
      { key: 'i-points', say: w('ending-i-points'), mine: true, icon: 'spark' },
      { key: 'defused', say: w('ending-defused'), mine: false, icon: 'won' },
      { key: 'rene', say: w('ending-rene'), mine: false, icon: 'star' },
      { key: 'points', say: w('ending-points'), mine: false, icon: 'spark' },
      { key: 'nobody', say: w('ending-nobody'), mine: false, icon: 'lost' },
    ];
  },
  ending: (game) => (game.why === '' ? '' : game.winners.length ? `${won(game) ? 'i-' : ''}${how(game)}` : 'nobody'),
};
