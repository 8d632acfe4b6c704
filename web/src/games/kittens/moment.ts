/** What just happened and deserves a look: it stays on the stage for a while, or until something urgent comes. */

import type { KittensEvent } from './types';

export type Fate = 'kitten' | 'devilcat' | 'gave-up';

export type Moment =
  | { kind: 'unveiled'; good: number; evil: number; swapped: boolean; saved: boolean }
  | { kind: 'exploding'; seat: number }
  | { kind: 'eliminated'; seat: number; by: Fate }
  | { kind: 'revealed'; cards: readonly string[] }
  | { kind: 'took'; seat: number; victim: number; card: string | null; given: boolean }
  | { kind: 'missed'; seat: number; victim: number; named: string | null };

interface Pace {
  least: number; // milliseconds that it stays, whatever comes
  most: number; // while nothing urgent comes
}

/** The turning over of an Armageddon takes 900 ms; then there is time to see who got what. */
export const TURN_OVER = 900;
export const PACES: Record<Moment['kind'], Pace> = {
  unveiled: { least: TURN_OVER + 900, most: TURN_OVER + 2600 },
  exploding: { least: 1200, most: 1600 },
  eliminated: { least: 1100, most: 2400 },
  revealed: { least: 900, most: 6000 },
  took: { least: 700, most: 2000 },
  missed: { least: 700, most: 2000 },
};

/** The moment that these events make, the weightiest first. */
export function momentOf(events: readonly KittensEvent[]): Moment | null {
  const find = <T extends KittensEvent['t']>(tag: T) => events.find((event): event is Extract<KittensEvent, { t: T }> => event.t === tag);
  const unveiled = find('unveiled');
  if (unveiled) {
    const saved = find('defused') !== undefined;
    return { kind: 'unveiled', good: unveiled.godcat, evil: unveiled.devilcat, swapped: find('answered')?.swap ?? false, saved };
  }
  const out = find('eliminated');
  if (out) return { kind: 'eliminated', seat: out.seat, by: out.by as Fate };
  const exploding = find('exploding');
  if (exploding) return { kind: 'exploding', seat: exploding.seat };
  const revealed = find('revealed');
  if (revealed) return { kind: 'revealed', cards: revealed.cards };
  const took = find('took');
  if (took) return { kind: 'took', seat: took.seat, victim: took.victim, card: took.card, given: took.how === 'favor' };
  const missed = find('missed');
  if (missed) return { kind: 'missed', seat: missed.seat, victim: missed.victim, named: missed.named };
  return null;
}

/** A Kitten is seen for so long before anything is asked about it; where nothing moves it is a picture. */
export const FRIGHT = { moving: PACES.exploding.least, still: 700 } as const;

/** Whether a moment that began so many milliseconds ago is still shown. */
export const lasts = (moment: Moment, since: number, urgent: boolean): boolean => since < PACES[moment.kind][urgent ? 'least' : 'most'];
