import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Reveal, REVEAL, REVEALING } from './reveal.svelte';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the wires at the end', () => {
  it('are turned over one by one, and all before the result is shown', () => {
    const reveal = new Reveal();
    reveal.begin(false);
    expect(reveal.shown).toBe(0);
    vi.advanceTimersByTime(REVEAL.wait);
    expect(reveal.shown).toBe(1);
    vi.advanceTimersByTime(REVEAL.each);
    expect(reveal.shown).toBe(2);
    vi.advanceTimersByTime(REVEALING - REVEAL.wait - REVEAL.each);
    expect([reveal.shown, reveal.running]).toEqual([4, false]);
  });
  it('are all there when somebody will not wait, or nothing moves', () => {
    const reveal = new Reveal();
    reveal.begin(false);
    reveal.end();
    expect(reveal.shown).toBe(4);
    reveal.begin(true);
    expect(reveal.shown).toBe(4);
    vi.advanceTimersByTime(REVEALING);
    expect(reveal.shown).toBe(4);
  });
});
