/** Cards and colours in words. */

import { colourOf, kindOf, type Colour } from './cards';
import type { KaboomWords } from './words';

export const LETTERS = ['A', 'B', 'C', 'D'] as const;

export function cardName(card: string, w: KaboomWords): string {
  const colour = colourOf(card);
  return w.card(w.kinds[kindOf(card)], colour && w.colours[colour]);
}
export const colourName = (colour: string, w: KaboomWords): string => w.colours[colour as Colour] ?? colour;
export const colourNames = (colours: readonly string[], w: KaboomWords): string[] => colours.map((colour) => colourName(colour, w));
