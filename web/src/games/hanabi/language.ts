/** The board's words in the language the player has chosen. */

import { settings } from '../../ui/settings.svelte';
import { gameWords } from '../../words/loaded';
import type { Words } from '../../words/say';
import type { HanabiTexts } from './texts';

export type HanabiWords = Words<HanabiTexts>;

export const hanabiWords = (): HanabiWords => gameWords('hanabi', settings.language);

/** The 1st, the 2nd; slots count from 0. */
export const ordinal = (slot: number, w: HanabiWords): string => w('ordinals').split(' ')[slot] ?? '';
