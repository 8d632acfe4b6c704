/** What happens around the board when the state changes: what is told, sounds, what needs me. */

import { untrack } from 'svelte';
import type { Board } from '../../games';
import { speaker } from '../../table/mute';
import { outcome, type Outcome } from '../../table/evening';
import { needed } from '../../table/needed';
import { myTurn, plain, tableTime, type TableState } from '../../table/state';
import type { Table, Told, Update } from '../../wire/types';
import { call, tell } from '../live.svelte';
import { wide } from '../media.svelte';
import { note } from '../notes.svelte';
import { words } from '../settings.svelte';
import { play } from '../sound';
import type { Mutes } from './mutes.svelte';
import { followNeed } from './need.svelte';

/** Something was said: told to the ear, and shown where the column is not in sight. */
function hear(told: Told): void {
  const said = words()('talk-says', { name: told.name, text: told.text });
  tell(said);
  if (!wide()) note(said);
}

/** Rising for a win, a sweep and a falling note for a loss; whoever looks on hears neither. */
const ENDS: Record<Outcome, string> = { won: 'win', scored: 'score', lost: 'lose', watched: 'over' };

interface Around {
  code: string;
  silent: () => boolean; // while the board itself tells how the game ended
  parts: () => Board | null;
  name: () => string; // the game's
  excuse: () => void; // put the refusal away
  mutes: Mutes;
}

export function followTable(state: () => TableState, { code, silent, parts, name, excuse, mutes }: Around): void {
  let before: Update | null = null; // the last that was told of
  let was = false;
  let untold: Update[] = [];

  function tellOf(update: Update, table: Table): void {
    if (!update.whole) {
      if (update.log.length) tell(update.log.map((line) => plain(line.say)).join('. '));
      for (const line of update.log) if (line.later) note(plain(line.say), { stays: true });
      for (const sound of parts()?.sounds?.(update.events, table.you) ?? []) play(sound);
      if (update.turn.t === 'over') play(ENDS[outcome(update.turn, parts()?.points ?? false, table.you)]);
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

  // My time to think is over: told once, and nothing is lost by it.
  let over = $state<number | null>(null); // the patience that has run out
  const patience = $derived(myTurn(state().update) ? (state().update?.patience ?? null) : null);
  const time = $derived(state().time);
  $effect(() => {
    if (patience === null) return;
    const left = patience - tableTime(time, performance.now());
    if (left > 0) over = null; // an undo may have set the time back
    if (untrack(() => over) === patience || !time.running) return;
    const timer = setTimeout(() => {
      over = patience;
      tell(words()('thought-over'));
      play('nudge');
    }, left);
    return () => clearTimeout(timer);
  });

  const need = $derived.by(() => {
    const { table, update } = state();
    return update && parts()?.alone?.(update) ? null : needed(table, update, over !== null && over === patience);
  });
  followNeed(() => need, name, code);

  let noted = state().noted;
  $effect(() => {
    const line = state().noted;
    if (line && line !== noted) untrack(() => tell(plain(line.say)));
    noted = line;
  });

  let heard = state().saying;
  $effect(() => {
    const { saying, table } = state();
    if (saying && saying !== heard && saying.seat !== table?.you) untrack(() => !mutes.all.includes(speaker(saying)) && hear(saying));
    heard = saying;
  });
}
