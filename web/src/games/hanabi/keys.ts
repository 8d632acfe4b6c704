/** The keys of this board. Top row partners, home row own cards, digits clues: nothing means two things. */

import type { Keys } from '..';
import { hanabiWords } from './language';
import type { Letter } from './acts';

export const PARTNER_KEYS = ['Q', 'W', 'E', 'R'] as const;
export const CARD_KEYS = ['A', 'S', 'D', 'F', 'G'] as const;
export const COLOUR_KEYS = ['6', '7', '8', '9', '0', '-'] as const;
export const DEED_KEYS = { clue: 'C', play: 'P', discard: 'X' } as const;

/** The key that names a colour in a clue. */
export const colourKey = (letter: Letter, letters: readonly Letter[]): string => COLOUR_KEYS[letters.indexOf(letter)] ?? '';

export function keys(): readonly Keys[] {
  const w = hanabiWords();
  return [
    { keys: DEED_KEYS.clue, does: w('key-clue') },
    { keys: DEED_KEYS.play, does: w('key-play') },
    { keys: DEED_KEYS.discard, does: w('key-discard') },
    { keys: PARTNER_KEYS.join(' '), does: w('key-partner') },
    { keys: '1 2 3 4 5', does: w('key-numbers') },
    { keys: COLOUR_KEYS.slice(0, 5).join(' '), does: w('key-colours') },
    { keys: CARD_KEYS.join(' '), does: w('key-cards') },
    { keys: '⇧← ⇧→', does: w('key-move') },
    { keys: 'N', does: w('key-note') },
  ];
}
