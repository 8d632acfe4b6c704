/** The geometry of a firework: rays that end in the suit's own shape. Drawn at radius 1, placed by `<use>`. */

import { around, rays, shape, type Suit } from './shapes';

export const BURST_SIZES = [9, 11, 14] as const;

/** How many rays a burst of this radius has. */
export const raysFor = (radius: number): (typeof BURST_SIZES)[number] => (radius > 22 ? 14 : radius > 15 ? 11 : 9);

/** A burst at a nominal radius of 10 with so many rays: rays, shapes at their ends, white sparks, heart. */
export function burst(suit: Suit, count: number) {
  const real = count === 14 ? 31 : count === 11 ? 20 : 14; // the radius it is mostly drawn at: strokes keep their weight
  const unit = 10 / real;
  return {
    rays: rays(0, 0, 2.4, 7.4, count),
    width: 0.55 + 0.35 * unit,
    ends: around(0, 0, 9.4, count, 0).map(([x, y]) => shape(suit, x, y, 0.85 + 0.55 * unit)),
    sparks: around(0, 0, 5.8, count, Math.PI / count),
    spark: 0.35 + 0.3 * unit,
    heart: shape(suit, 0, 0, 1.5 + 0.6 * unit),
  };
}
