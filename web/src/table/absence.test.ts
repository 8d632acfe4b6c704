import { expect, test } from 'vitest';
import type { Seat, Table, Update } from '../wire/types';
import { awayOnes, missing } from './absence';

const human = (name: string, more: Partial<Seat> = {}): Seat => ({ name, kind: 'human', bot: null, online: true, away: null, left: false, sitter: '', ...more });
const table = (seats: Seat[], more: Partial<Table> = {}): Table => ({ seats, you: 0, phase: 'playing', paused: false, grace: 30_000, ...more }) as Table;
const waits = (seats: number[], patience?: number): Update => ({ turn: { t: 'waiting', seats, until: null, ask: 'turn' }, patience }) as unknown as Update;
const gone = human('Bea', { online: false, away: 1000 });

test('a line that breaks for a moment calls nobody away', () => {
  const seats = [human('Ada'), gone];
  expect(awayOnes(table(seats), 8999)).toEqual([]);
  expect(awayOnes(table(seats), 9000)).toEqual([1]);
  expect(missing(table(seats), waits([1]), 8999)).toEqual([]);
  expect(missing(table(seats), waits([1]), 9000)).toEqual([{ seat: 1, name: 'Bea', away: 8000, left: 22_000 }]);
  expect(missing(table(seats), waits([1]), 60_000)).toEqual([{ seat: 1, name: 'Bea', away: 59_000, left: 0 }]);
});

test('only whoever is waited for is missing, and nobody whom a bot plays for', () => {
  expect(missing(table([human('Ada'), gone]), waits([0]), 60_000)).toEqual([]);
  expect(missing(table([human('Ada'), { ...gone, bot: 'steady' }]), waits([1]), 60_000)).toEqual([]);
  expect(missing(table([human('Ada'), gone], { paused: true }), waits([1]), 60_000)).toEqual([]);
});

test('where the table waits for ever no bot is promised', () => {
  expect(missing(table([human('Ada'), gone], { grace: null }), waits([1]), 60_000)).toEqual([{ seat: 1, name: 'Bea', away: 59_000, left: null }]);
});

test('whoever thinks is missing only when the time for it has passed', () => {
  const seats = [human('Ada'), human('Bea', { sitter: 'Carlo' })];
  expect(missing(table(seats), waits([1], 60_000), 59_999)).toEqual([]);
  expect(missing(table(seats), waits([1], 60_000), 60_000)).toEqual([{ seat: 1, name: 'Carlo', away: null, left: 0 }]);
});
