/** The cards by the names the table gives them, and where each is played. */

import type { Suit } from '../../art/shapes';

export const COLOURS = ['red', 'blue', 'green', 'yellow'] as const;
export type Colour = (typeof COLOURS)[number];

/** A Cut of any colour is one kind of card. */
export type Kind = 'cut' | 'analyze' | 'exit' | 'intercept' | 'timer' | 'double-timer' | 'alarm' | 're-enter' | 'bypass';
const INSIDE: readonly string[] = ['cut', 'analyze', 'exit'];

export const kindOf = (card: string): Kind => (card.startsWith('cut-') ? 'cut' : (card as Kind));
export const colourOf = (card: string): Colour | null => (card.startsWith('cut-') ? (card.slice(4) as Colour) : null);
export const isInside = (card: string): boolean => INSIDE.includes(kindOf(card));
export const suitOf = (colour: string): Suit => colour as Suit;

/** A card as something to be asked about, and back: a Cut is one of its kind. */
export const cardThing = (card: string): string => card.replace('cut-', 'cut:');
export const cardOf = (thing: string): string => (thing === 'cut' ? 'cut-red' : thing.replace('cut:', 'cut-'));

export interface Held {
  card: string;
  slot: number;
  key: string; // cards of one kind are alike: the first, the second of them
}

/** The cards of a hand, each with a name of its own. */
export function held(hand: readonly string[]): Held[] {
  return hand.map((card, slot) => ({ card, slot, key: `${card}-${hand.slice(0, slot).filter((one) => one === card).length}` }));
}

/** How many there are of each, in the order of their first appearance. */
export function counted(cards: readonly string[]): [card: string, count: number][] {
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts];
}
