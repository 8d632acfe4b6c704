/** Which sounds go with what happened. */

import type { KittensEvent } from './types';

export function sounds(events: readonly unknown[], you: number | null): string[] {
  return (events as readonly KittensEvent[]).flatMap((event) => {
    switch (event.t) {
      case 'played':
      case 'drew':
      case 'took':
      case 'hid':
        return ['card'];
      case 'noped':
        return ['refused'];
      case 'attacked':
        return event.victim === you ? ['strike'] : [];
      case 'exploding':
        return ['strike'];
      case 'defused':
        return ['rise'];
      case 'unveiled':
        return ['crackle'];
      case 'eliminated':
        return ['strike'];
      default:
        return [];
    }
  });
}
