/** The board's words in the language the player has chosen. */

import { settings } from '../../ui/settings.svelte';
import { gameWords } from '../../words/loaded';
import type { Words } from '../../words/say';
import type { KittensTexts } from './texts';

export type KittensWords = Words<KittensTexts>;

export const kittensWords = (): KittensWords => gameWords('kittens', settings.language);
