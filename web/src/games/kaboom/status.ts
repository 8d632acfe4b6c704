/** What is said of a player beside the name, and of a wire that lies face down. */

import { kindOf } from './cards';
import type { KaboomAid, KaboomView } from './types';
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

/** Why a card cannot be played on its own now. */
export function whyNot(card: string, { stuck }: KaboomAid, w: KaboomWords): string {
  const kind = w.kinds[kindOf(card)];
  switch (stuck[card]) {
    case 'inside':
      return w.why.inside(kind);
    case 'outside':
      return w.why.outside(kind);
    case 'rene':
      return w.why.rene;
    case 'four-cuts':
      return w.why.fourCuts;
    case 'empty-hands':
      return w.why.emptyHands;
    case 'nobody-inside':
      return w.why.nobodyInside;
    case 'all-up':
      return w.why.allUp;
    default:
      return '';
  }
}

/** Who knows a wire: the others who have looked at it, and perhaps this seat. With more than `room` others, how many. */
export function knownBy(others: readonly string[], mine: boolean, room: number, w: KaboomWords): string {
  if (others.length === 0) return mine ? w.onlyYou : w.nobodyYet;
  if (others.length > room) return w.seenByMany(others.length + Number(mine));
  return w.seenBy(w.list(mine ? [w.alsoYou, ...others] : others));
}
