import { describe, expect, it } from 'vitest';
import { update } from '../../../wire/update.fixture';
import { outlineOf, readView, thingsOf } from './outline';

describe('the outline of a table', () => {
  const card = { id: 'R5', text: 'red 5' };

  it('is the one that came, with nothing left out', () => {
    const outline = outlineOf(update(1, { outline: { sides: [{ held: 4 }, {}], piles: [{ label: 'Pile', count: 9 }] } }), 2);
    expect(outline.sides).toEqual([{ counters: [], held: 4, things: [] }, { counters: [], held: 0, things: [] }]);
    expect(outline.piles).toEqual([{ key: 'pile-0', label: 'Pile', count: 9, things: [], acts: [] }]);
    expect([outline.ask, outline.hand, outline.counters]).toEqual(['', [], []]);
  });

  it('knows everything that is seen, wherever it lies', () => {
    const [b, c] = [{ ...card, id: 'b' }, { ...card, id: 'c' }];
    const outline = outlineOf(update(1, { outline: { sides: [{ things: [c] }], hand: [card], piles: [{ label: '', count: 1, things: [b] }] } }), 1);
    expect(thingsOf(outline).map(({ id }) => id)).toEqual(['R5', 'b', 'c']);
  });

  it('is read off the view where the game makes none: numbers, and one number for every seat', () => {
    const view = { seat: 1, seats: 2, rounds_left: 3, points: [4, 0], hand: ['R5'], picked: [null, 2], over: false, height: 0 };
    expect(readView(view, 2)).toEqual({
      sides: [{ counters: [{ label: 'points', count: 4 }] }, { counters: [{ label: 'points', count: 0 }] }],
      counters: [{ label: 'rounds left', count: 3 }, { label: 'height', count: 0 }],
    });
    expect(readView(null, 1)).toEqual({ sides: [{ counters: [] }], counters: [] });
  });
});
