/** Two players reaching for one die: the first to arrive has it (F9). */

import type { FuseEvent } from './types';

export interface Lost {
  round: number;
  die: number;
  face: string;
  by: number;
}

/** Whether somebody else got the die that I had reached for. */
export function lostRace(events: readonly FuseEvent[], sent: { round: number; die: number } | null, me: number | null): Lost | null {
  if (!sent) return null;
  for (const event of events) {
    if (event.t === 'rolled') return null; // what follows is about other dice
    if (event.t === 'placed' && event.die === sent.die && event.seat !== me)
      return { ...sent, face: event.face, by: event.seat };
  }
  return null;
}
