import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HOLD, Holding } from './holding';

let done: number;
let holding: Holding;

beforeEach(() => {
  vi.useFakeTimers();
  done = 0;
  holding = new Holding(() => done++);
});
afterEach(() => vi.useRealTimers());

describe('what cannot be taken back', () => {
  it('is done after a second of holding', () => {
    holding.press('pointer');
    vi.advanceTimersByTime(HOLD - 1);
    expect(done).toBe(0);
    vi.advanceTimersByTime(1);
    expect(done).toBe(1);
    expect(holding.state).toBe('idle');
  });

  it('is not done by a short touch, however often', () => {
    for (let i = 0; i < 3; i++) {
      holding.press('pointer');
      vi.advanceTimersByTime(HOLD / 2);
      holding.release('pointer');
    }
    vi.advanceTimersByTime(5 * HOLD);
    expect(done).toBe(0);
  });

  it('is done by the second press of a key', () => {
    holding.press('key');
    holding.release('key');
    expect(holding.state).toBe('armed');
    expect(done).toBe(0);
    holding.press('key');
    expect(done).toBe(1);
  });

  it('is done once, though a held key repeats', () => {
    holding.press('key');
    holding.press('key');
    vi.advanceTimersByTime(3 * HOLD);
    expect(done).toBe(1);
  });

  it('is not let go by a pointer that passes by while a key is held', () => {
    holding.press('key');
    holding.release('pointer');
    vi.advanceTimersByTime(HOLD);
    expect(done).toBe(1);
  });

  it('is forgotten when the button loses the focus', () => {
    holding.press('key');
    holding.release('key');
    holding.stop();
    holding.press('key');
    expect(done).toBe(0);
  });
});
