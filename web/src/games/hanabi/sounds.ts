/** Which sounds go with what happened. */

import type { HanabiEvent } from './types';

const RICH = ['R', 'W', 'Y', 'G', 'B', 'M'];

export function sounds(events: readonly unknown[]): string[] {
  return (events as readonly HanabiEvent[]).flatMap((event) => {
    switch (event.t) {
      case 'clued':
        return [`bell:${/\d/.test(event.value) ? event.value : RICH.indexOf(event.value)}`];
      case 'played':
        return event.fits ? ['card', 'pick'] : ['strike'];
      case 'discarded':
        return ['card'];
      case 'completed':
        return ['rise', 'crackle'];
      default:
        return [];
    }
  });
}
