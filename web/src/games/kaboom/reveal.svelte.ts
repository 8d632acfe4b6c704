/** The wires turned over one by one at the end, with a moment to look; any key or touch shows them all, and where nothing moves they
 * are there at once. */

import { untrack } from 'svelte';
import type { Finale } from '../../ui/board/finale';
import { still } from '../../ui/media.svelte';
import type { Update } from '../../wire/types';
import type { KaboomEvent } from './types';

export const REVEAL = { wait: 500, each: 600, wires: 4, look: 500 } as const;

export class Reveal implements Finale {
  shown = $state<number>(REVEAL.wires);
  from = $state<number | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;

  begin(update: number, still: boolean): void {
    this.end();
    if (still) return;
    this.from = update;
    this.shown = 0;
    this.timer = setTimeout(() => this.turn(), REVEAL.wait);
  }

  end(): void {
    clearTimeout(this.timer);
    this.shown = REVEAL.wires;
    this.from = null;
  }

  private turn(): void {
    this.shown += 1;
    const last = this.shown === REVEAL.wires;
    this.timer = setTimeout(() => (last ? this.end() : this.turn()), last ? REVEAL.look : REVEAL.each);
  }
}

/** One for the page: the board and the column keep the same secret. */
export const reveal = new Reveal();

/** Whether a game ends with this update. */
export const ends = ({ whole, events }: Update): boolean => !whole && (events as KaboomEvent[]).some((event) => event.t === 'ended');

/** Turn the wires over when a game ends, before anybody tells of it. */
export function followEnd(update: () => Update): void {
  $effect.pre(() => {
    const now = update();
    if (ends(now)) untrack(() => reveal.begin(now.n, still()));
  });
  $effect(() => () => reveal.end());
}
