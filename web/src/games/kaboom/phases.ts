/** The four phases of a turn and how far it has come. */

import type { KaboomView } from './types';

const PHASES = ['draw', 'actions', 'defuse', 'discard'] as const;
export type Phase = (typeof PHASES)[number];

export interface Stage {
  phase: Phase;
  state: 'done' | 'now' | 'later';
}

function phaseOf(ask: string): Phase {
  return ask === 'defuse' || ask === 'discard' ? ask : 'actions';
}

export function stages(view: KaboomView): Stage[] {
  const at = view.over ? PHASES.length : PHASES.indexOf(phaseOf(view.ask));
  return PHASES.map((phase, i) => ({ phase, state: i < at ? 'done' : i === at ? 'now' : 'later' }));
}

/** The actions played this turn. */
export const acted = (view: KaboomView): number => view.players[view.player]!.agents.filter((agent) => agent.acted).length;
