/** What the dock of a board shows instead of the game's own question, while a step of a lesson is done. */

import { getContext, setContext, type Snippet } from 'svelte';

interface Foot {
  readonly shown: Snippet | null;
}
const KEY = Symbol('foot');

export const openFoot = (foot: Foot): Foot => setContext(KEY, foot);
export const inFoot = (): Foot | undefined => getContext(KEY);
