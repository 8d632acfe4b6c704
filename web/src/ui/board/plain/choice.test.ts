import { describe, expect, it } from 'vitest';
import type { Offer, Outline } from '../../../wire/types';
import { update } from '../../../wire/update.fixture';
import { Choice, kinds } from './choice.svelte';
import { outlineOf } from './outline';

const offer = (id: number, kind = 'use'): Offer => ({ id, act: { do: kind }, label: `${kind} ${id}` });
const table: Outline = {
  sides: [{}],
  hand: [{ id: 'a', text: 'A', acts: [1, 2] }, { id: 'b', text: 'B', acts: [3] }],
  piles: [{ label: 'Pile', count: 3, acts: [4] }],
};

function choose(legal: Offer[]) {
  const state = { legal, outline: outlineOf(update(1, { outline: table }), 1) };
  return { state, choice: new Choice(() => state.legal, () => state.outline) };
}
const ids = (offers: readonly Offer[]): number[] => offers.map(({ id }) => id);

describe('choosing on a plain board', () => {
  it('offers at once what takes nothing that is seen', () => {
    const { choice } = choose([offer(1), offer(3), offer(9, 'pass')]);
    expect(ids(choice.offers)).toEqual([9]);
    expect(choice.only?.id).toBe(9);
  });

  it('marks what can be taken now, and offers what can be done with it', () => {
    const { choice } = choose([offer(1), offer(2), offer(4)]);
    expect(['thing-a', 'thing-b', 'pile-0'].map((key) => choice.can(key))).toEqual([true, false, true]);
    choice.pick('thing-b');
    expect(choice.picked).toBeNull();
    choice.pick('thing-a');
    expect(ids(choice.offers)).toEqual([1, 2]);
    expect(choice.only).toBeNull();
    choice.pick('pile-0');
    expect(choice.only?.id).toBe(4);
    choice.clear();
    expect(choice.offers).toEqual([]);
  });

  it('lets go of what can no longer be taken, and of nothing else', () => {
    const { choice, state } = choose([offer(1), offer(3)]);
    choice.pick('thing-b');
    choice.settle();
    expect(choice.picked).toBe('thing-b');
    state.legal = [offer(1)];
    const after = new Choice(() => state.legal, () => state.outline);
    after.picked = 'thing-b';
    after.settle();
    expect(after.picked).toBeNull();
  });

  it('puts answers of one kind together', () => {
    expect(kinds([offer(1), offer(2, 'pass'), offer(3)]).map(ids)).toEqual([[1, 3], [2]]);
  });
});
