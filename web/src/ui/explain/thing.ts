/** What can be asked about the things of a table, and what is told of them. */

import type { Component } from 'svelte';
import type { Table, Update } from '../../wire/types';
import { words } from '../settings.svelte';

/** The name of a kind of thing; after a colon, which of its kind: a colour, a place. Boards write it in `data-explain`. */
export type Thing = string;

export const kindOf = (thing: Thing): string => thing.split(':')[0]!;
export const whichOf = (thing: Thing): string => thing.split(':')[1] ?? '';

/** What is always true of a thing. */
export interface Told {
  kind: string; // in a word or two
  name: string;
  text: string; // what it is or does, in a sentence or two
  rule: string; // its number; '' for what belongs to no game
  how?: readonly How[]; // in at most three pictures
}
export interface How {
  thing: Thing;
  text: string;
}

/** Whether a thing is of use to this seat now; if not, why, and by which rule. The facts are the server's. */
export interface Now {
  can: boolean;
  text: string;
  rule?: string;
  deed?: string; // what a press on it does instead
}
export interface At {
  table: Table;
  update: Update;
}

export interface PictureProps {
  thing: Thing;
  at?: At | undefined;
}

/** The things of a game. */
export interface Things {
  kinds: readonly Thing[]; // one of each, in the order of the list
  Picture: Component<PictureProps>; // drawn with the art of the board
  tell: (thing: Thing, at?: At) => Told; // `at` a table, where it may be one of its own
  now?: (thing: Thing, at: At) => Now | null; // null: there is nothing to do with it
}

/** Why nothing can be done with anything: the game is over, or others are waited for. By which rule the game knows. */
export function notMine({ table, update }: At, rule: string): Now | null {
  const w = words();
  if (update.turn.t === 'over') return { can: false, text: w('explain-over') };
  if (update.turn.seats.includes(table.you ?? -1)) return null;
  return { can: false, text: w('explain-not-your-turn', { names: w.and(update.turn.seats.map((seat) => table.seats[seat]?.name ?? '')) }), rule };
}

/** A reason as the server tells it, put into words by the game. */
export const because = (denied: { code: string; rule: string }, text: string): Now => ({ can: false, text, rule: denied.rule });

/** The things by the rule that speaks of them, for the rulebook. */
export function byRule(things: Things): Map<string, Thing[]> {
  const found = new Map<string, Thing[]>();
  for (const thing of things.kinds) {
    const { rule } = things.tell(thing);
    if (rule) found.set(rule, [...(found.get(rule) ?? []), thing]);
  }
  return found;
}
