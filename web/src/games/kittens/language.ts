/** The board's words in the language the player has chosen. */

import { settings } from '../../ui/settings.svelte';
import { en } from './words.en';
import { it, type KittensWords } from './words.it';

export const kittensWords = (): KittensWords => (settings.language === 'it' ? it : en);
