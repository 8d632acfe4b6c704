/** What the client knows of a table, and how answers change it. Pure: no page, no clock, no rules. */

import type { Heard, Link } from '../wire/socket';
import type { Advised, Foreseen, Line, Refusal, Step, Table, Told, Update } from '../wire/types';
import { spelt } from '../words/marks';
import { share } from './share';

export interface TableState {
  link: Link;
  table: Table | null;
  update: Update | null; // the newest
  log: Line[]; // oldest first
  step: Step | null; // of a lesson
  saying: Told | null; // the last thing that was said
  noted: Line | null; // the last thing that happened around the game
  refusal: Refusal | null; // the last one, until it is put away
  token: string | null; // for a program of mine, once I have made it on this page
  linked: string | null; // the link over my shoulder, once I have made it on this page
  advised: Advised | null; // what a bot would do in my place, until the game has gone on
  closed: string | null; // why a link over somebody's shoulder shows nothing, in words
  foreseen: Foreseen | null; // how bots will read what I can do, once I have asked
  pending: number | null; // the number of an action that waits for its answer
  time: TableTime;
}

/** What the table's time was when it was last heard, and when that was by the page's own clock. */
export interface TableTime {
  heard: number;
  at: number;
  running: boolean;
}

/** The table's time at a moment of the page's own clock. */
export const tableTime = (time: TableTime, at: number): number => time.heard + (time.running ? Math.max(0, at - time.at) : 0);

export const EMPTY: TableState = {
  link: 'connecting',
  table: null,
  update: null,
  log: [],
  step: null,
  saying: null,
  noted: null,
  refusal: null,
  token: null,
  linked: null,
  advised: null,
  closed: null,
  foreseen: null,
  pending: null,
  time: { heard: 0, at: 0, running: false },
};

const REMEMBERED = 50; // things said
const BLIND = ['shoulder-closed', 'shoulder-crowded', 'own-eyes']; // refusals of a link

/** The state after an answer of the table. */
export function reduce(state: TableState, answer: Heard): TableState {
  switch (answer.t) {
    case 'table': {
      const token = answer.program ? state.token : null;
      if (state.table && answer.number !== state.table.number) return { ...state, token, linked: null, advised: null, table: answer, update: null, log: [], noted: null, foreseen: null, pending: null }; // another game
      return { ...state, linked: answer.shoulder ? state.linked : null, token, table: share(state.table, answer), update: answer.wish?.number === state.table?.wish?.number ? state.update : shown(state.update) };
    }
    case 'linked':
      return { ...state, linked: answer.link };
    case 'token':
      return { ...state, token: answer.token };
    case 'said':
      return around({ ...state, saying: answer.told }, (table) => ({ said: [...table.said, answer.told].slice(-REMEMBERED) }));
    case 'signals':
      return around(state, () => ({ signals: answer.signals }));
    case 'watching':
      return around(state, () => ({ watching: answer.watching, onlookers: answer.onlookers }));
    case 'update':
      return {
        ...state,
        update: { ...answer, ...kept(state.update, answer) },
        log: answer.whole ? answer.log : [...state.log.map(forget), ...answer.log],
        pending: null,
        refusal: null,
        advised: answer.whole || !answer.legal.some((offer) => offer.id === state.advised?.action) ? null : unweighed(state.advised!),
      };
    case 'step':
      return { ...state, step: answer };
    case 'foreseen':
      return { ...state, foreseen: answer };
    case 'note':
      return { ...state, log: [...state.log, answer.line], noted: answer.line };
    case 'advised':
      return { ...state, advised: answer };
    case 'refusal':
      if (answer.id === null && BLIND.includes(answer.code)) return { ...state, closed: answer.text };
      return { ...state, refusal: answer, pending: answer.id === state.pending ? null : state.pending };
  }
}

/** Advice once the game has gone on: its figures were those of before. */
const unweighed = ({ wins: _, ...advised }: Advised): Advised => advised;

/** Of what an update shows, the parts that stayed as they were. */
const kept = (old: Update | null, { view, aid, legal, outline }: Update) => ({
  view: share(old?.view, view),
  aid: share(old?.aid, aid),
  legal: share(old?.legal, legal),
  outline: share(old?.outline, outline),
});

/** An update whose events were seen: boards draw it again around a wish, when it offers nothing for a while. */
const shown = (update: Update | null): Update | null => update && { ...update, events: [] };

/** A line as it is kept once anybody has moved: by heart, it no longer says what was seen. */
function forget(line: Line): Line {
  if (!line.later) return line;
  const { later, ...kept } = line;
  return { ...kept, say: later };
}

/** The state after a small change around the game. */
function around(state: TableState, change: (table: Table) => Partial<Table>): TableState {
  return state.table ? { ...state, table: { ...state.table, ...change(state.table) } } : state;
}

/** Whether this seat can do something. (It may be waited for in public and have answered in secret.) */
export const myTurn = (update: Update | null): boolean => update?.turn.t === 'waiting' && update.legal.length > 0;

/** The time as it is told with an answer. */
export function timed(state: TableState, answer: Heard, at: number): TableState {
  if (answer.t !== 'table' && answer.t !== 'update') return state;
  const table = answer.t === 'table' ? answer : state.table;
  return { ...state, time: { heard: answer.now, at, running: table?.phase === 'playing' && table.running } };
}


/** A line of the log as plain words. */
export function plain(sentence: Line['say']): string {
  return sentence.map((part) => (typeof part === 'string' ? part : spelt(part))).join('');
}
