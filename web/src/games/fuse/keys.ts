/** The keys of this board: digits are dice, or bombs of the centre; letters from A on are places. */

import type { Keys } from '..';
import { fuseWords } from './language';

export const KEYS = { decline: 'X', want: 'W', need: 'N', ready: 'R' } as const;

export function keys(): readonly Keys[] {
  const w = fuseWords().keys;
  return [
    { keys: '1 2 3 4 5', does: w.dice },
    { keys: 'A B C …', does: w.places },
    { keys: KEYS.decline, does: w.decline },
    { keys: KEYS.want, does: w.want },
    { keys: KEYS.need, does: w.need },
    { keys: KEYS.ready, does: w.ready },
    { keys: '⇧1 … ⇧5', does: w.first },
  ];
}
