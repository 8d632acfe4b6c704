/** Updates waiting to be shown: one after another, with time for the eye, faster when many wait or time presses. */

import type { Update } from '../wire/types';

export const PACE = { show: 560, fast: 80, crowd: 3 } as const;

/** It asks something of this player, and time runs. */
const presses = ({ legal, turn }: Update): boolean => legal.length > 0 && turn.t === 'waiting' && turn.until !== null;

export class ShowQueue {
  private waiting: Update[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly show: (update: Update) => void,
    private readonly dwell: () => number = () => PACE.show, // how long an update stays; 0: none waits
  ) {}

  /** A whole update is shown at once and drops what waited; another waits for its turn. */
  push(update: Update): void {
    if (update.whole) {
      this.clear();
      this.show(update);
      return;
    }
    this.waiting.push(update);
    if (this.timer === undefined || this.dwell() === 0) this.next();
    else if (presses(update)) this.wait();
  }

  /** How many updates are not shown yet. */
  get length(): number {
    return this.waiting.length;
  }

  clear(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.waiting = [];
  }

  private next(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    const dwell = this.dwell();
    for (let update = this.waiting.shift(); update; update = this.waiting.shift()) {
      this.show(update);
      if (dwell === 0) continue;
      this.wait();
      return;
    }
  }

  /** Leave what is shown for a while; a short one where many wait, or where a question would lose its time. */
  private wait(): void {
    const hurry = this.waiting.length > PACE.crowd || this.waiting.some(presses);
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.next(), hurry ? Math.min(this.dwell(), PACE.fast) : this.dwell());
  }
}
