/** The reaction window: when a tap counts, and how long somebody waits who lets everything pass. */

export const GUARD = 250; // milliseconds in which a tap was not meant for the window
const AFTER_RELEASE = 400; // a click comes at most so long after the finger is up

/** Follows fingers and keys, to know when a click began. Times are those of events. */
export class Presses {
  private began = -Infinity;
  private released: number | null = 0;

  press(at: number): void {
    this.began = at;
    this.released = null;
  }

  release(at: number): void {
    this.released = at;
  }

  /** When what ends in this click began; a click without a finger or key began with itself. */
  beginning(click: number): number {
    return this.released === null || click - this.released <= AFTER_RELEASE ? Math.max(this.began, 0) : click;
  }
}

/** Whether something that began then was meant for a window that opened then. */
export const meant = (began: number, opened: number): boolean => began - opened >= GUARD;

const LEAST = 800;
const MOST = 0.85; // of what is left of the window
const UNTIMED = [1000, 3000] as const;

/**
 * After how many milliseconds "pass automatically" passes. It knows how much of the window is left and nothing else:
 * neither the hand nor what was played.
 */
export function passDelay(left: number | null, chance: () => number): number {
  const [from, to] = left === null ? UNTIMED : [Math.min(LEAST, left * 0.4), left * MOST];
  return from + chance() * Math.max(0, to - from);
}
