/** What is said of a player beside the name, and of a wire that lies face down. */

import type { KaboomTexts } from './texts';
import type { KaboomView } from './types';
import type { KaboomWords } from './language';

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
    if (view.ask === 'alarm' && view.choosing.includes(seat)) return w('chooses-agent');
    if (view.player === seat) return w(`doing-${view.ask}` as keyof KaboomTexts & `doing-${string}`);
  }
  const facts = [player.outside ? w('out', { count: player.outside }) : '', player.cuts ? w('cuts', { count: player.cuts }) : ''].filter(Boolean);
  return facts.length ? facts.join(' · ') : w('all-inside');
}

/** Why a card cannot be played on its own now, as far as the eye can see. */
export function whyNot(card: string, view: KaboomView, w: KaboomWords, kind: string, inside: boolean): string {
  const me = view.seat === null ? undefined : view.players[view.seat];
  const ready = me?.agents.some((agent) => agent.inside === inside && !agent.acted);
  if (!ready) return inside ? w('cannot-inside', { kind }) : w('cannot-outside', { kind });
  if (card === 're-enter' && view.mascot === view.seat) return w('cannot-rene');
  if (card.startsWith('cut-') && me?.cuts === 4) return w('cannot-four-cuts');
  if (card === 'intercept') return w('cannot-empty-hands');
  if (card === 'alarm') return w('cannot-nobody-inside');
  if ((card === 'bypass' || card === 'analyze') && view.wires.every((wire) => wire.face_up)) return w('cannot-all-up');
  return '';
}

/** Who knows a wire: the others who have looked at it, and perhaps this seat. With more than `room` others, how many. */
export function knownBy(others: readonly string[], mine: boolean, room: number, w: KaboomWords): string {
  if (others.length === 0) return mine ? w('only-you') : w('nobody-yet');
  if (others.length > room) return w('seen-by-many', { count: others.length + Number(mine) });
  return w('seen-by', { names: w.and(mine ? [w('also-you'), ...others] : others) });
}
