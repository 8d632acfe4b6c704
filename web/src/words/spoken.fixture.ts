/** The words of a game in a language, for tests. */

import { gameWords, open } from './loaded';
import type { Words } from './say';

export async function boardWords<Texts>(game: string, tag: string): Promise<Words<Texts>> {
  await open(game, tag);
  return gameWords<Texts>(game, tag);
}
