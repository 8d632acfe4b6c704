/** The clues on offer, by partner, and the cards that each would point out. What is legal comes from the table alone. */

import type { Offer } from '../../wire/types';
import type { HanabiAct, HanabiView, Held } from './types';

export interface ClueOffer {
  offer: Offer;
  seat: number; // to whom
  value: string; // a colour's letter or a digit
}

const actOf = (offer: Offer): HanabiAct => offer.act as HanabiAct;

/** Every clue on offer, with the seat it goes to. */
export function clueOffers(legal: readonly Offer[], view: HanabiView): ClueOffer[] {
  return legal.flatMap((offer) => {
    const act = actOf(offer);
    return act.do === 'clue' ? [{ offer, seat: (view.player + act.offset) % view.seats, value: act.value }] : [];
  });
}

/** The offer to play or discard the card in this place. */
export function cardOffer(legal: readonly Offer[], deed: 'play' | 'discard', slot: number): Offer | undefined {
  return legal.find((offer) => {
    const act = actOf(offer);
    return act.do === deed && act.slot === slot;
  });
}

export const offers = (legal: readonly Offer[], deed: HanabiAct['do']): boolean => legal.some((offer) => actOf(offer).do === deed);

/** For the preview: whether a card would be pointed out. The rainbow suit answers to every colour. */
export function touches(held: Held, value: string, view: HanabiView): boolean {
  if (!held.card) return false;
  const rainbow = view.options.six_colours === 'rainbow' && held.card[0] === 'M' && !/\d/.test(value);
  return rainbow || held.card.includes(value);
}

/** The places in a hand that a clue would point out. */
export const touchedSlots = (view: HanabiView, seat: number, value: string): number[] =>
  (view.hands[seat] ?? []).flatMap((held, slot) => (touches(held, value, view) ? [slot] : []));
