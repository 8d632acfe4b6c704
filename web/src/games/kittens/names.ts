/** Cards, places and people in words. */

import type { Kind } from './cards';
import type { KittensWords } from './language';
import type { KittensTexts } from './texts';

/** Somebody a sentence speaks of. */
export interface Who {
  name: string;
  you: boolean;
}

/** The people of a sentence as its fields: their names, and which of them is `you`. */
export function told<Part extends string>(people: Record<Part, Who>): Record<Part | 'you', string> {
  const all = Object.entries<Who>(people);
  const you = all.find(([, who]) => who.you)?.[0] ?? 'nobody';
  return Object.fromEntries([...all.map(([part, who]) => [part, who.name]), ['you', you]]) as Record<Part | 'you', string>;
}

/** A card by the name the board has for it. */
export const cardName = (card: string, w: KittensWords): string => (card === 'kitten' ? w('kitten') : w(`card-${card as Kind}`));

/** A place in the pile, by how many cards lie above it. */
export const placeName = (under: number, all: number, w: KittensWords): string =>
  under === 0 ? w('place-top') : under === all - 1 ? w('place-bottom') : w('place-under', { count: under });

/** Who plays after this turn: "then Anna, then Luca". */
export const thenNames = (names: readonly string[], w: KittensWords): string => w.commas(names.map((name) => w('then', { name })));

/** What somebody else has been asked; nothing where everybody is. */
export const busy = (ask: string, name: string, w: KittensWords): string =>
  ask === 'nope' || ask === 'over' ? '' : w(`wait-${ask}` as keyof KittensTexts & `wait-${string}`, { name });
