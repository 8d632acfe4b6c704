/** The coach at a table, on this page: whether it is shown, what it says, what was asked of it. */

import { untrack } from 'svelte';
import { steady } from '../../table/coach';
import { myTurn, plain, type TableState } from '../../table/state';
import type { Visit } from '../../table/visit';
import type { Row } from '../../wire/types';
import { pressed } from '../board/keys';
import { keep, recall } from '../keep';
import { tell } from '../live.svelte';
import { wide } from '../media.svelte';

/** To be made by a page, and to end with it. */
export class Coach {
  sheet = $state(false); // open, where there is no column
  pointed = $state.raw<Row | null>(null); // at which one points: boards lift what it takes
  chosen = $state.raw<Row | null>(null); // by a click: boards pick it, and play nothing
  private switched = $state<Record<string, boolean>>({}); // by hand, by game
  private asked = $state.raw<readonly number[] | null>(null); // the actions that there were when I asked
  private hidden = $state.raw<number | null>(null); // the answer that I have put away
  rows = $state.raw<Row[]>([]);

  constructor(
    private readonly visit: Visit,
    private readonly state: () => TableState,
  ) {
    let turn = false;
    $effect(() => {
      const { update, refusal } = this.state();
      const mine = myTurn(update);
      const rows = this.advice?.rows ?? [];
      untrack(() => {
        this.rows = steady(this.rows, rows, mine && !turn);
        if (mine && !turn && this.on && this.advice) tell(`${this.advice.figure} ${plain(this.advice.say)}`);
        if (this.asked && (refusal || update?.whole || !same(this.asked, this.legal))) this.asked = null;
        this.pointed = this.chosen = null;
      });
      turn = mine;
    });
    $effect(() => {
      document.addEventListener('keydown', this.key);
      return () => document.removeEventListener('keydown', this.key);
    });
  }

  private game = $derived.by(() => this.state().table?.game ?? '');
  private legal: readonly number[] = $derived.by(() => this.state().update?.legal.map(({ id }) => id) ?? []);

  /** Whether there is one for me: not before time begins, where a page does not show yet what it would speak of. */
  there = $derived.by(() => (this.state().table?.coach ?? false) && this.state().table!.now >= 0);
  on = $derived.by(() => this.switched[this.game] ?? recall(`coach.${this.game}`, true));
  advice = $derived.by(() => (this.there ? (this.state().update?.coach ?? null) : null));
  mayAsk = $derived.by(() => this.there && myTurn(this.state().update));
  answer = $derived.by(() => {
    const { advised } = this.state();
    return advised && advised.id !== this.hidden && this.legal.includes(advised.action) ? advised : null;
  });
  /** How often I win after each action, as far as it was tried on request. */
  wins = $derived.by(() => this.answer?.wins ?? null);
  thinking = $derived.by(() => this.asked !== null && this.answer === null);

  turn(on: boolean): void {
    this.switched[this.game] = on;
    keep(`coach.${this.game}`, on);
  }

  /** Choose on the board what a row is about; the sheet makes way for it. */
  choose(row: Row): void {
    this.chosen = row;
    this.sheet = false;
  }

  ask(): void {
    if (!this.mayAsk) return;
    this.hidden = this.state().advised?.id ?? null;
    this.asked = this.legal;
    this.visit.ask({ t: 'advise' });
  }

  hide(): void {
    this.hidden = this.state().advised?.id ?? null;
    this.asked = null;
  }

  /** O goes to the coach, with shift it asks at once. */
  private key = (event: KeyboardEvent): void => {
    if (event.repeat || !this.there || pressed(event) !== 'O') return;
    event.preventDefault();
    if (!this.on) this.turn(true);
    if (event.shiftKey) this.ask();
    if (wide()) document.getElementById('coach')?.focus();
    else this.sheet = true;
  };
}

const same = (one: readonly number[], other: readonly number[]): boolean => one.length === other.length && one.every((id, i) => id === other[i]);
