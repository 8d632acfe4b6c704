/** Places of cards as they lie on this screen, in words. */

import { counted } from './arrange';
import type { HanabiWords } from './language';
import { liking } from './liking.svelte';

/** The 1st, the 2nd: a card's place in a hand of so many, from the left; slots count from 0 and from the oldest. */
export const ordinal = (slot: number, held: number, w: HanabiWords): string => w('ordinals').split(' ')[counted(slot, held, liking.newest)] ?? '';

/** The same of several, from left to right. */
export const ordinals = (slots: readonly number[], held: number, w: HanabiWords): string[] =>
  [...slots].sort((one, other) => counted(one, held, liking.newest) - counted(other, held, liking.newest)).map((slot) => ordinal(slot, held, w));
