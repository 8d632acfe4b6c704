/** A review as figures that can be drawn and added up: no DOM, no words. */

import type { Assessed, Mistake, ReviewedGame } from '../../wire/types';

/** Values as they are written: whole percents, or points. */
export const unit = (game: ReviewedGame): number => (game.kind === 'win' ? 100 : 1);

export interface Row {
  seat: number;
  start: number;
  skill: number;
  luck: number;
  end: number;
}

/** Start, skill and end rounded, luck takes the rest: the row always adds up. */
export function rowOf(player: Assessed, times: number): Row {
  const [start, skill, end] = [player.start, player.skill, player.end].map((value) => Math.round(value * times)) as [number, number, number];
  return { seat: player.seat, start, skill, luck: end - start - skill, end };
}

/** The scale that holds every row: from the lowest to the highest change, in steps that can be read. */
export function scaleOf(rows: readonly Row[]): { min: number; max: number; step: number } {
  const reach = rows.flatMap(({ skill, luck }) => [0, skill, skill + luck]);
  const [low, high] = [Math.min(...reach), Math.max(...reach)];
  const step = [1, 2, 5, 10, 25, 50].find((one) => (high - low) / one <= 6) ?? 100;
  return { min: Math.floor(low / step) * step, max: Math.max(step, Math.ceil(high / step) * step), step };
}

/** The lines to draw: one for each seat, or where all share one value a single one. */
export const lineSeats = (game: ReviewedGame): number[] => (game.together ? [0] : game.names.map((_, seat) => seat));

/** What the game was worth to a seat right after an input, or before the first that is known. */
export function valueAt(game: ReviewedGame, n: number, seat: number): number | null {
  const point = game.curve.findLast((one) => one.n <= n);
  return point?.values[seat] ?? null;
}

/** The mistakes shown, the largest first, and the rest. */
export const shown = (player: Assessed | undefined, all: boolean): readonly Mistake[] => (all ? (player?.mistakes ?? []) : (player?.mistakes ?? []).slice(0, 3));

/** What all decisions without a card of their own came to. */
export const rest = ({ skill, mistakes }: Assessed): number => mistakes.reduce((sum, { loss }) => sum + loss, skill);

/** Letters on the lines: at places where they do not lie on each other. */
export function letterPlaces(game: ReviewedGame, seats: readonly number[]): { seat: number; n: number; value: number }[] {
  return seats.flatMap((seat, i) => {
    const point = game.curve[Math.floor(((i + 1) / (seats.length + 1)) * (game.curve.length - 1))];
    return point ? [{ seat, n: point.n, value: point.values[seat] ?? 0 }] : [];
  });
}
