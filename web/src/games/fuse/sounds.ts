/** Which sounds go with what happened. */

import { numberOf } from './dice';
import type { FuseEvent } from './types';

export function sounds(events: readonly unknown[]): string[] {
  const found = (events as readonly FuseEvent[]).flatMap((event) => {
    switch (event.t) {
      case 'rolled':
        return [`die:${numberOf(event.dice[0] ?? '1')}`];
      case 'placed':
        return [`die:${numberOf(event.face)}`];
      case 'rerolled':
        return [`die:${numberOf(event.face)}`];
      case 'detonated':
        return ['alarm'];
      case 'defused':
        return ['rise'];
      case 'fell':
        return ['strike'];
      case 'took':
        return ['card'];
      default:
        return [];
    }
  });
  return [...new Set(found)]; // one update may tell of much; the same sound once is enough
}
