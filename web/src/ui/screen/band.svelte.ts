/** The event band of a screen: one line at a time, long enough to be read across a room, without falling behind. */

import type { Line } from '../../wire/types';

export const STAYS = 2500; // milliseconds that a line is shown at least
export const HURRIES = 1200; // the same while others wait
export const MOST = 4; // that wait: bots can be quicker than anybody reads

export class Band {
  shown = $state.raw<Line | null>(null);
  before = $state.raw<Line | null>(null);
  private waiting: Line[] = [];
  private since = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private heard: readonly Line[] = [];

  /** The log as it is now: what is new in it comes in its turn; if it is another one, its end is shown at once. */
  follow(log: readonly Line[], whole: boolean): void {
    const old = this.heard.length;
    const grown = !whole && log.length >= old && (old === 0 || log[old - 1]?.n === this.heard[old - 1]?.n);
    this.heard = log;
    if (!grown || !this.shown) return this.jump(log);
    this.waiting = [...this.waiting, ...log.slice(old)].slice(-MOST);
    if (this.waiting.length) this.plan();
  }

  stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  private jump(log: readonly Line[]): void {
    this.stop();
    this.waiting = [];
    const last = log.filter((line) => !line.undone);
    [this.before, this.shown] = [last.at(-2) ?? null, last.at(-1) ?? null];
    this.since = performance.now();
  }

  private plan(): void {
    clearTimeout(this.timer);
    const stays = this.waiting.length > 1 ? HURRIES : STAYS;
    this.timer = setTimeout(() => this.next(), Math.max(0, this.since + stays - performance.now()));
  }

  private next(): void {
    const line = this.waiting.shift();
    this.timer = undefined;
    if (!line) return;
    [this.before, this.shown] = [this.shown, line];
    this.since = performance.now();
    if (this.waiting.length) this.plan();
  }
}
