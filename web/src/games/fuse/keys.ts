/** The keys of this board: digits are dice, or bombs of the centre; letters from A on are places. */

import type { Keys } from '..';
import { fuseWords } from './language';

export const KEYS = { decline: 'X', want: 'W', need: 'N', ready: 'R' } as const;

export function keys(): readonly Keys[] {
  const w = fuseWords();
  return [
    { keys: '1 2 3 4 5', does: w('key-dice') },
    { keys: 'A B C …', does: w('key-places') },
    { keys: KEYS.decline, does: w('key-decline') },
    { keys: KEYS.want, does: w('key-want') },
    { keys: KEYS.need, does: w('key-need') },
    { keys: KEYS.ready, does: w('key-ready') },
    { keys: '⇧1 … ⇧5', does: w('key-first') },
  ];
}
