/** What the client knows of a table, and how answers change it. Pure: no page, no clock, no rules. */

import type { Link } from '../wire/socket';
import type { Answered, Line, Refusal, Table, Update } from '../wire/types';

export interface TableState {
  link: Link;
  table: Table | null;
  update: Update | null; // the update that is shown
  log: Line[]; // oldest first
  refusal: Refusal | null; // the last one, until it is put away
  pending: number | null; // the number of an action that waits for its answer
}

export const EMPTY: TableState = {
  link: 'connecting',
  table: null,
  update: null,
  log: [],
  refusal: null,
  pending: null,
};

/** The state after an answer of the table. */
export function reduce(state: TableState, answer: Answered): TableState {
  switch (answer.t) {
    case 'table':
      return { ...state, table: answer };
    case 'update':
      return {
        ...state,
        update: answer,
        log: answer.whole ? answer.log : [...state.log, ...answer.log],
        pending: null,
        refusal: null,
      };
    case 'refusal':
      return { ...state, refusal: answer, pending: answer.id === state.pending ? null : state.pending };
  }
}

/** Whether this seat is waited for. */
export function myTurn(state: TableState): boolean {
  const you = state.table?.you ?? null;
  const turn = state.update?.turn;
  return you !== null && turn?.t === 'waiting' && turn.seats.includes(you);
}

/** A line of the log as plain words. */
export function plain(sentence: Line['say']): string {
  return sentence.map((part) => (typeof part === 'string' ? part : part.text)).join('');
}
