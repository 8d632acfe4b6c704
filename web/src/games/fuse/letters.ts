/** The letters on legal places. They stay as they are while others act, so that no letter changes under a finger. */

import { sameSpot, type Spot } from './acts';

export interface Letters {
  key: string; // the moment they belong to
  spots: readonly Spot[];
}

const ALPHABET = 'ABCDEFGHIJKLM'; // not N, W, X: keys of their own

/** The letters of a moment: a place that is no longer legal keeps its letter, a new one gets the next. */
export function lettered(before: Letters, key: string, spots: readonly Spot[]): Letters {
  if (before.key !== key) return { key, spots };
  const fresh = spots.filter((spot) => !before.spots.some((known) => sameSpot(known, spot)));
  return fresh.length ? { key, spots: [...before.spots, ...fresh] } : before;
}

export const letterOf = (letters: Letters, spot: Spot): string =>
  ALPHABET[letters.spots.findIndex((known) => sameSpot(known, spot))] ?? '';

export const spotOf = (letters: Letters, letter: string): Spot | null => letters.spots[ALPHABET.indexOf(letter)] ?? null;
