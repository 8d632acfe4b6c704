/** A lesson on a page: the line to it, and the step as far as it may be shown by now. */

import { untrack } from 'svelte';
import { tableTime } from '../../table/state';
import { lessonAddress } from '../../wire/socket';
import type { Offer, Step } from '../../wire/types';
import { sky } from '../board/sky.svelte';
import { still } from '../media.svelte';
import { OpenLine } from '../table/line.svelte';
import { keepStep, stepOf } from './progress';

const SETTLE = 160; // milliseconds in which what has changed begins to fly
const LAND = 3000; // and has landed at the latest

/** To be made by a page, and to end with it. */
export class Course {
  private readonly line: OpenLine;
  step = $state.raw<Step | null>(null); // once what came before it has been seen
  nods = $state(0); // how often something else was tried

  constructor(
    readonly game: string,
    here: boolean,
  ) {
    this.line = new OpenLine(lessonAddress(game), () => game);
    this.line.visit.socket.greeting = { step: stepOf(game) || 1, here };
    $effect(() => {
      const told = this.state.step;
      if (!told) return;
      this.line.visit.socket.greeting = { step: told.number, here: true };
      keepStep(game, told.number);
      if (untrack(() => this.step)?.number !== told.number) this.step = null;
      if (still() || untrack(() => this.state.update?.whole)) return void (this.step = told);
      const began = performance.now();
      const timer = setInterval(() => {
        const waited = performance.now() - began;
        if (waited > LAND || (waited > SETTLE && !sky.busy)) this.step = told;
        if (this.step === told) clearInterval(timer);
      }, 40);
      return () => clearInterval(timer);
    });
  }

  state = $derived.by(() => this.line.state);
  parts = $derived.by(() => this.line.parts);
  number = $derived(this.state.step?.number ?? 1);
  names = $derived(this.state.step?.names ?? []);
  last = $derived(this.number === this.names.length);
  broken = $derived(this.state.refusal?.code === 'broken-step');

  readonly clock = (): number => tableTime(this.state.time, performance.now());

  /** Do what the step is about; anything else makes the bubble nod. */
  act(offer: Offer): boolean {
    if (this.state.step?.accepts.includes(offer.id)) return this.line.visit.act(offer.id);
    this.nod();
    return false;
  }

  nod(): void {
    this.nods += 1;
  }

  onward(): void {
    if (this.step?.done) this.line.visit.ask({ t: 'onward' });
  }

  /** Deal the position of a step anew. */
  again(step = this.number): void {
    this.line.visit.excuse();
    this.line.visit.ask({ t: 'again', step });
  }
}
