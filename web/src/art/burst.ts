/** The geometry of fireworks: rays that end in the suit's own shape.

Whatever looks the same is one path, also where a card has several: a table shows some sixty of them. */

import { around, rays, shape, short, type Suit } from './shapes';

export type Place = readonly [x: number, y: number, r: number];

const RAINBOW: readonly Suit[] = ['red', 'yellow', 'green', 'blue', 'white'];

/** The colours of a burst: the rainbow suit wears all in turn. */
export const coloursOf = (suit: Suit): string[] => (suit === 'rainbow' ? RAINBOW : [suit]).map((one) => `var(--${one}-n)`);

/** How many rays a burst has by its radius, and the radius that such a one mostly has. */
const sizeOf = (r: number): [count: number, usual: number] => (r > 22 ? [14, 31] : r > 15 ? [11, 20] : [9, 14]);

function draw(suit: Suit, places: readonly Place[]) {
  const r = places[0]?.[2] ?? 0;
  const [count, usual] = sizeOf(r);
  const weight = r / usual;
  const colours = coloursOf(suit).length;
  const all = (one: (x: number, y: number) => string): string => places.map(([x, y]) => one(x, y)).join('');
  const ends = (x: number, y: number): string[] => around(x, y, r * 0.94, count, 0).map(([a, b]) => shape(suit, a, b, 0.085 * r + 0.55 * weight));
  const dots = (x: number, y: number): string[] => around(x, y, r * 0.58, count, Math.PI / count).map(([a, b]) => `M${short(a)} ${short(b)}h0`); // a stroke with round ends
  return {
    rays: all((x, y) => rays(x, y, r * 0.24, r * 0.74, count)),
    ends: Array.from({ length: colours }, (_, nth) => all((x, y) => ends(x, y).filter((_, i) => i % colours === nth).join(''))),
    sparks: all((x, y) => dots(x, y).join('')),
    hearts: all((x, y) => shape(suit, x, y, 0.15 * r + 0.6 * weight)),
    ray: short(0.055 * r + 0.35 * weight),
    spark: short(0.07 * r + 0.6 * weight),
  };
}

const drawn = new Map<string, ReturnType<typeof draw>>();

/** Bursts of one size: rays, the shapes at their ends by colour, white sparks, hearts; and how thick a ray and a spark are. */
export function bursts(suit: Suit, places: readonly Place[]): ReturnType<typeof draw> {
  const key = `${suit} ${places.join(' ')}`;
  if (!drawn.has(key)) drawn.set(key, draw(suit, places));
  return drawn.get(key)!;
}
