/** What a seat can tell of the combination, from its view alone: which wires it has seen, and what is left. */

import { COLOURS, type Colour } from './cards';
import type { KaboomView } from './types';

export interface Known {
  wires: (Colour | null)[]; // by place: face up or seen
  left: Record<Colour, number>; // wires not seen yet, wherever they lie
  unseen: number;
  can: Colour[][]; // by place: what it can be
  combinations: Colour[][]; // each once, its colours in the order of the box
  all: number; // how many there are when nothing is known
}

/** The wires of the box: two of each colour, unless the table has other numbers. */
const box = (view: KaboomView): Record<Colour, number> =>
  Object.fromEntries(COLOURS.map((colour) => [colour, view.options.deck?.[colour] ?? 2])) as Record<Colour, number>;

/** Every choice of so many wires out of these, whatever their order. */
function choices(left: Record<Colour, number>, count: number, from = 0): Colour[][] {
  const colour = COLOURS[from];
  if (colour === undefined) return count === 0 ? [[]] : [];
  return Array.from({ length: Math.min(left[colour], count) + 1 }, (_, n) => n)
    .reverse()
    .flatMap((n) => choices(left, count - n, from + 1).map((rest) => [...Array<Colour>(n).fill(colour), ...rest]));
}

export function known(view: KaboomView): Known {
  const left = box(view);
  const all = choices(left, view.wires.length).length;
  const wires = view.wires.map((wire) => wire.colour as Colour | null);
  const seen = [...wires, ...view.wires.map((wire) => wire.removed as Colour | null)].filter((colour) => colour !== null);
  for (const colour of seen) left[colour] = Math.max(0, left[colour] - 1);
  const open = wires.filter((colour) => colour === null).length;
  const possible = COLOURS.filter((colour) => left[colour] > 0);
  const order = (one: Colour, other: Colour) => COLOURS.indexOf(one) - COLOURS.indexOf(other);
  const fixed = wires.filter((colour) => colour !== null);
  return {
    wires,
    left,
    unseen: COLOURS.reduce((sum, colour) => sum + left[colour], 0),
    can: wires.map((colour) => (colour === null ? possible : [colour])),
    combinations: choices(left, open).map((rest) => [...fixed, ...rest].sort(order)),
    all,
  };
}
