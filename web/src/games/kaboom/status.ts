/** What is said of a player beside the name, and of a wire that lies face down. */

import { kindOf } from './cards';
import type { KaboomTexts } from './texts';
import type { KaboomAid, KaboomView } from './types';
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

/** Why a card cannot be played on its own now. */
export function whyNot(card: string, { stuck }: KaboomAid, w: KaboomWords): string {
  const why = stuck[card];
  return why ? w(`cannot-${why}`, { kind: w(`card-${kindOf(card)}`) }) : '';
}

/** Whether everybody sees a wire from the front; at the end they are turned over one by one. */
export const isUp = (view: KaboomView, wire: number, revealed: number): boolean => view.wires[wire]!.face_up || (view.over && wire < revealed);

/** The others who have looked at a wire. */
export const lookedAt = (view: KaboomView, wire: number): number[] =>
  view.players.flatMap((player, seat) => (seat !== view.seat && player.analyzed.includes(wire) ? [seat] : []));

/** Who knows a wire: the others who have looked at it, and perhaps this seat. With more than `room` others, how many. */
export function knownBy(others: readonly string[], mine: boolean, room: number, w: KaboomWords): string {
  if (others.length === 0) return mine ? w('only-you') : w('nobody-yet');
  if (others.length > room) return w('seen-by-many', { count: others.length + Number(mine) });
  return w('seen-by', { names: w.and(mine ? [w('also-you'), ...others] : others) });
}
