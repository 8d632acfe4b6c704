import { expect, test } from 'vitest';
import type { Frame, Line, Reel } from '../wire/types';
import { indexOf, lineOf, logAt, said, sameSeat } from './reel';

const line = (n: number, seat: number | null, text: string, more: Partial<Line> = {}): Line => ({ n, seat, say: [text], ...more });
const frame = (n: number, own: number, log: Line[], whole = false): Frame => ({ n, update: { n: own, whole, log } as unknown as Frame['update'] });
const reel = {
  moves: 5,
  frames: [
    frame(0, 0, [], true),
    frame(1, 1, [line(1, 0, 'Ada draws a 5', { later: ['Ada draws'] })]),
    frame(3, 2, [line(2, 1, 'Bea passes')]), // nobody told these eyes of the second
    frame(5, 3, [line(1, 0, 'Ada draws', { undone: true }), line(3, 0, 'Ada thinks better of it')], true),
  ],
} as unknown as Reel;

test('a moment is the last picture up to it', () => {
  expect([0, 1, 2, 3, 4, 5].map((move) => indexOf(reel, move))).toEqual([0, 1, 1, 2, 2, 3]);
  expect([-1, 6, 1.5, NaN].map((move) => indexOf(reel, move))).toEqual([-1, -1, -1, -1]);
});

test('the log says what it said then', () => {
  expect(logAt(reel, 0)).toEqual([]);
  expect(logAt(reel, 1).map(({ say }) => say[0])).toEqual(['Ada draws a 5']);
  expect(logAt(reel, 2).map(({ say }) => say[0])).toEqual(['Ada draws', 'Bea passes']);
  expect(logAt(reel, 3)).toHaveLength(2);
});

test('a picture is told by its own line', () => {
  expect(lineOf(reel.frames[0])).toBeNull();
  expect(said(reel.frames[3])).toBe('Ada thinks better of it');
});

test('turns of the same player', () => {
  expect(sameSeat(reel, 1, 1)).toBe(3);
  expect(sameSeat(reel, 3, -1)).toBe(1);
  expect(sameSeat(reel, 2, 1)).toBe(3);
  expect(sameSeat(reel, 2, -1)).toBe(0);
});
