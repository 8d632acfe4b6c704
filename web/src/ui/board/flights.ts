/** Things on their way over the board: events in, flights out. A game says what flies from where to where, and how it looks. */

import { MOVE, type Rects } from '../../table/flip';

export interface Flight {
  from: DOMRect;
  to: DOMRect;
  lands: string; // the place it flies to
  fades: boolean; // shrinks into a place where it is not drawn
  awaited: boolean; // what is drawn at its place stays unseen until it is there
  delay: number;
}
export interface CardFlight extends Flight {
  card: string | null; // null flies face down
}

/** How a flight looks from its start to its end. */
export interface Path {
  frames: Keyframe[];
  duration: number;
  easing?: string;
}

/** The manner of a game's flights: which places they fade into or are awaited at, and how far they start apart. */
export interface Manner {
  fades: RegExp;
  awaited: RegExp;
  pace: number;
}

/** The first of these places that is on the screen. */
export const placeIn = (rects: Rects, names: readonly string[]): string | undefined => names.find((name) => rects.has(name));

/** Collects flights, one starting after another; none where its start or its end is not on the screen. */
export function journeys<Thing extends object>(before: Rects, after: Rects, manner: Manner) {
  const flights: (Thing & Flight)[] = [];
  const next = () => MOVE.stagger * Math.min(flights.length, MOVE.most) * manner.pace;
  const add = (thing: Thing, leaves: readonly string[], ends: readonly string[], delay = next()): void => {
    const [start, lands] = [placeIn(before, leaves), placeIn(after, ends)];
    if (start === undefined || lands === undefined) return;
    const [fades, awaited] = [manner.fades.test(lands), manner.awaited.test(lands)];
    flights.push({ ...thing, from: before.get(start)!, to: after.get(lands)!, lands, fades, awaited, delay });
  };
  return { flights, add };
}

/** How large things fly, in the size that they have over a board: larger over a screen, which is scaled by so much. */
export const sizeOn = (screen: number | undefined): number => (screen === undefined ? 1 : 2 * screen);

/** Straight from one place to the other; what fades is seen until `opaque` of the way, and takes longer. */
export const straight = (start: string, end: string, fades: boolean, opaque = 0.75): Path => ({
  frames: [{ transform: start, opacity: 1 }, { opacity: 1, offset: opaque }, { transform: end, opacity: fades ? 0 : 1 }],
  duration: fades ? MOVE.duration * 1.3 : MOVE.duration,
});

/** A card of this width, scaled, in the middle of a place. */
export const cardAt = ({ x, y, width, height }: DOMRect, card: number, scale: number): string =>
  `translate(${x + (width - card * scale) / 2}px, ${y + (height - card * 1.4 * scale) / 2}px) scale(${scale})`;
