/** How a game ended, in words. */

import type { Ended } from './types';
import type { KaboomWords } from './language';

export function endingOf(ended: Ended, names: readonly string[], w: KaboomWords): string {
  const name = (seat: number | null) => (seat === null ? '' : (names[seat] ?? ''));
  if (ended.why === 'defused') return `${w('end-defused', { name: name(ended.seat) })} ${w('end-winner', { name: name(ended.winner) })}`;
  const how = ended.why === 'mistake' ? w('end-mistake', { name: name(ended.seat) }) : w('end-time');
  return `${how} ${ended.winner === null ? w('end-nobody') : w('end-mascot', { name: name(ended.winner) })}`;
}
