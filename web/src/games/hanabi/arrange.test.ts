import { describe, expect, it } from 'vitest';
import { counted, moved, shown } from './arrange';

const hand = [10, 11, 12, 13].map((order) => ({ order }));

describe('laying out the own hand (H14)', () => {
  it('is the order of drawing at first', () => {
    expect(shown(hand, [])).toEqual([0, 1, 2, 3]);
  });

  it('puts a card where it is wanted and keeps the others in order', () => {
    const wish = moved(hand, [], 3, 0);
    expect(shown(hand, wish)).toEqual([3, 0, 1, 2]);
    expect(shown(hand, moved(hand, wish, 0, 2))).toEqual([3, 1, 0, 2]);
  });

  it('keeps the wish when cards leave, and shows a new one last', () => {
    const wish = moved(hand, [], 3, 0);
    expect(shown([{ order: 10 }, { order: 12 }, { order: 13 }, { order: 20 }], wish)).toEqual([2, 0, 1, 3]);
  });

  it('goes nowhere beyond the ends', () => {
    expect(shown(hand, moved(hand, [], 0, -1))).toEqual([0, 1, 2, 3]);
    expect(shown(hand, moved(hand, [], 3, 4))).toEqual([0, 1, 2, 3]);
  });
});

describe('the newest card on the left', () => {
  it('turns every hand round, and the places count from the left', () => {
    expect(shown(hand, [], 'left')).toEqual([3, 2, 1, 0]);
    expect([0, 1, 2, 3].map((slot) => counted(slot, 4, 'left'))).toEqual([3, 2, 1, 0]);
    expect([0, 1, 2, 3].map((slot) => counted(slot, 4, 'right'))).toEqual([0, 1, 2, 3]);
  });

  it('keeps what was moved, and shows a new card first', () => {
    const wish = moved(hand, [], 0, 0, 'left'); // the oldest to the front
    expect(shown(hand, wish, 'left')).toEqual([0, 3, 2, 1]);
    expect(shown([...hand, { order: 20 }], wish, 'left')).toEqual([4, 0, 3, 2, 1]);
  });
});
