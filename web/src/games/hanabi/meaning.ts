/** What a clue will be taken for, in words: by a bot as the table foretells it, by a person what they will see. */

import { capital } from '../../words/say';
import type { HanabiWords } from './language';
import { ordinal, ordinals } from './places';
import { rankOf } from './suits';
import type { Letter } from './acts';
import type { HanabiReading } from './types';

export interface Meaning {
  head: string; // what the partner will do
  truth: string; // whether that is right, and why
  caption: string; // under the clue
  right: boolean | null; // null where nothing follows
  about: number | null; // the card
  pill: string; // on that card
  label: string; // all of it, for the ear
}

const FEW = 3; // kinds of card that can be named

interface Clue {
  name: string; // of who gets it
  clue: string; // in words
  hand: readonly { card: string | null }[];
}

const cardName = (card: string, w: HanabiWords): string => w('card', { colour: w(`colour-${card[0] as Letter}`), rank: rankOf(card) });

/** Whether the partner would play a card that does not fit. */
export const misleads = (reading: HanabiReading): boolean => reading.sense === 'play' && reading.right === false;

/** How a bot will read it. */
export function meaningOf(reading: HanabiReading, { name, clue, hand }: Clue, w: HanabiWords): Meaning {
  const { sense, slots = [], about = null, right = true } = reading;
  const place = (slot: number) => ordinal(slot, hand.length, w);
  const nothing = (head: string, caption: string): Meaning => ({ head, truth: '', caption, right: null, about: null, pill: '', label: w('option', { clue, says: head }) });
  if (sense === 'none') return nothing(w('says-none', { name }), w('caption-none'));
  if (sense === 'learn') return nothing(w('says-learn', { name }), w('caption-learn'));
  if (sense === 'lost' || about === null) return nothing(w('says-lost', { name }), '?');
  const [first = about, ...rest] = slots;
  const head =
    sense === 'keep' ? w('says-keep', { name, place: place(about) })
    : sense === 'later' ? w('says-later', { name, place: place(about) })
    : rest.length ? w('says-play-on', { name, place: place(first), more: w.and(rest.map(place)) })
    : w('says-play', { name, place: place(first) });
  const short = sense === 'keep' ? (right ? w('needed') : w('needed-not')) : right ? w('fits') : w('fits-not');
  return {
    head,
    truth: [reading.literal ? w('literal', { name }) : taken(reading, hand[about]?.card ?? null, w) ?? capital(`${short}.`)].join(' '),
    caption: place(about),
    right,
    about,
    pill: sense === 'keep' ? w('will-keep') : w('will-play'),
    label: w('option-truth', { clue, says: head, truth: short }),
  };
}

/** What the card will be taken for, if that can be said, and what it is. */
function taken({ sense, taken = [], right = true }: HanabiReading, card: string | null, w: HanabiWords): string | null {
  if (!taken.length || taken.length > FEW || card === null) return null;
  const cards = w.or(taken.map((one) => cardName(one, w)));
  if (right) return w('taken', { cards });
  const real = { cards, card: cardName(card, w) };
  return sense === 'play' ? w('taken-error', real) : w('taken-wrong', real);
}

/** What a person will see. */
export function sightOf(value: string, touches: readonly number[], held: number, { name, clue }: Pick<Clue, 'name' | 'clue'>, w: HanabiWords): Meaning {
  const fields = { name, count: touches.length, places: w.and(ordinals(touches, held, w)), clue };
  const head = /\d/.test(value) ? w('sees-number', fields) : w('sees-colour', fields);
  return { head, truth: '', caption: '', right: null, about: null, pill: '', label: clue };
}
