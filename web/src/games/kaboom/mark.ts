/** How a move looks on the scrubber of a replay. */

import type { Shape } from '../../table/reel';
import type { KaboomEvent } from './types';

export function mark(told: unknown): Shape | null {
  const event = told as KaboomEvent;
  switch (event.t) {
    case 'cut':
    case 'bypassed':
      return 'deed';
    case 'alarmed':
      return 'fault';
    case 'discarded':
      return 'loss';
    default:
      return null;
  }
}
