/** Reads words the way an editor of both languages would: every text, filled with all that may stand in it. */

import { expect, it } from 'vitest';

const NAMES = ['Anna', 'elena', 'Ivo', 'Àgata', 'Èlia', 'olga', 'Ugo', 'Bea']; // every vowel, small, with accents
const COUNTS = [0, 1, 2, 8, 11];
const DICE = ['1 blu', '2 blu', '3 blu', '6 blu'];

/** A name that is also somebody a sentence speaks of. */
const somebody = (name: string, you: boolean) => Object.assign(new String(name), { name, you });
const people = [...NAMES.map((name) => somebody(name, false)), somebody('Bea', true)];
const lists = [['Anna'], ['Bea', 'elena'], ['elena', 'Anna', 'Èlia'], ['Ivo', 'olga']];
const words = (...all: string[]) => all;

/** What may stand in a parameter, by its name. */
const POOL: Record<string, readonly unknown[]> = {
  a: people, b: people, who: people, good: people, evil: people, name: NAMES, other: NAMES,
  parts: lists, cards: words('Timer'), card: words('Timer', 'Godcat'), one: words('Timer'), what: words('Timer'), die: DICE,
  kind: words('Timer'), colour: words('blu', 'rosso'), colours: words('blu'), letter: words('A', 'D'), inside: [true, false],
  game: words('Azul', 'Exit', 'Boom!'), verb: words('Gioca'), code: words('LUNA-42'), text: words('ciao'), rest: words('Miccia'),
  level: words('Esperto'), address: words('x'), place: words('1ª'), clue: words('due 1'), facts: words('blu'), sign: words('blu', '1'), asked: words('blu'),
  outcome: words('ok'), picked: [0, 1, 2], lost: [true, false], places: [[], ['1ª'], ['1ª', '3ª']], height: [1, 2, 3], points: COUNTS, round: [1, 2], all: [19, 22], least: [1, 2], most: [4, 5],
};
const LISTS = /names\.(length|join|map)|\b(e|joined)\)?\((names|played)/;

/** Some names stand for different things in different sentences. */
function pool(parameter: string, source: string): readonly unknown[] {
  if (parameter === 'names') return LISTS.test(source) ? lists : NAMES;
  if (parameter === 'cuts' || parameter === 'played') return source.includes(`${parameter}.length`) ? lists : / (of|di) 4/.test(source) ? COUNTS : ['blu'];
  if (parameter === 'place' && /º|\[place\]/.test(source)) return [1, 2];
  if (parameter === 'cards' && source.includes('bombs')) return [7, 8, 11];
  return POOL[parameter] ?? COUNTS;
}

const parameters = (source: string): string[] => (/^\(([^)]*)\)|^(\w+) =>/.exec(source)?.slice(1).find((part) => part !== undefined) ?? '').split(',').map((one) => one.trim()).filter(Boolean);

/** Every text with its path; functions are called with everything that may stand in each of their parameters. */
export function readings(part: unknown, path = ''): [string, string][] {
  if (typeof part === 'string') return [[path, part]];
  if (typeof part === 'function') {
    const source = part.toString();
    const pools = parameters(source).map((parameter) => pool(parameter, source));
    const times = Math.max(1, ...pools.map((values) => values.length));
    return Array.from({ length: times }, (_, i) => part(...pools.map((values, at) => values[(i + at) % values.length]))).flatMap((said: unknown) => readings(said, path));
  }
  if (part !== null && typeof part === 'object') return Object.entries(part).flatMap(([key, one]) => readings(one, `${path}.${key}`));
  return [];
}

type Language = 'en' | 'it';
const FAULTS: Record<'both' | Language, Record<string, RegExp>> = {
  both: {
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
export const faults = (text: string, language: Language): string[] =>
  Object.entries({ ...FAULTS.both, ...FAULTS[language] }).flatMap(([fault, sign]) => (sign.test(text) ? [`${fault}: ${text}`] : []));

/** Tests for the words of a board or of the frame in both languages. */
export function readWell(italian: object, english: object): void {
  it('say something everywhere, and the same things in both languages', () => {
    for (const words of [italian, english]) for (const [path, text] of readings(words)) expect(text, path).not.toMatch(/^\s*$/);
    const paths = (words: object) => [...new Set(readings(words).map(([path]) => path))];
    expect(paths(english)).toEqual(paths(italian));
  });
  it('read well in Italian', () => expect(readings(italian).flatMap(([, text]) => faults(text, 'it'))).toEqual([]));
  it('read well in English', () => expect(readings(english).flatMap(([, text]) => faults(text, 'en'))).toEqual([]));
}
