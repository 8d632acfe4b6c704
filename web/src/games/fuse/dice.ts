/** Dice as they are written: `R5` is the red five; `R` any red one, `5` any five. */

import type { DieSuit } from '../../art/pips';

export type Letter = 'R' | 'Y' | 'G' | 'B' | 'K';

export const LETTERS: readonly Letter[] = ['R', 'Y', 'G', 'B', 'K'];
export const NUMBERS: readonly number[] = [1, 2, 3, 4, 5, 6];
const SUIT: Record<Letter, DieSuit> = { R: 'red', Y: 'yellow', G: 'green', B: 'blue', K: 'black' };

export const isLetter = (sign: string): sign is Letter => sign in SUIT;
export const suitOf = (sign: string): DieSuit => SUIT[sign[0] as Letter] ?? 'black';
export const numberOf = (sign: string): number => Number(sign.at(-1));

/** The sign of what a die has to be: its colour, its number, or both. */
export const signOf = (colour: string | null, number: number | null): string => `${colour ?? ''}${number ?? ''}`;
