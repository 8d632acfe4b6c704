/** The actions of FUSE in their JSON form, sorted by what they are about. */

import type { Offer } from '../../wire/types';
import type { FuseAct } from './types';

/** A space of one of the own bombs. */
export interface Spot {
  bomb: number;
  space: number;
}
export interface PlaceOffer extends Spot {
  die: number;
  offer: Offer;
}
export interface GiveOffer extends Spot {
  offer: Offer;
}
export interface TakeOffer {
  key: string;
  offer: Offer;
}
export interface Offers {
  places: PlaceOffer[];
  gives: GiveOffer[];
  takes: TakeOffer[];
  done: Offer | null;
  firsts: Map<number, Offer>; // by die
}

export const sameSpot = (one: Spot | null, other: Spot | null): boolean =>
  one !== null && other !== null && one.bomb === other.bomb && one.space === other.space;

export function sorted(legal: readonly Offer[]): Offers {
  const offers: Offers = { places: [], gives: [], takes: [], done: null, firsts: new Map() };
  for (const offer of legal) {
    const act = offer.act as FuseAct;
    if (act.do === 'place') offers.places.push({ die: act.die, bomb: act.bomb, space: act.space, offer });
    else if (act.do === 'give') offers.gives.push({ bomb: act.bomb, space: act.space, offer });
    else if (act.do === 'take') offers.takes.push({ key: act.key, offer });
    else if (act.do === 'first') offers.firsts.set(act.die, offer);
    else offers.done = offer;
  }
  return offers;
}

/** The different spaces among offers, bomb by bomb. */
export function spotsOf(offers: readonly Spot[]): Spot[] {
  const found: Spot[] = [];
  for (const one of offers) if (!found.some((other) => sameSpot(one, other))) found.push({ bomb: one.bomb, space: one.space });
  return found.sort((one, other) => one.bomb - other.bomb || one.space - other.space);
}
