/** The keys of this board. Digits are the cards of the hand; every letter means one thing. */

import type { Keys } from '..';
import { kittensWords } from './language';

export const CARD_KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'] as const;

export function keys(): readonly Keys[] {
  const w = kittensWords();
  return [
    { keys: 'D', does: w.keys.draw },
    { keys: '1 … 9 0', does: w.keys.cards },
    { keys: 'N', does: w.keys.nope },
    { keys: 'P', does: w.keys.pass },
    { keys: 'W', does: w.keys.more },
    { keys: 'A', does: w.keys.auto },
    { keys: `${w.keepKey} ${w.swapKey}`, does: w.keys.answer },
    { keys: '↑ ↓ Home End', does: w.keys.hide },
    { keys: 'O', does: w.keys.discards },
  ];
}
