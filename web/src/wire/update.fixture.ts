/** An update for tests. */

import type { Update } from './types';

export const update = (n: number, more: Partial<Update> = {}): Update => ({
  t: 'update',
  n,
  whole: false,
  now: 0,
  turn: { t: 'waiting', seats: [0], until: null, ask: 'turn' },
  view: {},
  aid: null,
  legal: [],
  events: [],
  log: [{ n, seat: 0, say: [`line ${n}`] }],
  ...more,
});
