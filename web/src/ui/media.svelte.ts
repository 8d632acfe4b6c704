/** What the screen and its owner are like: width classes and whether things may move. */

import { MediaQuery } from 'svelte/reactivity';

const LOW = '(max-height: 519px) and (min-width: 560px)'
const lowQuery = new MediaQuery(LOW);
const wideQuery = new MediaQuery('(min-width: 1180px)');
const narrowQuery = new MediaQuery('(max-width: 699px)');
const stillQuery = new MediaQuery('(prefers-reduced-motion: reduce)');

/** A phone on its side, or a page at 200 %: everything on one screen, for two thumbs. */
export const low = (): boolean => lowQuery.current;

/** Room for a column beside the board. */
export const wide = (): boolean => wideQuery.current && !low();

const roomyQuery = new MediaQuery('(min-width: 980px)');

/** Room for four hands side by side. */
export const roomy = (): boolean => roomyQuery.current;

/** As narrow as a phone. */
export const narrow = (): boolean => narrowQuery.current;

const shortQuery = new MediaQuery('(max-height: 759px)');

/** A phone of the smaller kind: what grows when it is chosen would push my hand off the screen. */
export const short = (): boolean => shortQuery.current;

const compactQuery = new MediaQuery('(max-height: 839px)');

/** Any phone but a long one: whoever has many hands to show draws them smaller. */
export const compact = (): boolean => compactQuery.current;

/** Nothing should travel. */
export const still = (): boolean => stillQuery.current;

const crampedQuery = new MediaQuery('(max-height: 800px)');

/** A window that is not high: what can be left out below something is. */
export const cramped = (): boolean => crampedQuery.current;
