import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { update as fixture } from '../wire/update.fixture';
import type { Update } from '../wire/types';
import { PACE, ShowQueue } from './queue';

const update = (n: number, whole = false) => fixture(n, { whole });
const window = (n: number, until: number | null): Update =>
  fixture(n, { legal: [{ id: 0, label: 'pass', act: {} }], turn: { t: 'waiting', seats: [0], until, ask: 'nope' } });
let shown: number[];
let queue: ShowQueue;
let dwell: number = PACE.show;

beforeEach(() => {
  vi.useFakeTimers();
  [shown, dwell] = [[], PACE.show];
  queue = new ShowQueue((one) => shown.push(one.n), () => dwell);
});
afterEach(() => vi.useRealTimers());

describe('updates waiting to be shown', () => {
  it('shows the first at once and the next when the eye has followed', () => {
    queue.push(update(1));
    queue.push(update(2));
    expect(shown).toEqual([1]);
    vi.advanceTimersByTime(PACE.show);
    expect(shown).toEqual([1, 2]);
  });

  it('hurries while more than three wait', () => {
    for (let n = 1; n <= 6; n++) queue.push(update(n));
    vi.advanceTimersByTime(PACE.show + PACE.fast);
    expect(shown).toEqual([1, 2, 3]);
    vi.advanceTimersByTime(PACE.show - 1);
    expect(shown).toEqual([1, 2, 3]);
    vi.advanceTimersByTime(1);
    expect(shown).toEqual([1, 2, 3, 4]);
  });

  it('does not let a question wait that time is running for', () => {
    for (let n = 1; n <= 3; n++) queue.push(update(n));
    queue.push(window(4, 5000));
    vi.advanceTimersByTime(3 * PACE.fast);
    expect(shown).toEqual([1, 2, 3, 4]);
  });

  it('lets the eye follow before a question without a clock', () => {
    queue.push(update(1));
    queue.push(window(2, null));
    vi.advanceTimersByTime(PACE.show - 1);
    expect(shown).toEqual([1]);
  });

  it('does not dwell where nothing moves', () => {
    dwell = PACE.fast;
    for (let n = 1; n <= 3; n++) queue.push(update(n));
    vi.advanceTimersByTime(2 * PACE.fast);
    expect(shown).toEqual([1, 2, 3]);
  });

  it('lets none wait where the table cannot wait', () => {
    queue.push(update(1));
    queue.push(update(2));
    expect(shown).toEqual([1]);
    dwell = 0;
    queue.push(update(3));
    expect(shown).toEqual([1, 2, 3]);
    queue.push(update(4));
    expect(shown).toEqual([1, 2, 3, 4]);
    vi.advanceTimersByTime(10_000);
    expect(shown).toEqual([1, 2, 3, 4]);
  });

  it('shows a whole update at once and forgets what waited', () => {
    for (let n = 1; n <= 3; n++) queue.push(update(n));
    queue.push(update(9, true));
    vi.advanceTimersByTime(10_000);
    expect(shown).toEqual([1, 9]);
    expect(queue.length).toBe(0);
  });
});
