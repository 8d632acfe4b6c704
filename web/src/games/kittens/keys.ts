/** The keys of this board. Digits are the cards of the hand; every letter means one thing. */

import type { Keys } from '..';
import { kittensWords } from './language';

export const CARD_KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'] as const;

export function keys(): readonly Keys[] {
  const w = kittensWords();
  return [
    { keys: 'D', does: w('key-draw') },
    { keys: '1 … 9 0', does: w('key-cards') },
    { keys: 'N', does: w('key-nope') },
    { keys: 'P', does: w('key-pass') },
    { keys: 'W', does: w('key-more') },
    { keys: 'A', does: w('key-auto') },
    { keys: `${w('keep-key')} ${w('swap-key')}`, does: w('key-answer') },
    { keys: '↑ ↓ Home End', does: w('key-hide') },
    { keys: 'V', does: w('key-discards') },
  ];
}
