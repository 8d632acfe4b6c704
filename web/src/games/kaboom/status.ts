/** What is said of a player beside the name, and of a wire that lies face down. */

import { isInside, kindOf } from './cards';
import { LETTERS } from './names';
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

/** Why a card cannot be played on its own now, or a deed not be done. */
export function whyNot(what: string, { denied }: KaboomAid, w: KaboomWords): string {
  const why = denied[what];
  if (!why) return '';
  const deed = what === 'wild' ? w('wild') : what === 'defuse' ? w('short-defuse') : null;
  const place = deed || isInside(what) ? w('inside') : w('outside');
  const later = why.agents?.length ? [w('next-turn', { agents: w.and(why.agents.map((agent) => LETTERS[agent]!)), count: why.agents.length })] : [];
  return [w(`cannot-${why.code}`, { kind: deed ?? w(`card-${kindOf(what)}`), place }), ...later].join(' ');
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
