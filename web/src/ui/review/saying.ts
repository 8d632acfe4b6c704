/** Values of a review as they are written: chances as percents, scores as points. */

import type { ReviewedGame } from '../../wire/types';
import { percent, signed, tenths } from '../past/figures';
import { unit } from './reading';

export const figure = (game: ReviewedGame, value: number): string => (game.kind === 'win' ? percent(value) : Number.isInteger(value) ? String(value) : tenths(value));

/** What was possible besides, or what came of something. */
export const gain = (game: ReviewedGame, value: number): string => (game.kind === 'win' ? `${signed(value * unit(game))}%` : `${value < 0 ? '−' : '+'}${tenths(Math.abs(value))}`);
