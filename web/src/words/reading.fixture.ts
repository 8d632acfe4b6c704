/** Reads texts the way an editor would: every one of a file, filled with all that may stand in it. */

import { expect, it } from 'vitest';
import { languages } from 'words:';
import { formsOf, type Forms } from './forms';
import type { Compiled, Text } from './say';

const NAMES = ['Anna', 'elena', 'Ivo', 'Àgata', 'Èlia', 'olga', 'Ugo', 'Bea']; // every vowel, small, with accents
const COUNTS = [0, 1, 2, 8, 11];
const DICE = ['1 blu', '2 blu', '3 blu', '6 blu'];
const PLACES = ['1ª', '3ª'];

/** What may stand in a field, by its name; other fields take names. */
const POOL: Record<string, readonly Text[]> = {
  all: [19, 22], asked: ['blu'], address: ['x'], agent: ['A', 'D'], best: COUNTS, bombs: COUNTS, card: ['Timer', 'Godcat'], cards: ['Timer'], clue: ['due 1'], code: ['LUNA-42'],
  colour: ['blu', 'rosso'], colours: ['blu'], count: COUNTS, cuts: ['blu'], deck: COUNTS, detonators: COUNTS, die: DICE, done: COUNTS, facts: ['blu'], free: COUNTS,
  game: ['Azul', 'Exit', 'Boom!'], gone: COUNTS, height: [1, 2, 3], kind: ['Timer'], least: [1, 2], left: COUNTS, letter: ['A', 'D'], level: ['Esperto'], minutes: COUNTS,
  most: [4, 5], now: COUNTS, number: COUNTS, outcome: ['ok'], part: ['blu'], peak: COUNTS, people: [2, 3], percent: COUNTS, picked: [0, 1, 2], pile: COUNTS, place: PLACES, places: PLACES,
  played: ['Timer'], points: COUNTS, rank: [1, 5], rest: ['Miccia'], round: [1, 2], score: COUNTS, seats: COUNTS, seconds: COUNTS, share: COUNTS, sign: ['blu', '1'], sum: COUNTS,
  taken: COUNTS, text: ['ciao'], turns: COUNTS, verb: ['Gioca'], what: ['Timer'], where: ['dentro'], wire: [1, 2, 3, 4],
};
const CATEGORIES = ['zero', 'one', 'two', 'few', 'many', 'other'];

/** The fields of a text, each with all that may stand in it; where it chooses by words, every one of them. */
function poolsOf(text: (fields: never, forms: Forms) => string): Record<string, readonly Text[]> {
  const pools: Record<string, readonly Text[]> = {};
  const fields = new Proxy({}, { get: (_, name: string) => ((pools[name] ??= POOL[name] ?? NAMES), name) });
  const choose: Forms['choose'] = (field, variants, otherwise) => {
    const words = Object.keys(variants).filter((key) => !CATEGORIES.includes(key) && !/^\d+$/.test(key));
    if (words.length) pools[field] = 'other' in variants ? [...words, ...pools[field]!] : words;
    else if (typeof pools[field]![0] !== 'number') pools[field] = COUNTS;
    return variants[otherwise]!;
  };
  text(fields as never, { choose, before: () => '' });
  return pools;
}

/** Every text with its key, as often as it takes for everything to have stood in its fields. */
export function readings(texts: Compiled, forms: Forms): [key: string, text: string][] {
  return Object.entries(texts).flatMap(([key, text]): [string, string][] => {
    if (typeof text === 'string') return [[key, text]];
    const pools = Object.entries(poolsOf(text));
    const times = pools.reduce((product, [, values]) => Math.min(200, product * values.length), 1);
    const at = (i: number) => Object.fromEntries(pools.map(([name, values], n) => [name, values[Math.floor(i / (n + 1)) % values.length]!]));
    return Array.from({ length: Math.max(times, ...pools.map(([, values]) => values.length)) }, (_, i) => [key, text(at(i) as never, forms)]);
  });
}

const FAULTS: Record<string, Record<string, RegExp>> = {
  every: {
    'a straight apostrophe': /'/,
    'a space too many': / {2}|^ | $| [,.:;?!%]/,
    'two signs in a row': /[!?]\.|\.\.|!,,|,,|::|!!|!\?/,
    'something left open': /undefined|NaN|\[object|[{}]/,
    'one of many': /\b1 (points|turns|cards|dice|bombs|players|games|minutes|seconds|discards|onlookers|spaces|punti|turni|carte|dadi|bombe|partite|giocatori|minuti|secondi|scarti|spettatori|spazi|cavi)\b/,
    'many of one': /(?<![\d·/] ?)\b(0|[2-9]|\d\d+) (point|turn|card|die|bomb|player|game|minute|second|discard|onlooker|space|punto|turno|carta|dado|bomba|partita|giocatore|minuto|secondo|scarto|spettatore|spazio|cavo)\b/,
  },
  en: { 'a before a vowel': /(?<![Aa]gent )\b[Aa] [aeioAEIO]/, 'an before a consonant': /\b[Aa]n [^aeiouhAEIOUH]/ },
  it: {
    'a before a': /(?<![\p{L}’])(?<!gente )[Aa] [aàáAÀÁ]/u,
    'e before e': /(?<![\p{L}’])[Ee] [eèéEÈÉ]/u,
    'ad, ed without need': /(?<![\p{L}’])([Aa]d [^aàáAÀÁ]|[Ee]d [^eèéEÈÉ])/u,
    'an article in full': /\b([Ii]l|[DdNn]el|[Aa]l|[Dd]al|[Ss]ul) ([aeiouAEIOU]|(1|11|8\d*)\b)/,
    'an article cut short': /l’([^aeiouhàèéìòùAEIOUHÀÈÉ18]|1[02-9])/,
    'a day where somebody is told': /(?<!\p{L})[Dd]ì(?!\p{L})/u,
    'a pronoun that Italian drops': /^Tu /,
  },
};

/** What an editor would mark. */
export const faults = (text: string, language: string): string[] =>
  Object.entries({ ...FAULTS.every, ...FAULTS[language] }).flatMap(([fault, sign]) => (sign.test(text) ? [`${fault}: ${text}`] : []));

/** Lists of names and the like: no sentences. */
const NO_SENTENCES = ['list-comma', 'terminal-next'];

/** Tests for the words of a board, or of the frame, in every language there is. */
export function readWell(game?: string): void {
  const load = async (tag: string) => {
    const language = languages.find((one) => one.tag === tag)!;
    const { default: texts, numbers } = await (game ? language.games[game]! : language.frame)();
    return { texts, forms: formsOf(tag, numbers) };
  };
  it.each(languages.map(({ tag }) => tag))('read well: %s', async (tag) => {
    const { texts, forms } = await load(tag);
    const said = readings(texts, forms).filter(([key]) => !NO_SENTENCES.includes(key));
    expect(said.length).toBeGreaterThan(Object.keys(texts).length);
    for (const [key, text] of said) expect(text, key).not.toMatch(/^\s*$/);
    expect(said.flatMap(([, text]) => faults(text, tag))).toEqual([]);
  });
}
