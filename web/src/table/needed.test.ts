import { expect, test } from 'vitest';
import type { Table, Update, Wish } from '../wire/types';
import { needed } from './needed';

const me = { name: 'Ada', kind: 'human', bot: null };
const table = (more: object = {}): Table => ({ you: 0, phase: 'playing', paused: false, wishes: [], wish: null, seats: [me, { ...me, name: 'Bea' }], ...more }) as unknown as Table;
const update = (legal: number): Update => ({ turn: { t: 'waiting', seats: [0], until: null, ask: '' }, legal: Array(legal).fill({}) }) as unknown as Update;
const wish = (agreed: number[]): Wish => ({ number: 1, seat: 1, agreed }) as unknown as Wish;

test('I am needed while I can do something', () => {
  expect(needed(table(), update(2), false)).toBe('turn');
  expect(needed(table(), update(2), true)).toBe('late');
  expect(needed(table(), update(0), true)).toBe(null);
});

test('nobody needs me who look on, in a pause, or while a bot plays for me', () => {
  expect(needed(table({ you: null }), update(2), false)).toBe(null);
  expect(needed(table({ paused: true, wishes: [0, 1] }), update(2), false)).toBe(null);
  expect(needed(table({ seats: [{ ...me, bot: 'steady' }] }), update(2), false)).toBe(null);
  expect(needed(table({ phase: 'over' }), update(2), false)).toBe(null);
});

test('a wish comes before my turn, until I have answered: nobody acts meanwhile', () => {
  expect(needed(table({ wish: wish([1]) }), update(2), false)).toBe('wish');
  expect(needed(table({ wish: wish([0, 1]) }), update(2), false)).toBe(null);
});

test('a pause is asked for, not by me', () => {
  expect(needed(table({ wishes: [1] }), update(0), false)).toBe('pause');
  expect(needed(table({ wishes: [0] }), update(0), false)).toBe(null);
});
