/** What the coach weighs is lit when one points at it; a click chooses its die, or goes to what does it. */

import { tick, untrack } from 'svelte';
import type { Coach } from '../../ui/coach/coach.svelte';
import type { Offer, Row } from '../../wire/types';
import type { Choice } from './choice.svelte';
import type { FuseAct } from './types';

/** To be called by a board, and to end with it. */
export function followCoach(coach: Coach | undefined, legal: () => readonly Offer[], choice: Choice, board: () => HTMLElement | undefined): void {
  const actOf = (row: Row | null | undefined): FuseAct | null => (row && (legal().find(({ id }) => row.acts?.includes(id))?.act as FuseAct)) ?? null;
  $effect(() => {
    choice.weighed = actOf(coach?.pointed ?? coach?.chosen);
  });
  $effect(() => {
    const act = actOf(coach?.chosen);
    if (!act) return;
    untrack(() => choice.lift(act));
    void tick().then(() => board()?.querySelector<HTMLElement>('.answers .lit')?.focus());
  });
}
