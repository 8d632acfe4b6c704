/** The files of all languages, as web/words.mjs hands them over. */
declare module 'words:' {
  import type { Tile } from './loaded';
  import type { Compiled } from './say';

  interface Module {
    default: Compiled;
    tag: string;
    numbers: string; // `numbers-begin` of the language
  }
  export const languages: readonly {
    tag: string;
    name: string;
    short: string;
    frame: () => Promise<Module & { tiles: Record<string, Tile> }>;
    games: Record<string, () => Promise<Module>>; // in English where a translation is still missing
  }[];
}
