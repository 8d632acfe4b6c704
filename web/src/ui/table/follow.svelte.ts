/** What happens around the board when the state changes: what is told, sounds, the title. */

import { untrack } from 'svelte';
import type { Board } from '../../games';
import { myTurn, plain, type TableState } from '../../table/state';
import type { Table, Told, Update } from '../../wire/types';
import { call, tell } from '../live.svelte';
import { wide } from '../media.svelte';
import { note } from '../notes.svelte';
import { words } from '../settings.svelte';
import { play } from '../sound';

/** Something was said: told to the ear, and shown where the column is not in sight. */
function hear(told: Told): void {
  const said = words()('talk-says', { name: told.name, text: told.text });
  tell(said);
  if (!wide()) note(said);
}

/** `silent` while the board itself tells how the game ended. */
export function followTable(state: () => TableState, silent: () => boolean, parts: () => Board | null, name: () => string, excuse: () => void): void {
  let before: Update | null = null; // the last that was told of
  let was = false;
  let untold: Update[] = [];

  function tellOf(update: Update, table: Table): void {
    if (!update.whole) {
      if (update.log.length) tell(update.log.map((line) => plain(line.say)).join('. '));
      for (const line of update.log) if (line.later) note(plain(line.say), { stays: true });
      for (const sound of parts()?.sounds?.(update.events, table.you) ?? []) play(sound);
    }
    const mine = myTurn(update);
    const own = parts()?.call;
    const said = own ? own(update, before, table) : mine && (!was || !update.whole) ? words()('turn-yours') : null;
    if (said) call(said);
    if (own ? said : mine && !was) play('turn');
    was = mine;
    before = update;
  }

  $effect(() => {
    const { update, table } = state();
    const quiet = silent();
    if (!update || !table) return;
    untrack(() => {
      if (update.whole) untold = [];
      if (update.n !== (untold.at(-1) ?? before)?.n) untold.push(update);
      if (!quiet) for (const one of untold.splice(0)) tellOf(one, table);
    });
  });

  $effect(() => {
    const refusal = state().refusal;
    const table = state().table;
    if (!refusal || !table) return;
    untrack(() => {
      const link = refusal.rule ? { label: words()('refusal-rule', { number: refusal.rule }), to: `/rules/${table.game}#${refusal.rule}` } : undefined;
      note(refusal.text, { bad: true, link });
      play('refused');
      excuse();
    });
  });

  $effect(() => {
    const code = state().table?.code ?? '';
    const title = `${words()('table-title', { game: name(), code })} · Miccia`;
    document.title = myTurn(state().update) ? words()('turn-badge', { rest: title }) : title;
  });

  let heard = state().saying;
  $effect(() => {
    const { saying, table } = state();
    if (saying && saying !== heard && saying.seat !== table?.you) untrack(() => hear(saying));
    heard = saying;
  });
}
