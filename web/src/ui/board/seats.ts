/** Who sits where, seen from one's own seat. */

/** The seats from one on, clockwise. */
export const around = (seats: number, first: number): number[] => Array.from({ length: seats }, (_, i) => (first + i) % seats);

/** Everybody else, clockwise from the next one; to onlookers, everybody. */
export const others = (seats: number, me: number | null): number[] => (me === null ? around(seats, 0) : around(seats, me).slice(1));
