/** Everything that draws FUSE in play. */

export { default as Board } from './Board.svelte';
export { default as End } from './End.svelte';
export { default as Flights } from './Flights.svelte';
export { default as Screen } from './Screen.svelte';
export { default as ScreenHead } from './ScreenHead.svelte';
export { default as Facts } from './Facts.svelte';
export { default as Strip } from './Strip.svelte';
export { default as Tally } from './Tally.svelte';
export { default as Thing } from './Thing.svelte';
export { default as Token } from './Token.svelte';
export { default as Wash } from './Wash.svelte';
export { call } from './call';
export { keys } from './keys';
export { mark } from './mark';
export { sounds } from './sounds';

export const timed = true;
export const chooses = true;
