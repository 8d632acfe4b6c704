/** How far somebody has come in the lessons, and which games they have played: kept in this browser alone. */

import { keep, recall } from '../keep';

type Steps = Record<string, number>; // by game: the step that was begun last; 0 once the lesson is finished
const LESSONS = 'lessons';
const PLAYED = 'played';

/** The step to take a lesson up at; undefined if it was never begun, 0 if it was finished. */
export const stepOf = (game: string): number | undefined => recall<Steps>(LESSONS, {})[game];

export function keepStep(game: string, step: number): void {
  keep(LESSONS, { ...recall<Steps>(LESSONS, {}), [game]: step });
}

export const hasPlayed = (game: string): boolean => recall<string[]>(PLAYED, []).includes(game);

export function keepPlayed(game: string): void {
  if (!hasPlayed(game)) keep(PLAYED, [...recall<string[]>(PLAYED, []), game]);
}
