/** Holding a button for a while, or pressing it twice by keyboard: for what cannot be taken back. */

export const HOLD = 1000; // milliseconds

export type Hold = 'idle' | 'holding' | 'armed'; // armed: pressed once by keyboard, once more will do

/** What presses: a pointer that wanders off lets go only of what it has pressed itself. */
export type By = 'pointer' | 'key';

export class Holding {
  state: Hold = 'idle';
  private by: By = 'key';
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly done: () => void,
    private readonly changed: (state: Hold) => void = () => {},
  ) {}

  /** A finger or a key goes down. The second press of a key does it at once. */
  press(by: By): void {
    if (this.state === 'holding') return;
    if (this.state === 'armed' && by === 'key') return this.finish();
    this.by = by;
    this.become('holding');
    this.timer = setTimeout(() => this.finish(), HOLD);
  }

  /** And up again: too early is nothing, but a key has been pressed once. */
  release(by: By): void {
    if (this.state !== 'holding' || this.by !== by) return;
    clearTimeout(this.timer);
    this.become(by === 'key' ? 'armed' : 'idle');
  }

  stop(): void {
    clearTimeout(this.timer);
    this.become('idle');
  }

  private finish(): void {
    this.stop();
    this.done();
  }

  private become(state: Hold): void {
    this.state = state;
    this.changed(state);
  }
}
