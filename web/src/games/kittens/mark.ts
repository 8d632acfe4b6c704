/** How a move looks on the scrubber of a replay. */

import type { Shape } from '../../table/reel';
import type { KittensEvent } from './types';

export function mark(told: unknown): Shape | null {
  const event = told as KittensEvent;
  switch (event.t) {
    case 'played':
    case 'defused':
      return 'deed';
    case 'exploding':
    case 'eliminated':
      return 'fault';
    case 'noped':
      return 'loss';
    default:
      return null;
  }
}
