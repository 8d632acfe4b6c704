import { expect, test } from 'vitest';
import { around, grown, place, shared, within, type Box } from './placing';

const PHONE = { width: 390, height: 844, head: 60 };
const BUBBLE = { width: 366, height: 170 };
const dock: Box = { left: 0, top: 620, width: 390, height: 224 };
const at = ({ left, top }: { left: number; top: number }): Box => ({ left, top, ...BUBBLE });

test('the bubble stands below what it speaks of, where there is room', () => {
  const lit = { left: 20, top: 180, width: 350, height: 150 };
  const spot = place(BUBBLE, lit, [dock], PHONE);
  expect(spot.covers).toBe(0);
  expect(spot.top).toBeGreaterThan(lit.top + lit.height);
});

test('else it stands above, and never over the dock', () => {
  const lit = { left: 20, top: 440, width: 80, height: 120 };
  const spot = place(BUBBLE, lit, [dock], PHONE);
  expect(spot.covers).toBe(0);
  expect(spot.top + BUBBLE.height).toBeLessThan(lit.top);
});

test('where nothing is free it tells how much it covers', () => {
  const lit = { left: 0, top: 60, width: 390, height: 520 };
  const spot = place(BUBBLE, lit, [dock], PHONE);
  expect(spot.covers).toBeGreaterThan(0);
  expect(shared(at(spot), dock)).toBeLessThan(shared(at(spot), lit));
});

test('on a wide screen it may stand beside', () => {
  const room = { width: 844, height: 390, head: 56 };
  const lit = { left: 20, top: 60, width: 360, height: 320 };
  const spot = place({ width: 400, height: 200 }, lit, [], room);
  expect(spot.covers).toBe(0);
  expect(spot.left).toBeGreaterThan(lit.left + lit.width);
});

test('boxes can be joined, grown, and kept on the screen', () => {
  const [a, b] = [{ left: 10, top: 10, width: 10, height: 10 }, { left: 40, top: 0, width: 10, height: 40 }];
  expect(around([a, b])).toEqual({ left: 10, top: 0, width: 40, height: 40 });
  expect(around([])).toBeNull();
  expect(within(grown(b, 7), PHONE)).toEqual({ left: 33, top: 3, width: 24, height: 44 });
});
