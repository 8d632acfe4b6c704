import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Reveal, REVEAL } from './reveal.svelte';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the wires at the end', () => {
  it('are turned over one by one, and looked at before anything tells of the end', () => {
    const reveal = new Reveal();
    reveal.begin(7, false);
    expect([reveal.shown, reveal.from]).toEqual([0, 7]);
    vi.advanceTimersByTime(REVEAL.wait);
    expect(reveal.shown).toBe(1);
    vi.advanceTimersByTime(REVEAL.each);
    expect(reveal.shown).toBe(2);
    vi.advanceTimersByTime(2 * REVEAL.each);
    expect([reveal.shown, reveal.from]).toEqual([4, 7]);
    vi.advanceTimersByTime(REVEAL.look);
    expect([reveal.shown, reveal.from]).toEqual([4, null]);
  });
  it('are all there when somebody will not wait, or nothing moves', () => {
    const reveal = new Reveal();
    reveal.begin(7, false);
    reveal.end();
    expect([reveal.shown, reveal.from]).toEqual([4, null]);
    reveal.begin(7, true);
    expect([reveal.shown, reveal.from]).toEqual([4, null]);
    vi.advanceTimersByTime(10_000);
    expect(reveal.shown).toBe(4);
  });
});
