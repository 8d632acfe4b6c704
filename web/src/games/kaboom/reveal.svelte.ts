/** The wires turned over one by one at the end; any key or touch shows them all, and where nothing moves they are there at once. */

export const REVEAL = { wait: 500, each: 600, wires: 4 } as const;
/** How long it takes, with a moment to look. */
export const REVEALING = REVEAL.wait + REVEAL.each * REVEAL.wires + 500;

export class Reveal {
  shown = $state<number>(REVEAL.wires);
  private timer: ReturnType<typeof setTimeout> | undefined;

  begin(still: boolean): void {
    this.end();
    if (still) return;
    this.shown = 0;
    this.timer = setTimeout(() => this.turn(), REVEAL.wait);
  }

  end(): void {
    clearTimeout(this.timer);
    this.shown = REVEAL.wires;
  }

  get running(): boolean {
    return this.shown < REVEAL.wires;
  }

  private turn(): void {
    this.shown += 1;
    if (this.running) this.timer = setTimeout(() => this.turn(), REVEAL.each);
  }
}

/** One for the page: the board and the column keep the same secret. */
export const reveal = new Reveal();
