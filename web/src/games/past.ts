/** What a game's folder says of its finished games, for the page of all of them: past.ts. */

import type { FinishedGame } from '../wire/types';

/** One way in which a game can end, for whoever looks back. */
export interface Ending {
  key: string;
  say: string;
  mine: boolean; // it was my doing, or all of ours
  icon: 'won' | 'lost' | 'star' | 'clock' | 'bag' | 'spark';
}
export interface Verdict {
  to: number; // the highest score of it
  name: string;
}
export interface Past {
  won: (game: FinishedGame) => boolean; // whether it goes on with a run
  title: (game: FinishedGame) => string;
  endings: () => readonly Ending[]; // mine first
  ending: (game: FinishedGame) => string; // the key of one of them; "": not kept
  scores?: {
    most: (game: FinishedGame) => number;
    lost: (game: FinishedGame) => boolean; // it is in no average
    verdicts: (most: number) => readonly Verdict[];
  };
}
