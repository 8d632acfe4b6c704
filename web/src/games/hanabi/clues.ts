/** The offers, sorted by what they do. What is legal and what a clue would point out comes from the table alone. */

import type { Offer } from '../../wire/types';
import type { HanabiAct, HanabiOutcome } from './types';

export interface ClueOffer {
  offer: Offer;
  seat: number; // to whom
  value: string; // a colour's letter or a digit
  touches: readonly number[]; // the places in that hand that it would point out
}

const actOf = (offer: Offer): HanabiAct => offer.act as HanabiAct;

/** Every clue on offer, with the seat it goes to. */
export function clueOffers(legal: readonly Offer[]): ClueOffer[] {
  return legal.flatMap((offer) => {
    const act = actOf(offer);
    if (act.do !== 'clue') return [];
    const { to, touches } = offer.outcome as HanabiOutcome;
    return [{ offer, seat: to, value: act.value, touches }];
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
