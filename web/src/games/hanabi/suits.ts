/** The letters of the table as the suits of the house. The sixth is a hexagon of all colours. */

import type { Suit } from '../../art/shapes';
import type { Letter } from './acts';
import type { HanabiView } from './types';

const SUITS: Record<Letter, Suit> = { R: 'red', W: 'white', Y: 'yellow', G: 'green', B: 'blue', M: 'rainbow' };
export const RANKS = [1, 2, 3, 4, 5] as const;
export const CLUES = 8;
export const STRIKES = 3;

/** The suit of a letter, or of a card's name. */
export const suitOf = (name: string): Suit => SUITS[name[0] as Letter];

export const rankOf = (card: string): number => Number(card[1]);

const found = new Map<string, Letter[]>();

/** The colours of this game, in the order of the table: always the same list, so that nothing is drawn anew for it. */
export function lettersOf({ fireworks }: HanabiView): readonly Letter[] {
  const letters = Object.keys(fireworks) as Letter[];
  const key = letters.join('');
  if (!found.has(key)) found.set(key, letters);
  return found.get(key)!;
}
