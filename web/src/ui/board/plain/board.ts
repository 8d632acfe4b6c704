/** What draws a game that brings no board of its own. */

export { default as Board } from './Board.svelte';
export { default as Flights } from './Flights.svelte';
export { default as Screen } from './Screen.svelte';
export { default as Token } from './Token.svelte';
export { default as Wash } from './Wash.svelte';
export { keys } from './keys';

export const sounds = (events: readonly unknown[]): string[] => (events.length ? ['card'] : []);
