import { expect, test } from 'vitest';
import type { Table, Update } from '../wire/types';
import { face, thinkers, thoughtLeft } from './thought';

const seats = [
  { name: 'Ada', kind: 'human', bot: null },
  { name: 'Bea', kind: 'human', bot: 'steady' },
  { name: 'Rocket', kind: 'bot', bot: 'steady' },
];
const table = (phase = 'playing'): Table => ({ phase, seats }) as unknown as Table;
const waits = (order: number[], patience?: number): Update => ({ turn: { t: 'waiting', seats: order, until: null, ask: '' }, patience }) as unknown as Update;

test('only people think: no bot, and nobody whom a bot plays for', () => {
  expect(thinkers(table(), waits([0, 1, 2]))).toEqual([0]);
  expect(thinkers(table('over'), waits([0]))).toEqual([]);
});

test('there is a clock only where thought is measured and somebody thinks', () => {
  expect(thoughtLeft(table(), waits([0], 60_000), 18_000)).toBe(42_000);
  expect(thoughtLeft(table(), waits([0], 60_000), 61_000)).toBe(-1000);
  expect(thoughtLeft(table(), waits([0]), 0)).toBe(null);
  expect(thoughtLeft(table(), waits([1, 2], 60_000), 0)).toBe(null);
});

test('the clock shows 0:00 at the end, and then what has gone by', () => {
  expect([60_000, 59_999, 59_000, 1, 0, -999, -1000, -61_500].map(face)).toEqual(['1:00', '1:00', '0:59', '0:01', '0:00', '0:00', '+0:01', '+1:01']);
});
