/** The board's words in the language the player has chosen, and what the log says of places. */

import { settings } from '../../ui/settings.svelte';
import { gameWords } from '../../words/loaded';
import type { Speller } from '../../words/marks';
import type { Words } from '../../words/say';
import { liking } from './liking.svelte';
import { ordinals } from './places';
import type { HanabiTexts } from './texts';

export type HanabiWords = Words<HanabiTexts>;

export const hanabiWords = (): HanabiWords => gameWords('hanabi', settings.language);

/** Places in the log, which the server counts from the oldest. */
export const spell: Speller = ({ kind, id }) => {
  if (liking.newest === 'right' || (kind !== 'place' && kind !== 'places')) return undefined;
  const [slots, held] = id.split('/').map((part) => part.split(' ').filter(Boolean).map(Number)) as [number[], [number]];
  const w = hanabiWords();
  const cards = w.and(ordinals(slots, held[0], w));
  return kind === 'place' ? cards : w('touches', { count: slots.length, cards });
};
