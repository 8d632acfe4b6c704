/** The letters of the colours of Hanabi. */

export type Letter = 'R' | 'W' | 'Y' | 'G' | 'B' | 'M';
