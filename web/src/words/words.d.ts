/** The files of all languages, as web/words.mjs hands them over. */
declare module 'words:' {
  import type { Tile } from './loaded';
  import type { Compiled } from './say';

  export const languages: readonly {
    tag: string;
    name: string;
    short: string;
    frame: () => Promise<{ default: Compiled; tiles: Record<string, Tile> }>;
    games: Record<string, () => Promise<{ default: Compiled }>>;
  }[];
}
