/** The board's words in the language the player has chosen. */

import { settings } from '../../ui/settings.svelte';
import { gameWords } from '../../words/loaded';
import type { Words } from '../../words/say';
import { isLetter, numberOf, type Letter } from './dice';
import type { FuseTexts } from './texts';

export type FuseWords = Words<FuseTexts>;

export const fuseWords = (): FuseWords => gameWords('fuse', settings.language);

/** The name of a bomb. */
export const bombName = (key: string): string => fuseWords()(`bomb-${key}` as keyof FuseTexts & `bomb-${string}`);

/** A die, a colour or a number in words: "red 5", "red", "5". */
export function signWords(sign: string, w: FuseWords): string {
  if (sign.length === 1) return isLetter(sign) ? w(`colour-${sign}`) : sign;
  return w('die', { colour: w(`colour-${sign[0] as Letter}`), number: numberOf(sign) });
}

/** The 1st, the 2nd; places count from 0. */
export const ordinal = (place: number, w: FuseWords): string => w('ordinals').split(' ')[place] ?? String(place + 1);
