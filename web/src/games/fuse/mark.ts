/** How a move looks on the scrubber of a replay. */

import type { Shape } from '../../table/reel';
import type { FuseEvent } from './types';

export function mark(told: unknown): Shape | null {
  const event = told as FuseEvent;
  switch (event.t) {
    case 'defused':
      return 'deed';
    case 'detonated':
    case 'fell':
      return 'fault';
    default:
      return null;
  }
}
