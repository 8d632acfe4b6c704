/** The keys of the plain board: digits pick from the hand, the home row answers. */

import type { Keys } from '../../../games';
import { words } from '../../settings.svelte';

export const HAND_KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'] as const;
export const ANSWER_KEYS = ['A', 'S', 'D', 'F', 'G', 'H', 'J', 'K', 'L'] as const;

export function keys(): readonly Keys[] {
  const w = words();
  return [
    { keys: '1 2 3', does: w('plain-keys-hand') },
    { keys: 'A S D', does: w('plain-keys-answers') },
  ];
}
