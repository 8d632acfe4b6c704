/** What the others are about, in a word or two. */

import { signWords } from './language';
import type { FuseAid, FuseView } from './types';
import type { FuseWords } from './words';

export interface Status {
  text: string;
  kind: 'busy' | 'ready' | 'owes' | 'idle';
}

/** `ready` is null once time has begun. */
export function statusOf(view: FuseView, aid: FuseAid, seat: number, w: FuseWords, ready: boolean | null = null): Status {
  const player = view.players[seat]!;
  if (ready !== null) return { text: ready ? w.ready : w.notReady, kind: ready ? 'ready' : 'idle' };
  if (view.ended) return { text: '', kind: 'idle' };
  if (player.gives.length) return { text: w.gives, kind: 'owes' };
  if (player.takes !== null) return { text: w.takes, kind: 'owes' };
  if (aid.fits.some((seats) => seats.includes(seat))) return { text: w.choosing, kind: 'busy' };
  const placed = view.tray.filter((die) => die.where === 'placed' && die.seat === seat);
  if (placed.length) return { text: w.placed(w.and(placed.map((die) => signWords(die.face, w)))), kind: 'ready' };
  return { text: player.done ? w.declined : w.nothingFits, kind: 'idle' };
}
