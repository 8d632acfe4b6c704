/** What the others are about, in a word or two. */

import type { Seat } from '../../wire/types';
import { signWords, type FuseWords } from './language';
import type { FuseAid, FuseView } from './types';

/** One of the squad, large or small. */
export interface Member {
  view: FuseView;
  aid: FuseAid;
  seat: number;
  who: Seat;
  calls: string | undefined; // what they say they need
  ready: boolean | null; // before time begins
}

export interface Status {
  text: string;
  kind: 'busy' | 'ready' | 'owes' | 'idle';
}

/** `ready` is null once time has begun. */
export function statusOf(view: FuseView, aid: FuseAid, seat: number, w: FuseWords, ready: boolean | null = null): Status {
  const player = view.players[seat]!;
  if (ready !== null) return { text: ready ? w('ready') : w('not-ready'), kind: ready ? 'ready' : 'idle' };
  if (view.ended) return { text: '', kind: 'idle' };
  if (player.gives.length) return { text: w('gives'), kind: 'owes' };
  if (player.takes !== null) return { text: w('takes'), kind: 'owes' };
  if (aid.fits.some((seats) => seats.includes(seat))) return { text: w('choosing'), kind: 'busy' };
  const placed = view.tray.filter((die) => die.where === 'placed' && die.seat === seat);
  if (placed.length) return { text: w('has-placed', { die: w.and(placed.map((die) => signWords(die.face, w))) }), kind: 'ready' };
  return { text: player.done ? w('has-declined') : w('nothing-fits'), kind: 'idle' };
}
