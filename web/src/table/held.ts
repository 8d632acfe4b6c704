/** A mark that is drawn lets a line break after it, whatever comes: a stop, or what a no-break space binds to it, is held there. */

import type { Sentence } from '../wire/language';

const HELD = /^(?:\u00a0[^ ]*|[.,;:!?)»”]+)/;

/** What belongs to the part at a place: the beginning of the text after a mark. */
export function heldAt(say: Sentence, i: number): string {
  const next = say[i + 1];
  return typeof say[i] !== 'string' && typeof next === 'string' ? (HELD.exec(next)?.[0] ?? '') : '';
}

/** The text at a place, without what the mark before it holds. */
export const textAt = (say: Sentence, i: number): string => (say[i] as string).slice(i ? heldAt(say, i - 1).length : 0);
