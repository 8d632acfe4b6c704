/** The table as the plain board draws it: the outline that came with the update, or what can be read off the view. */

import type { Counter, Outline, Pile, Side, Thing, Update } from '../../../wire/types';

export interface WholeSide extends Required<Side> {}
export interface WholePile extends Required<Pile> {
  key: string;
}
export interface WholeOutline {
  ask: string;
  sides: readonly WholeSide[];
  hand: readonly Thing[];
  piles: readonly WholePile[];
  counters: readonly Counter[];
}

export const thingKey = ({ id }: Thing): string => `thing-${id}`;
export const sideKey = (seat: number): string => `side-${seat}`;

/** What is to be drawn, with nothing left out. */
export function outlineOf(update: Update, seats: number): WholeOutline {
  const { sides, ask = '', hand = [], piles = [], counters = [] } = update.outline ?? readView(update.view, seats);
  return {
    ask,
    sides: sides.map((side) => ({ counters: [], held: 0, things: [], ...side })),
    hand,
    piles: piles.map((pile, i) => ({ things: [], acts: [], ...pile, key: `pile-${i}` })),
    counters,
  };
}

/** Everything that is seen, wherever it lies. */
export const thingsOf = ({ hand, piles, sides }: WholeOutline): Thing[] => [
  ...hand,
  ...piles.flatMap((pile) => pile.things),
  ...sides.flatMap((side) => side.things),
];

const KNOWN: readonly string[] = ['seat', 'seats', 'player', 'until']; // the frame tells them better

/** A game that says nothing of its table: its plain numbers, and those of which there is one for every seat. */
export function readView(view: unknown, seats: number): Outline {
  const fields = Object.entries((view ?? {}) as Record<string, unknown>).filter(([name]) => !KNOWN.includes(name));
  const label = (name: string): string => name.replaceAll('_', ' ');
  const numbers = (value: unknown): value is number[] =>
    Array.isArray(value) && value.length === seats && value.every((one) => typeof one === 'number');
  const each = fields.filter((field): field is [string, number[]] => numbers(field[1]));
  return {
    sides: Array.from({ length: seats }, (_, seat) => ({
      counters: each.map(([name, counts]) => ({ label: label(name), count: counts[seat]! })),
    })),
    counters: fields.flatMap(([name, value]) => (typeof value === 'number' ? [{ label: label(name), count: value }] : [])),
  };
}
