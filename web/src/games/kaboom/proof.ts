/** The proof at the end: beside every wire of the combination the Cut of one player that matches it (K26). Pure. */

import type { KaboomView } from './types';

export interface Proved {
  wire: string;
  cut: string | null; // none, or after a mistake the one that was laid there instead
  right: boolean;
}

/** Whose Cuts are looked at: those of who tried to defuse, else the looker's own, if they play. */
export const provedBy = (view: KaboomView): number | null => view.ended?.seat ?? view.seat;

/** The wires in their places, each Cut at the first wire of its colour; those that match none fill up only after a mistake. */
export function proof(view: KaboomView): Proved[] {
  const { wires, why } = view.ended!;
  const seat = provedBy(view);
  const cuts = seat === null ? [] : view.players[seat]!.agents.flatMap((agent) => agent.cuts);
  const matched = wires.map((wire) => {
    const at = cuts.indexOf(wire);
    return at < 0 ? null : cuts.splice(at, 1)[0]!;
  });
  return wires.map((wire, i) => ({ wire, cut: matched[i] ?? (why === 'mistake' ? (cuts.shift() ?? null) : null), right: matched[i] !== null }));
}
