import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Line } from '../../wire/types';
import { Band, HURRIES, MOST, STAYS } from './band.svelte';

const line = (n: number): Line => ({ n, seat: 0, say: [`line ${n}`] });
const lines = (count: number): Line[] => Array.from({ length: count }, (_, i) => line(i + 1));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('the end of the log is shown at once', () => {
  const band = new Band();
  band.follow(lines(5), true);
  expect([band.before?.n, band.shown?.n]).toEqual([4, 5]);
});

test('a new line comes when the one before has been read', () => {
  const band = new Band();
  band.follow(lines(1), true);
  band.follow(lines(2), false);
  vi.advanceTimersByTime(STAYS - 1);
  expect(band.shown?.n).toBe(1);
  vi.advanceTimersByTime(1);
  expect([band.before?.n, band.shown?.n]).toEqual([1, 2]);
});

test('where several wait they hurry, the newest last', () => {
  const band = new Band();
  band.follow(lines(1), true);
  band.follow(lines(4), false);
  const seen: (number | undefined)[] = [];
  for (let i = 0; i < 3; i++) {
    vi.advanceTimersByTime(i < 2 ? HURRIES : STAYS);
    seen.push(band.shown?.n);
  }
  expect(seen).toEqual([2, 3, 4]);
});

test('who cannot keep up skips to the newest', () => {
  const band = new Band();
  band.follow(lines(1), true);
  band.follow(lines(40), false);
  vi.advanceTimersByTime(HURRIES);
  expect(band.shown?.n).toBe(40 - MOST + 1);
  vi.advanceTimersByTime(MOST * STAYS);
  expect(band.shown?.n).toBe(40);
});

test('another log, after a line was down or somebody took back, is shown as it is', () => {
  const band = new Band();
  band.follow(lines(3), true);
  band.follow(lines(6), false);
  band.follow([...lines(2), { ...line(3), undone: true }], true);
  vi.advanceTimersByTime(10 * STAYS);
  expect([band.before?.n, band.shown?.n]).toEqual([1, 2]);
});

test('a stopped band shows nothing more', () => {
  const band = new Band();
  band.follow(lines(1), true);
  band.follow(lines(2), false);
  band.stop();
  vi.advanceTimersByTime(10 * STAYS);
  expect(band.shown?.n).toBe(1);
});
