/** The actions of Kittens in their JSON form, and how to find one among those on offer. */

import type { Offer } from '../../wire/types';
import type { KittensAct as Act } from './types';

export type { Act };
export type Deed = Act['do'];
type Of<D extends Deed> = Extract<Act, { do: D }>;

export const actOf = (offer: Offer): Act => offer.act as Act;

/** The first offer of this kind. */
export const offered = (legal: readonly Offer[], deed: Deed): Offer | undefined => legal.find((offer) => actOf(offer).do === deed);

/** All offers of a kind, with what they say. */
export function offersOf<D extends Deed>(legal: readonly Offer[], deed: D): { offer: Offer; act: Of<D> }[] {
  return legal.flatMap((offer) => (actOf(offer).do === deed ? [{ offer, act: actOf(offer) as Of<D> }] : []));
}
