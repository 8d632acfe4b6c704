/** The actions of Hanabi in their JSON form, and the letters of its colours. */

export type Letter = 'R' | 'W' | 'Y' | 'G' | 'B' | 'M';

export type Act =
  | { do: 'play'; slot: number }
  | { do: 'discard'; slot: number }
  | { do: 'clue'; offset: number; value: string };
