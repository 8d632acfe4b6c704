/** What this seat knows of the pile and of other hands, ready to be said. */

import type { KittensView } from './types';

export interface KnownCard {
  card: string;
  under: number; // how many cards lie above it
}

/** The cards of the pile that this seat knows, from the top. */
export const knownOfPile = (view: Pick<KittensView, 'pile'>): KnownCard[] =>
  view.pile.flatMap((card, under) => (card ? [{ card, under }] : []));

/** The cards that this seat knows in somebody's hand. */
export const knownOfHand = (view: Pick<KittensView, 'hands'>, seat: number): string[] =>
  (view.hands[seat] ?? []).filter((card): card is string => card !== null);
