import { expect, test } from 'vitest';
import type { Seat, Table, Wish } from '../wire/types';
import { answersTo, isAsked } from './undo';

const wish = { number: 1, seat: 1, what: [], shows: true, agreed: [1, 3], left: 30_000 } as Wish;
const seat = (name: string, more: Partial<Seat> = {}): Seat => ({ name, kind: 'human', bot: null, online: true, away: null, left: false, sitter: '', ...more });

test('a wish is answered by everybody else, bots among them', () => {
  const seats = [seat('Ada'), seat('Bea'), seat('Carlo', { sitter: 'Dora' }), seat('Elio', { kind: 'bot', bot: 'steady' })];
  expect(answersTo(wish, { seats } as Table)).toEqual([
    { seat: 0, name: 'Ada', bot: false, agreed: false },
    { seat: 2, name: 'Dora', bot: false, agreed: false },
    { seat: 3, name: 'Elio', bot: true, agreed: true },
  ]);
});

test('whoever wishes it, has agreed or looks on is not asked', () => {
  expect([0, 1, 2, 3, null].map((who) => isAsked(wish, who))).toEqual([true, false, true, false, false]);
});
