import { describe, expect, it } from 'vitest';
import { card, fourHues, space, ten, tent, tower, triplets } from './bombs.fixture';
import { layoutOf, LETTER } from './layout';

const LARGE = { w: 200, h: 292, head: 40, most: 58 };
const SMALL = { w: 70, h: 98, head: 22, most: 24 };
const LOW = { w: 150, h: 240, head: 32, most: 60 };
const SHORT = { w: 162, h: 142, head: 28, most: 60 };
const temple = card('large pyramid', [0, 0, 0, 1, 1, 2].map((level, i) => space('', ['R'], level, i < 3 ? [] : i < 5 ? [i - 3, i - 2] : [3, 4])));
const gate = card('two towers', [0, 1, 2, 0, 1, 2].map((level) => space('', ['R'], level)));
const high = tower('1', '2', '3', '4', '5');

describe('where things lie on a bomb', () => {
  it.each([['row', triplets], ['sum', ten], ['four', fourHues], ['tower', high], ['tent', tent], ['temple', temple], ['gate', gate]] as const)('keeps the spaces of a %s inside its card and apart', (_, bomb) => {
    for (const room of [LARGE, SMALL, { ...LARGE, w: 152, h: 146, head: 26, most: 38 }]) {
      const { squares } = layoutOf(bomb, bomb.spaces.map(() => false), room);
      expect(squares).toHaveLength(bomb.spaces.length);
      squares.forEach(({ x, y, s }, i) => {
        expect(s).toBeGreaterThan(10);
        expect(x).toBeGreaterThanOrEqual(0);
        expect(x + s * 1.17).toBeLessThanOrEqual(room.w + 1); // with the side of the die
        expect(y - s * 0.17).toBeGreaterThanOrEqual(room.head - 1); // with its upper side
        expect(y + s).toBeLessThanOrEqual(room.h);
        for (const other of squares.slice(i + 1)) {
          expect(Math.abs(other.x - x) >= s - 0.01 || Math.abs(other.y - y) >= s - 0.01).toBe(true);
        }
      });
    }
  });

  it.each([['row', triplets], ['sum', ten], ['four', fourHues], ['tower', high], ['tent', tent], ['temple', temple], ['gate', gate]] as const)('puts the letters of a %s on its card, but not on what a space asks for', (_, bomb) => {
    for (const room of [LARGE, LOW, SHORT]) {
      const { squares, tags } = layoutOf(bomb, bomb.spaces.map(() => false), { ...room, lettered: true });
      tags.forEach(({ x, y }, i) => {
        expect(x - LETTER).toBeGreaterThanOrEqual(0);
        expect(x + LETTER).toBeLessThanOrEqual(room.w);
        expect(y - LETTER).toBeGreaterThanOrEqual(room.head - 1);
        expect(y + LETTER).toBeLessThanOrEqual(room.h);
        const square = squares[i]!;
        const middle = { x: square.x + square.s / 2, y: square.y + square.s / 2 };
        expect(Math.max(Math.abs(middle.x - x), Math.abs(middle.y - y)) - LETTER).toBeGreaterThanOrEqual(square.s * 0.36); // signs reach as far
      });
    }
  });

  it('folds four spaces so that neighbours stay neighbours, with the sign between them', () => {
    const { squares, beads } = layoutOf(fourHues, [], LARGE);
    const [a, b, c, d] = squares as [typeof squares[0], typeof squares[0], typeof squares[0], typeof squares[0]];
    expect([a.y, b.x, c.y]).toEqual([b.y, c.x, d.y]);
    expect(beads[1]!.x).toBeCloseTo(b.x + b.s / 2);
    expect(beads[1]!.y).toBeCloseTo((b.y + c.y + b.s) / 2);
  });

  it('puts the next die of a tower on top of those that stand', () => {
    const empty = layoutOf(high, [], LARGE);
    const begun = layoutOf(high, [true], LARGE);
    expect(begun.squares[0]!.y).toBeGreaterThan(empty.squares[0]!.y);
    expect(begun.squares[0]!.y - begun.squares[1]!.y).toBeGreaterThan(begun.squares[0]!.s);
  });

  it('shows the result of a sum after the last space, or below a row on a tall card', () => {
    expect(layoutOf(ten, [], LARGE).beads.at(-1)).toMatchObject({ text: '=10', x: 100 });
    const { squares, beads } = layoutOf(ten, [], { w: 152, h: 146, head: 26, most: 38 });
    expect(beads.at(-1)!.x).toBeGreaterThan(squares[2]!.x + squares[2]!.s);
  });
});
