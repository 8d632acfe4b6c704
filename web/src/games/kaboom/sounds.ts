/** Which sounds go with what happened. */

import type { KaboomEvent } from './types';

/** Each countdown card sounds lower than the one before. */
const tick = (left: number): string => `bell:${Math.min(5, Math.floor(left / 2))}`;

export function sounds(events: readonly unknown[]): string[] {
  return (events as readonly KaboomEvent[]).flatMap((event) => {
    switch (event.t) {
      case 'counted-down':
        return [tick(event.left)];
      case 'analyzed':
      case 'intercepted':
        return ['card', 'pick'];
      case 'alarmed':
        return ['strike'];
      case 'mascot-moved':
        return ['rise'];
      case 'cut':
      case 'exited':
      case 're-entered':
      case 'bypassed':
      case 'hurried':
      case 'discarded':
      case 'took':
      case 'dealt':
        return ['card'];
      case 'ended':
        return event.why === 'defused' ? ['rise'] : ['strike'];
      default:
        return [];
    }
  });
}
