/** What the player has chosen for every table: language, theme, sound, name. */

import { en } from '../words/en';
import { it, type Words } from '../words/it';
import { friendlyName } from '../words/names';
import type { Language } from '../wire/language';
import { keep, recall } from './keep';

export type Theme = 'dark' | 'light' | 'auto';

const firstLanguage = (): Language => (navigator.language.toLowerCase().startsWith('it') ? 'it' : 'en');
const language = recall<Language>('language', firstLanguage());

export const settings = $state({
  language,
  theme: recall<Theme>('theme', 'auto'),
  sound: recall('sound', true),
  name: recall('name', friendlyName(language)),
});

/** The words of the frame in the present language. */
export const words = (): Words => (settings.language === 'it' ? it : en);

const system = matchMedia('(prefers-color-scheme: light)');
let systemLight = $state(system.matches);
system.addEventListener('change', () => (systemLight = system.matches));

export const lightTheme = (): boolean => (settings.theme === 'auto' ? systemLight : settings.theme === 'light');

/** Keep the document and the memory in step with the settings. */
export function followSettings(): void {
  $effect(() => {
    document.documentElement.lang = settings.language;
    keep('language', settings.language);
  });
  $effect(() => {
    document.documentElement.dataset.theme = lightTheme() ? 'light' : 'dark';
    keep('theme', settings.theme);
  });
  $effect(() => keep('sound', settings.sound));
  $effect(() => keep('name', settings.name));
}

export const nextTheme = (): void => {
  settings.theme = ({ dark: 'light', light: 'auto', auto: 'dark' } as const)[settings.theme];
};
