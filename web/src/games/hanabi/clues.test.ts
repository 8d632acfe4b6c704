import { describe, expect, it } from 'vitest';
import type { Offer } from '../../wire/types';
import { cardOffer, clueOffers, offers } from './clues';

const offer = (id: number, act: Offer['act'], outcome: Offer['outcome'] = undefined): Offer => ({ id, act, label: `#${id}`, outcome });

describe('clues on offer', () => {
  const legal = [
    offer(0, { do: 'play', slot: 0 }),
    offer(10, { do: 'clue', offset: 1, value: 'R' }, { to: 0, touches: [0, 2] }),
    offer(22, { do: 'clue', offset: 2, value: '1' }, { to: 1, touches: [] }),
  ];

  it('go where the table says, to the cards that it says', () => {
    expect(clueOffers(legal).map(({ seat, value, touches }) => [seat, value, touches])).toEqual([[0, 'R', [0, 2]], [1, '1', []]]);
  });

  it('are told from plays and discards', () => {
    expect(cardOffer(legal, 'play', 0)?.id).toBe(0);
    expect(cardOffer(legal, 'discard', 0)).toBeUndefined();
    expect(offers(legal, 'discard')).toBe(false);
  });
});
