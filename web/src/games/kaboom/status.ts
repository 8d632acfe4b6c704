/** What is said of a player beside the name, and of a wire that lies face down. */

import type { KaboomView } from './types';
import type { KaboomWords } from './words';

/** Another player, as the board shows them. */
export interface PlayerProps {
  view: KaboomView;
  seat: number;
  name: string;
  status: string;
}

export function statusOf(seat: number, view: KaboomView, w: KaboomWords): string {
  const player = view.players[seat]!;
  if (!view.over) {
    if (view.ask === 'alarm' && view.choosing.includes(seat)) return w.choosesAgent;
    if (view.player === seat) return w.doing[view.ask] ?? '';
  }
  const facts = [player.outside ? w.out(player.outside) : '', player.cuts ? w.cuts(player.cuts) : ''].filter(Boolean);
  return facts.length ? facts.join(' · ') : w.allInside;
}

/** Why a card cannot be played on its own now, as far as the eye can see. */
export function whyNot(card: string, view: KaboomView, w: KaboomWords, kind: string, inside: boolean): string {
  const me = view.seat === null ? undefined : view.players[view.seat];
  const ready = me?.agents.some((agent) => agent.inside === inside && !agent.acted);
  if (!ready) return inside ? w.why.inside(kind) : w.why.outside(kind);
  if (card === 're-enter' && view.mascot === view.seat) return w.why.rene;
  if (card.startsWith('cut-') && me?.cuts === 4) return w.why.fourCuts;
  if (card === 'intercept') return w.why.emptyHands;
  if (card === 'alarm') return w.why.nobodyInside;
  if ((card === 'bypass' || card === 'analyze') && view.wires.every((wire) => wire.face_up)) return w.why.allUp;
  return '';
}

/** Who knows a wire: the others who have looked at it, and perhaps this seat. With more than `room` others, how many. */
export function knownBy(others: readonly string[], mine: boolean, room: number, w: KaboomWords): string {
  if (others.length === 0) return mine ? w.onlyYou : w.nobodyYet;
  if (others.length > room) return w.seenByMany(others.length + Number(mine));
  return w.seenBy(w.list(mine ? [w.alsoYou, ...others] : others));
}
