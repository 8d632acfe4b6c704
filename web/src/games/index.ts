/** The games this client can draw, found by their folders. No other file names one. */

import type { Component } from 'svelte';
import type { Finale } from '../ui/board/finale';
import type { Outcome } from '../table/evening';
import type { Shape } from '../table/reel';
import type { Line, Mark, Offer, Over, Table, Update } from '../wire/types';
import type { Things } from '../ui/explain/thing';
import { openWords } from '../ui/settings.svelte';
import { spellBy, type Speller } from '../words/marks';
import type { About } from './about';
import type { Past } from './past';

/** What every board is given: the table, the newest update, and a way to act. */
export interface BoardProps {
  table: Table;
  update: Update;
  log: readonly Line[];
  act: (offer: Offer) => boolean; // whether it is on its way: I may be asked first
  pending: boolean;
  signal: (key: string) => void; // point at something, or no longer
  ready: () => void; // say that time may begin, in a game that asks for it
  clock: () => number; // the table's time, in milliseconds: see ui/ticking.svelte.ts
  wide: boolean; // there is a column beside the board
  narrow: boolean; // a phone
  low: boolean; // a phone on its side, or a page at 200 %: all on one screen
}
export interface ScreenProps {
  table: Table; // whose `you` is nobody
  update: Update;
  clock: () => number;
}
export interface FlightsProps {
  table: Table;
  update: Update;
  screen?: number; // over one of these: by how much it is scaled
}
export interface FactsProps {
  table: Table;
  update: Update;
  clock: () => number;
}
export interface StripProps extends FactsProps {
  act: (offer: Offer) => void; // a low screen has room for an answer there
}
export interface TokenProps {
  mark: Mark;
}
export interface EndProps {
  how: Outcome; // for whoever looks at it
  good: boolean; // somebody won, or all have points
  table: Table;
  update: Update;
  over: Over;
}
export interface Keys {
  keys: string;
  does: string;
}

export interface Face {
  key: string;
  about: About;
  Tile: Component;
}

type Folder<Kind> = Record<string, Kind>;
const abouts = import.meta.glob('./*/about.ts', { eager: true, import: 'default' }) as Folder<About>;
const tiles = import.meta.glob('./*/Tile.svelte', { eager: true, import: 'default' }) as Folder<Component>;
const boards = import.meta.glob('./*/board.ts') as Folder<() => Promise<Board>>;
const allThings = import.meta.glob('./*/things.ts', { import: 'things' }) as Folder<() => Promise<Things>>;
const plain = (): Promise<Board> => import('../ui/board/plain/board');
import.meta.glob('./*/table.css', { eager: true });

/** The parts that draw a game in play; loaded when a table of it is opened. */
export interface Board {
  Board: Component<BoardProps>;
  Facts?: Component<FactsProps>; // the head of the column beside the board
  Strip?: Component<StripProps>; // the same in one line, for phones
  Token?: Component<TokenProps>; // a mark in the log
  Tiny?: Component<TokenProps>; // a mark in a line, where room is scarce
  Thing?: Component<TokenProps>; // a mark as a small picture, for the coach and for reviews
  chooses?: boolean; // whether a click on what the coach weighs chooses it on the board
  coached?: boolean; // whether the coach says all that Facts do
  Tally?: Component<FactsProps>; // how the score came about, where the result is shown
  End?: Component<EndProps>; // how it ended, as a picture of 300 by 300: a win, a loss and a game looked at are told apart
  Wash?: Component; // the pattern of the table
  Screen: Component<ScreenProps>; // its public side on a television: 1824 by 646, no text below 28 px, nothing to press
  Flights: Component<FlightsProps>; // what is on its way over the screen, as over the board
  ScreenHead?: Component<ScreenProps>; // what stands beside whose turn it is
  call?: (update: Update, before: Update | null, table: Table) => string | null; // what to say at once, instead of "your turn"
  alone?: (update: Update) => boolean; // whether the page will answer this by itself, so that the player is not needed
  sounds?: (events: readonly unknown[], you: number | null) => readonly string[]; // but for how it ended: see `ui/table/follow`
  mark?: (event: unknown) => Shape | null; // how a move looks on the scrubber of a replay
  finale?: Finale;
  points?: boolean; // all play together for points: without a win it need not be lost
  timed?: boolean; // time plays along, so that the table offers a pause
  keys?: () => readonly Keys[]; // for the help sheet
  Likings?: Component; // what each player may have as they like it, for the help sheet
  spell?: Speller; // marks in words, where that depends on it
}

const folder = (path: string): string => path.split('/')[1]!;

/** Every game with a tile, in the order of the tiles. */
export const faces: readonly Face[] = Object.entries(tiles)
  .map(([path, Tile]) => ({ key: folder(path), about: abouts[path.replace('Tile.svelte', 'about.ts')]!, Tile }))
  .sort((a, b) => a.about.place - b.about.place);

export const faceOf = (key: string): Face | undefined => faces.find((face) => face.key === key);

/** The parts that draw a game, its words with them: those of its folder, or where there is none the plain board. */
export async function loadBoard(key: string): Promise<Board> {
  const [board] = await Promise.all([(boards[`./${key}/board.ts`] ?? plain)(), openWords(key)]);
  spellBy(board.spell);
  return board;
}

/** The things of a game, to be asked about; none where it has no folder. */
export async function loadThings(key: string): Promise<Things | null> {
  const [things] = await Promise.all([allThings[`./${key}/things.ts`]?.() ?? null, openWords(key)]);
  return things;
}

/** Pages of a game beside its rulebook, each at /rules/GAME/NAME. */
export interface Page {
  title: () => string;
  Page: Component;
}
export type Pages = Readonly<Record<string, Page>>;
const extras = import.meta.glob('./*/pages.ts', { import: 'default' }) as Folder<() => Promise<Pages>>;

/** The pages that a game has, its words with them. */
export async function loadPages(key: string): Promise<Pages> {
  const load = extras[`./${key}/pages.ts`];
  if (!load) return {};
  const [pages] = await Promise.all([load(), openWords(key)]);
  return pages;
}

const pasts = import.meta.glob('./*/past.ts', { import: 'past' }) as Folder<() => Promise<Past>>;

/** What a game says of its finished games, its words with it; null where it has no folder. */
export async function loadPast(key: string): Promise<Past | null> {
  const [past] = await Promise.all([pasts[`./${key}/past.ts`]?.() ?? null, openWords(key)]);
  return past;
}
