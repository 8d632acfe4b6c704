/** The keys of this board. Digits are cards, and wires or opponents where those are asked for; letters are agents and deeds. */

import type { Keys } from '..';
import { kaboomWords } from './language';

export const DEED_KEYS = { end: 'E', wild: 'W', replace: 'R', exit: 'X', analyze: 'Z', notYet: 'N', discards: 'T' } as const;

export function keys(): readonly Keys[] {
  const w = kaboomWords();
  return [
    { keys: '1 2 … 9', does: w('key-cards') },
    { keys: 'A B C D', does: w('key-agents') },
    { keys: '1 2 3 4', does: w('key-wires') },
    { keys: DEED_KEYS.wild, does: w('key-wild') },
    { keys: `${DEED_KEYS.exit} ${DEED_KEYS.analyze}`, does: w('key-exit') },
    { keys: DEED_KEYS.replace, does: w('key-replace') },
    { keys: DEED_KEYS.end, does: w('key-end') },
    { keys: 'Enter', does: w('key-defuse') },
    { keys: DEED_KEYS.notYet, does: w('key-not-yet') },
    { keys: DEED_KEYS.discards, does: w('key-discards') },
  ];
}
