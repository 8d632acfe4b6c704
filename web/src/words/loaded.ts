/** The words that are here: of the frame in every language spoken so far, and of the games that were opened. */

import { languages } from 'words:';
import { formsOf } from './forms';
import { wordsOf, type Compiled, type Words } from './say';
import type { FrameTexts } from './texts';

/** What a tile says of its game. */
export interface Tile {
  name: string;
  brief: string; // the name where room is scarce
  blurb: string;
}
interface Loaded {
  texts: Compiled;
  frame: Words<FrameTexts>;
  tiles: Record<string, Tile>;
  games: Map<string, Words<never>>;
}

const opened = new Set<string>();
const loaded = new Map<string, Loaded>();

/** Fetch what is missing for a language: its frame, and every game that was opened. */
export async function load(tag: string): Promise<void> {
  const language = languages.find((one) => one.tag === tag)!;
  if (!loaded.has(tag)) {
    const { default: texts, numbers, tiles } = await language.frame();
    loaded.set(tag, { texts, frame: wordsOf(texts, texts, formsOf(tag, numbers)), tiles, games: new Map() });
  }
  const { texts: frame, games } = loaded.get(tag)!;
  for (const game of opened) { // one that is opened meanwhile comes at the end of the set
    if (games.has(game)) continue;
    const { default: texts, tag: spoken, numbers } = await language.games[game]!();
    games.set(game, wordsOf(texts, frame, formsOf(spoken, numbers)));
  }
}

/** Fetch the words of a game too, now and in every language to come. */
export function open(game: string, tag: string): Promise<void> {
  if (languages[0]!.games[game]) opened.add(game);
  return load(tag);
}

export const frameWords = (tag: string): Words<FrameTexts> => loaded.get(tag)!.frame;
export const gameWords = <Texts>(game: string, tag: string): Words<Texts> => loaded.get(tag)!.games.get(game)! as Words<Texts>;
export const tileOf = (game: string, tag: string): Tile | undefined => loaded.get(tag)!.tiles[game];

/** The first language somebody would like that there is, or the one to fall back to. */
export function firstLanguage(wanted: readonly string[], there = languages.map(({ tag }) => tag)): string {
  const plain = (tag: string) => tag.toLowerCase();
  const fits = (tag: string) => there.find((one) => plain(one) === plain(tag)) ?? there.find((one) => plain(one) === plain(tag).split('-')[0]);
  return wanted.map(fits).find(Boolean) ?? there[0]!;
}
