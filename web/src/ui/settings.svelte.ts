/** What the player has chosen for every table: language, theme, sound, notices, slips, name. */

import { languages } from 'words:';
import { firstLanguage, frameWords, load, open, tileOf, type Tile } from '../words/loaded';
import type { Words } from '../words/say';
import type { FrameTexts } from '../words/texts';
import type { GameInfo } from '../wire/types';
import { keep, recall } from './keep';

export type Theme = 'dark' | 'light' | 'auto';

const kept = recall('language', '');

export const settings = $state({
  language: languages.some(({ tag }) => tag === kept) ? kept : firstLanguage(navigator.languages),
  theme: recall<Theme>('theme', 'auto'),
  sound: recall('sound', true),
  notices: recall('notices', false), // of the browser: see notices.svelte.ts
  slips: recall('slips', true), // asked before one
  name: recall('name', ''),
});

export type FrameWords = Words<FrameTexts>;

/** The words of the frame in the present language. */
export const words = (): FrameWords => frameWords(settings.language);

/** What the tile of a game says, before the server does. */
export const tile = (game: string): Tile | undefined => tileOf(game, settings.language);

/** What a game is called: by the server, and until that has told of it by its tile. */
export const gameName = (games: readonly GameInfo[], game: string): string => games.find((one) => one.key === game)?.name ?? tile(game)?.name ?? '';

/** Before anything is shown: the words, and a friendly name for somebody who has not given one. */
export async function begin(random = Math.random): Promise<void> {
  await load(settings.language);
  const names = words()('friendly-names').split(', ');
  settings.name ||= names[Math.floor(random() * names.length)]!;
}

let wanted = settings.language;

/** Change to another language: everything at once, as soon as its words are here. */
export async function speak(language: string): Promise<void> {
  wanted = language;
  await load(language);
  if (wanted === language) settings.language = language;
}

/** Fetch the words of a game. */
export const openWords = (game: string): Promise<void> => open(game, settings.language);

const system = matchMedia('(prefers-color-scheme: light)');
let systemLight = $state(system.matches);
system.addEventListener('change', () => (systemLight = system.matches));

const lightTheme = (): boolean => (settings.theme === 'auto' ? systemLight : settings.theme === 'light');

/** Keep the document and the memory in step with the settings. */
export function followSettings(): void {
  $effect(() => {
    document.documentElement.lang = settings.language;
    keep('language', settings.language);
  });
  $effect(() => {
    document.documentElement.dataset.theme = lightTheme() ? 'light' : 'dark';
    const ground = getComputedStyle(document.documentElement).backgroundColor;
    document.querySelector('meta[name=theme-color]')!.setAttribute('content', ground);
    keep('theme', settings.theme);
  });
  $effect(() => keep('sound', settings.sound));
  $effect(() => keep('notices', settings.notices));
  $effect(() => keep('slips', settings.slips));
  $effect(() => keep('name', settings.name));
}

export const nextTheme = (): void => {
  settings.theme = ({ dark: 'light', light: 'auto', auto: 'dark' } as const)[settings.theme];
};
