/** How Italian sounds: what stands before a name, a number or the last of a list depends on how that begins. */

import { joined } from './forms';

/** The first letter without its accent; numbers as they are read: uno, undici, ottanta. */
function sound(word: string): string {
  const [number] = /^\d+/.exec(word) ?? [];
  if (number) return number === '1' || number === '11' ? 'u' : number.startsWith('8') ? 'o' : '';
  return word.normalize('NFD').charAt(0).toLowerCase();
}

const isVowel = (letter: string): boolean => letter !== '' && 'aeiou'.includes(letter);

/** "a Luca", "ad Anna". */
export const ad = (name: string): string => `${sound(name) === 'a' ? 'ad' : 'a'} ${name}`;

/** The same at the head of a sentence. */
export const Ad = (name: string): string => `${sound(name) === 'a' ? 'Ad' : 'A'} ${name}`;

/** "il 2 blu", "l’1 blu". */
export const il = (word: string): string => (isVowel(sound(word)) ? `l’${word}` : `il ${word}`);

/** The same at the head of a sentence. */
export const Il = (word: string): string => (isVowel(sound(word)) ? `L’${word}` : `Il ${word}`);

/** "Anna e Luca", "Anna ed Elena". */
export const e = (parts: readonly string[]): string => joined(parts, sound(parts.at(-1) ?? '') === 'e' ? ' ed ' : ' e ');
