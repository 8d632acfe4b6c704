/** Cards and colours in words. */

import { COLOURS, type Colour, type Kind } from './cards';
import type { KaboomWords } from './language';

export const LETTERS = ['A', 'B', 'C', 'D'] as const;

export const cardName = (card: string, w: KaboomWords): string => w(`card-${card as Exclude<Kind, 'cut'> | `cut-${Colour}`}`);
export const colourName = (colour: string, w: KaboomWords): string => (COLOURS.includes(colour as Colour) ? w(`colour-${colour as Colour}`) : colour);
export const colourNames = (colours: readonly string[], w: KaboomWords): string[] => colours.map((colour) => colourName(colour, w));
