/** Everything that draws Kittens in play. */

import type { Table, Update } from '../../wire/types';
import { kittensWords } from './language';
import { spoken } from './question';

export { default as Board } from './Board.svelte';
export { default as End } from './End.svelte';
export { default as Flights } from './Flights.svelte';
export { default as Screen } from './Screen.svelte';
export { default as Facts } from './Facts.svelte';
export { default as Strip } from './Strip.svelte';
export { default as Thing } from './Thing.svelte';
export { default as Token } from './Token.svelte';
export { default as Wash } from './Wash.svelte';
export { alone } from './auto.svelte';
export { keys } from './keys';
export { mark } from './mark';
export { sounds } from './sounds';
export const timed = true;
export const chooses = true;
export const coached = true;

export const call = (update: Update, before: Update | null, table: Table): string | null => spoken(update, before, table, kittensWords());
