/** The board's words in the language the player has chosen. */

import { settings } from '../../ui/settings.svelte';
import { gameWords } from '../../words/loaded';
import type { Words } from '../../words/say';
import type { KaboomTexts } from './texts';

export type KaboomWords = Words<KaboomTexts>;

export const kaboomWords = (): KaboomWords => gameWords('kaboom', settings.language);
