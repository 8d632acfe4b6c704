/** When a finger that stays asks what a thing is, and when a mouse that rests does; without a page, so that it can be tested. */

export const PRESS = 400; // milliseconds that a finger stays
export const REST = 500; // and a mouse
const SHAKE = 10; // pixels that a finger may move meanwhile
const AFTER = 400; // milliseconds after the finger has gone in which its click may still come

export interface Point {
  x: number;
  y: number;
}

/** A finger: it presses, or it asks; never both. */
export class Finger<Place> {
  at: Point | null = null; // where it is down on something, for the ring around it
  private timer: ReturnType<typeof setTimeout> | undefined;
  private asked = false;
  private until = 0;

  constructor(
    private readonly ask: (place: Place) => void,
    private readonly changed: () => void = () => {},
    private readonly clock: () => number = () => performance.now(),
  ) {}

  down(place: Place | null, point: Point): void {
    this.cancel();
    this.asked = false;
    this.until = 0;
    if (place === null) return;
    this.at = point;
    this.changed();
    this.timer = setTimeout(() => {
      this.cancel();
      this.asked = true;
      this.ask(place);
    }, PRESS);
  }

  move(point: Point): void {
    if (this.at && Math.hypot(point.x - this.at.x, point.y - this.at.y) > SHAKE) this.cancel();
  }

  /** It has gone; if it has asked, the click that follows is not meant. */
  up(): void {
    this.cancel();
    if (this.asked) this.until = this.clock() + AFTER;
  }

  cancel(): void {
    clearTimeout(this.timer);
    if (!this.at) return;
    this.at = null;
    this.changed();
  }

  /** Whether a click, or the menu of the browser, comes of a finger that has asked. */
  get swallows(): boolean {
    return this.asked && (this.until === 0 || this.clock() < this.until);
  }
}

/** A mouse: it asks where it rests, but not on what it has just pressed, nor when a thing slips below it. */
export class Mouse<Place> {
  over: Place | null = null;
  private last: Point | null = null;
  private pressed: Place | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly ask: (place: Place) => void) {}

  move(place: Place | null, point: Point): void {
    const moved = this.last !== null && (this.last.x !== point.x || this.last.y !== point.y);
    this.last = point;
    if (place !== this.pressed) this.pressed = null;
    this.over = place;
    clearTimeout(this.timer);
    if (place !== null && moved && place !== this.pressed) this.timer = setTimeout(() => this.ask(place), REST);
  }

  press(place: Place | null): void {
    this.pressed = place;
    clearTimeout(this.timer);
  }

  stop(): void {
    clearTimeout(this.timer);
  }
}
