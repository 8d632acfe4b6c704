/** The shape that belongs to each colour, as path data. A colour never travels without its shape. */

export type Suit = 'red' | 'yellow' | 'green' | 'blue' | 'white' | 'black' | 'rainbow';
export const SUITS: readonly Suit[] = ['red', 'yellow', 'green', 'blue', 'white', 'black', 'rainbow'];

type Point = readonly [number, number];

/** A number short enough for markup. */
export const short = (value: number): number => +value.toFixed(2);

export const polygon = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')}Z`;

/** Points on a circle, each with its own share of the radius. */
export function around(x: number, y: number, r: number, count: number, turn: number, share = (_: number) => 1): Point[] {
  return Array.from({ length: count }, (_, i) => {
    const angle = turn + (i * 2 * Math.PI) / count;
    return [x + r * share(i) * Math.cos(angle), y + r * share(i) * Math.sin(angle)] as const;
  });
}

const circle = (x: number, y: number, r: number, sweep: number): string => {
  const [left, wide] = [short(x - r), short(2 * r)];
  const arc = (by: number) => `a${short(r)} ${short(r)} 0 1 ${sweep} ${by} 0`;
  return `M${left} ${short(y)}${arc(wide)}${arc(-wide)}Z`;
};

/** Triangle, star, diamond, square, ring or hexagon, centred on x, y, of about radius r. */
export function shape(suit: Suit, x = 0, y = 0, r = 1): string {
  switch (suit) {
    case 'red':
      return polygon([[x, y - r * 1.02], [x + r * 1.02, y + r * 0.8], [x - r * 1.02, y + r * 0.8]]);
    case 'yellow':
      return polygon(around(x, y, r, 10, -Math.PI / 2, (i) => (i % 2 ? 0.5 : 1.14)));
    case 'green':
      return polygon([[x, y - r * 1.14], [x + r * 0.9, y], [x, y + r * 1.14], [x - r * 0.9, y]]);
    case 'blue':
      return polygon([[x - r * 0.86, y - r * 0.86], [x + r * 0.86, y - r * 0.86], [x + r * 0.86, y + r * 0.86], [x - r * 0.86, y + r * 0.86]]);
    case 'white':
      return circle(x, y, r, 0) + circle(x, y, r * 0.5, 1);
    default:
      return polygon(around(x, y, r * 1.04, 6, 0));
  }
}

/** The four-pointed spark: the house mark, also "touched by the last event". */
export const spark = (x: number, y: number, r: number): string =>
  polygon(around(x, y, r, 8, -Math.PI / 2, (i) => (i % 2 ? 0.396 : 1)));

/** Rays around a point, as one path to be stroked. */
export function rays(x: number, y: number, from: number, to: number, count: number, turn = 0): string {
  const inner = around(x, y, from, count, turn);
  const outer = around(x, y, to, count, turn);
  return inner.map(([a, b], i) => `M${short(a)} ${short(b)}L${short(outer[i]![0])} ${short(outer[i]![1])}`).join('');
}

/** What a suit is painted with: on night `n`, on paper `p`, on the present surface `s`. The rainbow is a gradient. */
export const paint = (suit: Suit, surface: 'n' | 'p' | 's'): string =>
  suit === 'rainbow' ? `url(#rainbow-${surface})` : `var(--${suit}-${surface})`;
