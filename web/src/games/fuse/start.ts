/** Before time begins (F26b): the table's time is negative then, and what is missing to zero is counted down. */

export const COUNT = 3; // seconds that are counted aloud

/** Whole seconds until time begins; 0 once it has. */
export const untilStart = (now: number): number => Math.max(0, Math.ceil(-now / 1000));
