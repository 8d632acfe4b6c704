/** What a text may ask of its language: the form that goes with a number, and what stands before a word. */

import type { Text } from './say';

export interface Forms {
  /** The variant for a value: its own, or that of its plural category, or the one for everything else. */
  choose: (value: Text, variants: Record<string, string>, otherwise: string) => string;
  /** What stands before a word, by how that begins: `BEFORE` in the files. */
  before: (word: Text, forms: Record<string, string>) => string;
}

const VOWELS = ['a', 'e', 'i', 'o', 'u'];

/** The forms of a language; `numbers` says how numbers begin when they are read, as in "1 u, 8* o". */
export function formsOf(tag: string, numbers: string): Forms {
  const rules = new Intl.PluralRules(tag);
  const read = numbers.split(',').map((one) => one.trim().split(' '));
  const numberSound = (number: string): string => {
    const exact = read.find(([like]) => like === number);
    return (exact ?? read.find(([like]) => like!.endsWith('*') && number.startsWith(like!.slice(0, -1))))?.[1] ?? '';
  };
  const sound = (word: string): string => {
    const number = /^\d+/.exec(word)?.[0];
    return number === undefined ? word.normalize('NFD').charAt(0).toLowerCase() : numberSound(number);
  };
  return {
    choose: (value, variants, otherwise) =>
      variants[value] ?? (typeof value === 'number' ? variants[rules.select(value)] : undefined) ?? variants[otherwise]!,
    before: (word, forms) => {
      const letter = sound(String(word));
      return forms[letter] ?? (VOWELS.includes(letter) ? forms.vowel : undefined) ?? forms.else ?? '';
    },
  };
}
