import { beforeEach, describe, expect, it } from 'vitest';
import { forgetAll } from '../../ui/keep';
import { LONGEST, Pencil } from './pencil.svelte';

const hands = (...orders: number[]) => [orders.map((order) => ({ order }))];

describe('notes on cards', () => {
  beforeEach(forgetAll);

  it('stay with the card, and are there after a reload', () => {
    new Pencil('LUNA 1').write(7, '  play last ');
    const again = new Pencil('LUNA 1');
    again.follow(hands(3, 7, 9));
    expect(again.on(7)).toBe('play last');
    again.follow(hands(7, 9, 12)); // the hand has moved on
    expect(again.on(7)).toBe('play last');
  });

  it('are of one game alone', () => {
    new Pencil('LUNA 1').write(7, 'mine');
    expect(new Pencil('LUNA 2').on(7)).toBe('');
  });

  it('are gone with the card, for good', () => {
    const pencil = new Pencil('LUNA 1');
    pencil.write(7, 'soon');
    pencil.follow(hands(3, 9));
    expect([pencil.on(7), new Pencil('LUNA 1').on(7)]).toEqual(['', '']);
  });

  it('can be wiped off, and are short', () => {
    const pencil = new Pencil('LUNA 1');
    pencil.write(7, 'x'.repeat(100));
    expect(pencil.on(7)).toHaveLength(LONGEST);
    pencil.write(7, ' ');
    expect(pencil.on(7)).toBe('');
  });

  it('of the last few games are kept', () => {
    for (let game = 0; game < 12; game++) new Pencil(`LUNA ${game}`).write(1, 'note');
    expect([new Pencil('LUNA 0').on(1), new Pencil('LUNA 11').on(1)]).toEqual(['', 'note']);
  });
});
