/** The hand by names, and what the chosen cards can be played as. What is legal comes from the table alone. */

import type { Offer } from '../../wire/types';
import { actOf } from './acts';
import { placeOf } from './cards';

export interface Group {
  card: string;
  count: number;
}

/** Cards of one name together, in the order of the house. */
export function groups(hand: readonly (string | null)[]): Group[] {
  const counts = new Map<string, number>();
  for (const card of hand) if (card) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts].map(([card, count]) => ({ card, count })).sort((one, other) => placeOf(one.card) - placeOf(other.card));
}

export const countOf = (cards: readonly string[], card: string): number => cards.filter((one) => one === card).length;

/** The cards that an offer lays down, if it plays any. */
export function laidBy(offer: Offer): readonly string[] {
  const act = actOf(offer);
  return act.do === 'play' ? [act.card] : act.do === 'set' ? act.cards : [];
}

/** Whether all these cards are among those, each as often. */
export const within = (some: readonly string[], all: readonly string[]): boolean =>
  some.every((card) => countOf(some, card) <= countOf(all, card));

/** The offers that play just these cards. */
export const playsOf = (legal: readonly Offer[], picked: readonly string[]): Offer[] =>
  picked.length === 0 ? [] : legal.filter((offer) => laidBy(offer).length === picked.length && within(picked, laidBy(offer)));

/** Whether these cards are a play, or may become one when more are added. */
export const leads = (legal: readonly Offer[], picked: readonly string[]): boolean =>
  legal.some((offer) => laidBy(offer).length > 0 && within(picked, laidBy(offer)));

/** Which cards could be added to those that are picked. */
export const additions = (legal: readonly Offer[], picked: readonly string[], hand: readonly Group[]): string[] =>
  hand.map((group) => group.card).filter((card) => leads(legal, [...picked, card]));

/** What is picked after a tap on a card: one more of it, none of it, or it alone. */
export function tapped(legal: readonly Offer[], picked: readonly string[], card: string): string[] {
  if (leads(legal, [...picked, card])) return [...picked, card];
  if (!picked.includes(card)) return [card];
  const rest = picked.filter((one) => one !== card);
  return leads(legal, rest) ? rest : [];
}
