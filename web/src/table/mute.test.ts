import { expect, test } from 'vitest';
import type { Seat, Table, Told } from '../wire/types';
import { hushed, speaker } from './mute';

const told = (name: string, seat: number | null, text = 'hello'): Told => ({ name, seat, text });
const seat = (name: string, sitter = ''): Seat => ({ name, kind: 'human', bot: null, online: true, away: null, left: false, sitter });
const said = [told('Ada', 0), told('Bea', 1), told('Onlooker 3', null), told('Onlooker 13', null)];
const signals = [
  { seat: 0, key: 'need.5', text: 'Ada needs a 5' },
  { seat: 1, key: 'need.5', text: 'Bea needs a 5' },
];
const table = (seats = [seat('Ada'), seat('Bea')]): Table => ({ seats, said, signals }) as unknown as Table;

test('an onlooker is the same in every language', () => {
  expect(speaker(told('Onlooker 3', null))).toBe(speaker(told('Spettatore 3', null)));
  expect(speaker(told('Onlooker 3', null))).not.toBe(speaker(told('Onlooker 13', null)));
});

test('of the muted nothing is left, neither words nor signs', () => {
  const quiet = hushed(table(), ['Bea', '#3']);
  expect(quiet.said).toEqual([said[0], said[3]]);
  expect(quiet.signals).toEqual([signals[0]]);
});

test('who sits in for somebody muted is heard', () => {
  expect(hushed(table([seat('Ada'), seat('Bea', 'Carlo')]), ['Bea']).signals).toEqual(signals);
});

test('where nobody is muted the table stays the same', () => {
  const whole = table();
  expect(hushed(whole, [])).toBe(whole);
});
