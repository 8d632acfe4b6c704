/** The rulebook that is open beside the table: of which game, and at which rule. */

import { tick } from 'svelte';
import { wide } from '../media.svelte';

export const reading = $state({
  game: null as string | null,
  rule: '',
  opened: 0, // how many times
  aside: false, // over the column, and play goes on; else over everything
});

/** Open it, once whatever closes with the same press is closed. */
export async function openRules(game: string, rule = ''): Promise<void> {
  await tick();
  if (reading.game === null) reading.aside = wide() && !document.querySelector('dialog[open]');
  reading.game = game;
  reading.rule = rule;
  reading.opened += 1;
}

export const closeRules = (): void => void (reading.game = null);

/** At a table and in a lesson a link to a rule opens it there; whether it did. */
export function readBeside(path: string, hash: string, here: string): boolean {
  const game = /^\/rules\/([^/]+)\/?$/.exec(path)?.[1];
  if (!game || !/^\/(t|learn)\//.test(here)) return false;
  void openRules(decodeURIComponent(game), hash.slice(1));
  return true;
}
