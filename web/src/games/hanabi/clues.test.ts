import { describe, expect, it } from 'vitest';
import type { Offer } from '../../wire/types';
import { cardOffer, clueOffers, offers, touchedSlots } from './clues';
import type { HanabiView } from './types';

const hand = (...cards: (string | null)[]) => cards.map((card, order) => ({ order, card, colours: 'RWYGBM', ranks: [1, 2, 3, 4, 5], clues: [] }));
const view = (six: 'no' | 'rainbow' | 'sixth' = 'no') =>
  ({ player: 2, seats: 3, options: { six_colours: six }, hands: [hand('R4', 'B4', 'M1'), hand('W1'), hand(null)] }) as unknown as HanabiView;
const offer = (id: number, act: Offer['act']): Offer => ({ id, act, label: `#${id}` });

describe('clues on offer', () => {
  const legal = [offer(0, { do: 'play', slot: 0 }), offer(10, { do: 'clue', offset: 1, value: 'R' }), offer(22, { do: 'clue', offset: 2, value: '1' })];

  it('go to the seats that many places on, around the table', () => {
    expect(clueOffers(legal, view()).map(({ seat, value }) => [seat, value])).toEqual([[0, 'R'], [1, '1']]);
  });

  it('are told from plays and discards', () => {
    expect(cardOffer(legal, 'play', 0)?.id).toBe(0);
    expect(cardOffer(legal, 'discard', 0)).toBeUndefined();
    expect(offers(legal, 'discard')).toBe(false);
  });
});

describe('the preview of a clue (H7)', () => {
  it('touches every card of the number or colour', () => {
    expect(touchedSlots(view(), 0, '4')).toEqual([0, 1]);
    expect(touchedSlots(view(), 0, 'B')).toEqual([1]);
  });

  it('lets the rainbow answer to every colour, a plain sixth colour only to its own (H23)', () => {
    expect(touchedSlots(view('rainbow'), 0, 'R')).toEqual([0, 2]);
    expect(touchedSlots(view('sixth'), 0, 'R')).toEqual([0]);
    expect(touchedSlots(view('sixth'), 0, 'M')).toEqual([2]);
  });

  it('knows nothing of cards it cannot see', () => {
    expect(touchedSlots(view(), 2, '1')).toEqual([]);
  });
});
