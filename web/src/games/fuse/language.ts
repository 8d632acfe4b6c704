/** The board's words in the language the player has chosen. */

import { settings } from '../../ui/settings.svelte';
import { isLetter, numberOf, type Letter } from './dice';
import { NAMES } from './names';
import { en, it, type FuseWords } from './words';

export const fuseWords = (): FuseWords => (settings.language === 'it' ? it : en);

/** The name of a bomb. */
export const bombName = (key: string): string => NAMES[settings.language][key] ?? key;

/** A die, a colour or a number in words: "red 5", "red", "5". */
export function signWords(sign: string, w: FuseWords): string {
  if (sign.length === 1) return isLetter(sign) ? w.colours[sign] : sign;
  return w.die(w.colours[sign[0] as Letter], numberOf(sign));
}

/** A phrase that begins a line. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
