/** Texts made into words: a key and its fields give what is said. */

import type { Forms } from './forms';

/** What may stand in a field. */
export type Text = string | number;

/** The fields of a text that has none. */
export type Plain = Record<never, never>;

/** A compiled file: see web/words.mjs. */
export type Compiled = Record<string, string | ((fields: never, forms: Forms) => string)>;

/** A key that is one of several needs the fields of each. */
type All<Fields> = (Fields extends unknown ? (fields: Fields) => void : never) extends (fields: infer Both) => void ? Both : never;
type Given<Fields> = keyof Fields extends never ? [] : [fields: Fields];

export interface Words<Texts> {
  <Key extends keyof Texts & string>(key: Key, ...fields: Given<All<Texts[Key]>>): string;
  /** "Anna, Luca and Elena" */
  and: (parts: readonly string[]) => string;
  /** "red, blue or green" */
  or: (parts: readonly string[]) => string;
  /** "red, blue, green" */
  commas: (parts: readonly string[]) => string;
}

/** The words of a file. Lists are joined as the frame of the language says. */
export function wordsOf<Texts>(texts: Compiled, frame: Compiled, forms: Forms): Words<Texts> {
  const fill = (from: Compiled, key: string, fields?: object): string => {
    const text = from[key];
    return typeof text === 'function' ? text(fields as never, forms) : (text ?? key);
  };
  const commas = (parts: readonly string[]): string => parts.join(fill(frame, 'list-comma'));
  const listed = (how: string) => (parts: readonly string[]) => {
    const last = parts.at(-1) ?? '';
    return parts.length < 2 ? last : fill(frame, how, { before: commas(parts.slice(0, -1)), last });
  };
  const say = (key: string, fields?: object) => fill(texts, key, fields);
  return Object.assign(say, { and: listed('list-and'), or: listed('list-or'), commas }) as Words<Texts>;
}

/** A phrase that begins a line. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
