/** The board's words in the language the player has chosen. */

import { settings } from '../../ui/settings.svelte';
import { en, it, type KaboomWords } from './words';

export const kaboomWords = (): KaboomWords => (settings.language === 'it' ? it : en);
