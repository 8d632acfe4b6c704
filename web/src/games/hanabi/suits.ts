/** The letters of the table as the suits of the house. The sixth is a hexagon, in all colours or in black. */

import type { Suit } from '../../art/shapes';
import type { Letter } from './acts';
import type { HanabiView } from './types';

const SUITS: Record<Letter, Suit> = { R: 'red', W: 'white', Y: 'yellow', G: 'green', B: 'blue', M: 'rainbow' };
export const RANKS = [1, 2, 3, 4, 5] as const;
export const CLUES = 8;
export const STRIKES = 3;

/** The suit of a letter, or of a card's name. */
export function suitOf(name: string, plain = false): Suit {
  const letter = name[0] as Letter;
  return letter === 'M' && plain ? 'black' : SUITS[letter];
}

export const rankOf = (card: string): number => Number(card[1]);

/** Whether the sixth colour is a plain one, drawn in black. */
export const plainSixth = (view: HanabiView): boolean => view.options.six_colours === 'sixth';

/** The colours of this game, in the order of the table. */
export const lettersOf = (view: HanabiView): Letter[] => Object.keys(view.fireworks) as Letter[];
