/** How a move looks on the scrubber of a replay. */

import type { Shape } from '../../table/reel';
import type { HanabiEvent } from './types';

export function mark(told: unknown): Shape | null {
  const event = told as HanabiEvent;
  switch (event.t) {
    case 'played':
      return event.fits ? 'deed' : 'fault';
    case 'discarded':
      return 'loss';
    case 'clued':
      return 'word';
    default:
      return null;
  }
}
