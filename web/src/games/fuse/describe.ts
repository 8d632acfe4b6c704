/** Bombs in words: for those who do not see the drawing, and for the buttons of places. */

import { signOf } from './dice';
import { ordinal, signWords, type FuseWords } from './language';
import type { BombCard, Front, Space } from './types';

/** The signs between spaces. */
export const JOINTS = {
  '=': 'joint-equal',
  '≠': 'joint-unlike',
  '>': 'joint-more',
  '<': 'joint-less',
  '↗': 'joint-next',
  '+': 'joint-plus',
  '−': 'joint-minus',
} as const;

/** What a space asks for: "red or blue", "a number", "green 2". */
export function asked(space: Space, w: FuseWords): string {
  const signs = space.wants.map((want) => signOf(want.colour, want.number));
  if (signs.length > 1 || signs[0]) return w.or(signs.map((sign) => signWords(sign, w)));
  return { '': w('any-die'), number: w('any-number'), colour: w('any-colour'), both: w('any-both'), either: w('any-either') }[space.compares];
}

/** Where a space is: "2nd space", "level 3", "top". */
export function where(card: BombCard, space: number, w: FuseWords): string {
  const { level } = card.spaces[space]!;
  if (card.shape === 'row') return w('space-row', { place: ordinal(space, w) });
  if (card.shape === 'tower') return w('space-level', { level: level + 1 });
  if (card.shape === 'two towers') return w(space < 3 ? 'space-first-tower' : 'space-second-tower', { level: level + 1 });
  const top = space === card.spaces.length - 1;
  return top ? w('space-top') : `${level === 0 ? w('base') : w('middle')}, ${asked(card.spaces[space]!, w)}`;
}

/** The short words of a place for its button: what a row's space asks for, or its floor. */
export function placeWords(card: BombCard, space: number, w: FuseWords): string {
  const plain = card.shape === 'row' && card.spaces[space]!.wants.some((want) => want.colour !== null || want.number !== null);
  return plain ? asked(card.spaces[space]!, w) : where(card, space, w);
}

/** A bomb as printed, space by space with the signs between them. */
export function printed(card: BombCard, w: FuseWords): string {
  const parts = card.spaces.map((space, i) => {
    const sign = card.joints[i]?.sign;
    return `${card.shape === 'row' ? '' : `${where(card, i, w)}: `}${asked(space, w)}${sign ? ` ${w(JOINTS[sign])}` : ','}`;
  });
  const text = parts.join(' ').replace(/,$/, '');
  return card.result === null ? text : `${text} ${w('result', { sum: card.result })}`;
}

/** One space of a bomb in front of a player: the die there, or what it asks for, now if the space is `open`. */
export function lying(front: Front, space: number, open: readonly number[], w: FuseWords): string {
  const die = front.dice[space];
  const words = asked(front.card.spaces[space]!, w);
  const what = die ? signWords(die, w) : open.includes(space) ? w('empty', { asked: words }) : w('later', { asked: words });
  return `${where(front.card, space, w)}: ${what}`;
}
