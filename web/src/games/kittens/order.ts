/** Who comes after whom. */

import { others } from '../../ui/board/seats';
import type { KittensView } from './types';

/** The living seats after a seat, in the order of play. */
export const following = (view: Pick<KittensView, 'seats' | 'alive'>, seat: number): number[] =>
  others(view.seats, seat).filter((one) => view.alive[one]);
