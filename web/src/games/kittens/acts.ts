/** The actions of Kittens in their JSON form, and how to find one among those on offer. */

import type { Offer } from '../../wire/types';

export type Act =
  | { do: 'draw' }
  | { do: 'play'; card: string; as?: string }
  | { do: 'set'; cards: string[] }
  | { do: 'choose'; seat: number }
  | { do: 'name'; card: string }
  | { do: 'give'; card: string }
  | { do: 'defuse'; card: string }
  | { do: 'steal'; card: string }
  | { do: 'nope'; height: number }
  | { do: 'pass'; height: number }
  | { do: 'more-time' }
  | { do: 'keep' }
  | { do: 'swap' }
  | { do: 'give-up' }
  | { do: 'heck'; put: 'hand' | 'top' }
  | { do: 'lay'; mine: string }
  | { do: 'hide'; place: number };

export type Deed = Act['do'];
type Of<D extends Deed> = Extract<Act, { do: D }>;

export const actOf = (offer: Offer): Act => offer.act as unknown as Act;

/** The first offer of this kind. */
export const offered = (legal: readonly Offer[], deed: Deed): Offer | undefined => legal.find((offer) => actOf(offer).do === deed);

/** All offers of a kind, with what they say. */
export function offersOf<D extends Deed>(legal: readonly Offer[], deed: D): { offer: Offer; act: Of<D> }[] {
  return legal.flatMap((offer) => (actOf(offer).do === deed ? [{ offer, act: actOf(offer) as Of<D> }] : []));
}
