/** Who comes after whom. */

import type { KittensView } from './types';

/** The seats from one on, clockwise. */
export const around = (view: Pick<KittensView, 'seats'>, first: number): number[] =>
  Array.from({ length: view.seats }, (_, i) => (first + i) % view.seats);

/** The living seats after a seat, in the order of play. */
export const following = (view: Pick<KittensView, 'seats' | 'alive'>, seat: number): number[] =>
  around(view, seat).slice(1).filter((one) => view.alive[one]);
