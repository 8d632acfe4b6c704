import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dismiss, note, notes } from './notes.svelte';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

const shown = () => notes.map((one) => one.text);

describe('a note of what is told only once', () => {
  it('stays for four seconds at least, whatever comes after it', () => {
    note('green', { stays: true });
    for (const other of ['a', 'b', 'c', 'd']) note(other);
    vi.advanceTimersByTime(4000);
    expect(shown()).toEqual(['green', 'c', 'd']);
    vi.runAllTimers();
    expect(shown()).toEqual([]);
  });

  it('goes when it is clicked away', () => {
    note('green', { stays: true });
    dismiss(notes[0]!.id);
    expect(shown()).toEqual([]);
  });
});
