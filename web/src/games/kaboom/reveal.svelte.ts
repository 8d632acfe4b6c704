/** The wires turned over one by one at the end, with a moment to look; any key or touch shows them all, and where nothing moves they
 * are there at once. */

import type { Finale } from '../../ui/board/finale';

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
