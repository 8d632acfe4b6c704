/** What the screen and its owner are like: width classes and whether things may move. */

import { MediaQuery } from 'svelte/reactivity';

const wideQuery = new MediaQuery('(min-width: 1180px)');
const narrowQuery = new MediaQuery('(max-width: 699px)');
const stillQuery = new MediaQuery('(prefers-reduced-motion: reduce)');

/** Room for a column beside the board. */
export const wide = (): boolean => wideQuery.current;

const roomyQuery = new MediaQuery('(min-width: 980px)');

/** Room for four hands side by side. */
export const roomy = (): boolean => roomyQuery.current;

/** A phone held upright. */
export const narrow = (): boolean => narrowQuery.current;

/** Nothing should travel. */
export const still = (): boolean => stillQuery.current;
