/** How a game ended, in words. */

import type { Ended } from './types';
import type { KaboomWords } from './words';

export function endingOf(ended: Ended, names: readonly string[], w: KaboomWords): string {
  const name = (seat: number | null) => (seat === null ? '' : (names[seat] ?? ''));
  if (ended.why === 'defused') return `${w.ended.defused(name(ended.seat))} ${w.ended.winner(name(ended.winner))}`;
  const how = ended.why === 'mistake' ? w.ended.mistake(name(ended.seat)) : w.ended.time;
  return `${how} ${ended.winner === null ? w.ended.nobody : w.ended.mascot(name(ended.winner))}`;
}
