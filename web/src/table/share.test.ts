import { expect, it } from 'vitest';
import { share } from './share';

it('keeps the parts that stayed as they were, and only those', () => {
  const old = { round: 1, players: [{ dice: ['R5', null] }, { dice: ['G2', null] }], bag: { R: 2 } };
  const fresh = share(old, { round: 2, players: [{ dice: ['R5', null] }, { dice: ['G2', 'K1'] }], bag: { R: 2 } });
  expect(fresh).toEqual({ round: 2, players: [{ dice: ['R5', null] }, { dice: ['G2', 'K1'] }], bag: { R: 2 } });
  expect(fresh.players[0]).toBe(old.players[0]);
  expect(fresh.players[1]).not.toBe(old.players[1]);
  expect(fresh.bag).toBe(old.bag);
});

it('takes the old value where nothing changed, and never where something is missing', () => {
  const old = { a: [1, 2], b: null };
  expect(share(old, { a: [1, 2], b: null })).toBe(old);
  expect(share([1, 2, 3], [1, 2])).toEqual([1, 2]);
  expect(share({ a: 1, b: 2 }, { a: 1 })).toEqual({ a: 1 });
  expect(share({ a: undefined }, { b: undefined })).toEqual({ b: undefined });
  expect(share([], {})).toEqual({});
  expect(share(null, { a: 1 })).toEqual({ a: 1 });
});
