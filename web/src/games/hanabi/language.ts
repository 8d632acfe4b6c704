/** The board's words in the language the player has chosen. */

import { settings } from '../../ui/settings.svelte';
import { en, it, type HanabiWords } from './words';

export const hanabiWords = (): HanabiWords => (settings.language === 'it' ? it : en);

/** A phrase that begins a line. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
