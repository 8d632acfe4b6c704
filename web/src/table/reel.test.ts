import { expect, test } from 'vitest';
import type { Frame, Line, Reel } from '../wire/types';
import { indexOf, lineOf, logAt, marksOf, said, sameSeat, turnsOf } from './reel';

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
  marks: [{ n: 1, seat: 0, place: 2 }, { n: 2 }, { n: 3, seat: 1, place: 1 }],
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

test('eyes of a seat see the marks of its own decisions, and turning points at the last picture they have', () => {
  const places = (eyes: string) => marksOf({ ...reel, eyes }).map(({ at, mark }) => [at, mark.n]);
  expect(places('0')).toEqual([[1, 1], [1, 2]]);
  expect(places('1')).toEqual([[1, 2], [2, 3]]);
  expect(places('table')).toEqual([[1, 1], [1, 2], [2, 3]]);
});

test('a turn begins where somebody else acts', () => {
  expect(turnsOf(reel)).toEqual([{ at: 1, seat: 0 }, { at: 2, seat: 1 }, { at: 3, seat: 0 }]);
});
