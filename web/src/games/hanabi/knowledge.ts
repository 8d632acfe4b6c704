/** What clues have told of a card, positive and negative. Counting visible cards is the player's own work. */

import type { Letter } from './acts';
import type { Held } from './types';
import type { HanabiWords } from './language';

export interface Known {
  letter: Letter | null; // the only colour it can be
  rank: number | null; // the only rank it can be
  notLetters: Letter[];
  notRanks: number[];
}

export function known(held: Held, letters: readonly Letter[]): Known {
  const left = letters.filter((letter) => held.colours.includes(letter));
  return {
    letter: left.length === 1 ? left[0]! : null,
    rank: held.ranks.length === 1 ? held.ranks[0]! : null,
    notLetters: letters.filter((letter) => !left.includes(letter)),
    notRanks: [1, 2, 3, 4, 5].filter((rank) => !held.ranks.includes(rank)),
  };
}

/** What is certain, in words: "blue 3", "blue", "3", or nothing. */
export function certain(k: Known, w: HanabiWords): string {
  if (k.letter && k.rank) return w('card', { colour: w(`colour-${k.letter}`), rank: k.rank });
  return k.letter ? w(`colour-${k.letter}`) : k.rank ? String(k.rank) : '';
}

/** What is ruled out, in words, or what is left where that is shorter. */
export function ruledOut(held: Held, k: Known, w: HanabiWords): string {
  const parts: string[] = [];
  if (!k.letter && k.notLetters.length) {
    const left = [...held.colours] as Letter[];
    parts.push(left.length < k.notLetters.length ? w.or(left.map((one) => w(`colour-${one}`))) : w.commas(k.notLetters.map((one) => w('not', { part: w(`colour-${one}`) }))));
  }
  if (!k.rank && k.notRanks.length)
    parts.push(held.ranks.length < k.notRanks.length ? w.or(held.ranks.map(String)) : w.commas(k.notRanks.map((part) => w('not', { part }))));
  return parts.join('; ');
}

/** All of it in one phrase: "blue; not 3, not 5". */
export function inWords(held: Held, letters: readonly Letter[], w: HanabiWords): string {
  const k = known(held, letters);
  return [certain(k, w), ruledOut(held, k, w)].filter(Boolean).join('; ') || w('nothing-known');
}
