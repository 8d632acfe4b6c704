/**
 * Makes texts for the client from the .ftl files of the server: once for vite, as modules of their own so that a page
 * loads one language only, and once as types, so that a misspelt key or a missing field is an error:
 *
 *     node web/words.mjs          (make types; with --check nothing is written, as in types.mjs)
 *
 * Only a part of Fluent is spoken, the same as in miccia/core/fluent.py; anything else is an error with its line.
 */
import { parse } from '@fluent/syntax';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const WEB = dirname(fileURLToPath(import.meta.url));
const ROOT = join(WEB, '../src/miccia');
const FALLBACK = 'en';
const CATEGORIES = ['zero', 'one', 'two', 'few', 'many', 'other'];

/** What only the server says, by the headings of the English files: no page loads it, and none can name it. */
const SERVER = [
  'What every game says',
  'Refusals',
  'Options of a table',
  'What people can say with one click',
  'Asked before a slip',
  'The log',
  'What people point at',
  'The lesson',
  'The coach',
  'Why a bot did it',
  'Bots and onlookers',
  'Without a client',
  'In a terminal',
  'The table in letters, for terminals',
];

/** Every language there is a frame for, the one to fall back to first. */
export const languages = () =>
  readdirSync(ROOT)
    .flatMap((file) => /^words\.(.+)\.ftl$/.exec(file)?.[1] ?? [])
    .sort((a, b) => (b === FALLBACK) - (a === FALLBACK) || (a < b ? -1 : 1));

/** The games that speak. */
export const games = () => readdirSync(join(ROOT, 'games')).filter((game) => existsSync(fileOf(FALLBACK, game))).sort();

/** The file of a language: the frame's, or a game's. */
export const fileOf = (language, game) => join(ROOT, game ? `games/${game}` : '.', `words.${language}.ftl`);

/** The language a game is spoken in: English where a translation is still missing. */
const spoken = (language, game) => (existsSync(fileOf(language, game)) ? language : FALLBACK);

/** The messages of a file, by key, and under which heading each stands. */
export function messages(file) {
  const source = readFileSync(file, 'utf8');
  const wrong = (entry, why) => {
    const line = source.slice(0, entry.span.start).split('\n').length;
    throw new Error(`${relative(process.cwd(), file)}, line ${line}: ${why}`);
  };
  const found = new Map();
  const headings = new Map();
  let heading = '';
  for (const entry of parse(source, { withSpans: true }).body) {
    if (entry.type === 'GroupComment') heading = entry.content;
    if (entry.type.endsWith('Comment')) continue;
    if (entry.type === 'Junk') wrong(entry, entry.annotations[0]?.message ?? 'not Fluent');
    if (entry.type !== 'Message' || !entry.value || entry.attributes.length) wrong(entry, 'only messages with a text, and no attributes');
    if (found.has(entry.id.name)) wrong(entry, `${entry.id.name} stands twice`);
    found.set(entry.id.name, entry.value);
    headings.set(entry.id.name, heading);
  }
  return Object.assign(found, { headings, fault: wrong });
}

/** Whether a page may ask for a text. */
function forPages(game) {
  const { headings } = messages(fileOf(FALLBACK, game));
  return (key) => !SERVER.includes(headings.get(key) ?? '');
}

/** A text as JavaScript: a string, or a function of its fields `v` and of the language's forms `f` (src/words/forms.ts). */
export function compile(pattern, all) {
  const body = code(pattern, all);
  return /(?<!\\)\$\{/.test(body) ? `(v,f)=>${body}` : body;
}

function code(pattern, all) {
  const parts = pattern.elements.map((element) => (element.type === 'TextElement' ? escaped(element.value) : placed(element.expression, all)));
  return `\`${parts.join('')}\``;
}

const escaped = (text) => text.replace(/[`\\]|\$(?=\{)/g, '\\$&');

function placed(expression, all) {
  switch (expression.type) {
    case 'Placeable':
      return placed(expression.expression, all);
    case 'StringLiteral':
      return escaped(expression.parse().value);
    case 'VariableReference':
      return `\${${field(expression)}}`;
    case 'MessageReference':
      if (expression.attribute || !all.has(expression.id.name)) return all.fault(expression, `there is no ${expression.id.name}`);
      return code(all.get(expression.id.name), all).slice(1, -1);
    case 'FunctionReference':
      return `\${f.before(${before(expression, all)})}`;
    case 'SelectExpression':
      return `\${f.choose(${chosen(expression, all)})}`;
    default:
      return all.fault(expression, `${expression.type} is not in our part of Fluent`);
  }
}

const field = (reference) => (/^\w+$/.test(reference.id.name) ? `v.${reference.id.name}` : `v[${JSON.stringify(reference.id.name)}]`);

function before(call, all) {
  const { positional, named } = call.arguments;
  if (call.id.name !== 'BEFORE' || positional.length !== 1 || positional[0].type !== 'VariableReference') return all.fault(call, 'only BEFORE($word, …)');
  for (const { name, value } of named)
    if (!/^([a-z]|vowel|else)$/.test(name.name) || value.type !== 'StringLiteral') return all.fault(call, `BEFORE does not know ${name.name}`);
  if (!named.some(({ name }) => name.name === 'else')) return all.fault(call, 'BEFORE has no else');
  const forms = named.map(({ name, value }) => `${name.name}:\`${escaped(value.parse().value)}\``);
  return `${field(positional[0])},{${forms.join()}}`;
}

function chosen(select, all) {
  if (select.selector.type !== 'VariableReference') return all.fault(select, 'a choice is made by a $field');
  const variants = select.variants.map(({ key, value }) => `${JSON.stringify(key.value ?? key.name)}:${code(value, all)}`);
  const otherwise = select.variants.find((variant) => variant.default).key;
  return `${field(select.selector)},{${variants.join()}},${JSON.stringify(otherwise.value ?? otherwise.name)}`;
}

/** The fields of a text: `number` for those that choose a form by number, else `Text`. */
export function fieldsOf(pattern, all, found = new Map()) {
  const add = (name, type) => found.set(name, found.get(name) === 'number' ? 'number' : type);
  const walk = (part) => {
    if (part.type === 'VariableReference') add(part.id.name, 'Text');
    else if (part.type === 'MessageReference') fieldsOf(all.get(part.id.name), all, found);
    else if (part.type === 'SelectExpression') {
      const byNumber = part.variants.every(({ key }) => key.value !== undefined || CATEGORIES.includes(key.name));
      add(part.selector.id.name, byNumber ? 'number' : 'Text');
      part.variants.forEach(({ value }) => walk(value));
    } else if (part.type === 'FunctionReference') part.arguments.positional.forEach(walk);
    else if (part.elements) part.elements.forEach(walk);
    else if (part.expression) walk(part.expression);
  };
  walk(pattern);
  return found;
}

const moduleOf = (all, keep = () => true) =>
  `{${[...all].filter(([key]) => keep(key)).map(([key, pattern]) => `${JSON.stringify(key)}:${compile(pattern, all)}`).join(',\n')}}`;

/** `words:` for the list of languages, `words:en` for the frame and the games' tiles, `words:en/GAME` for a board. */
export function wordsPlugin() {
  return {
    name: 'words',
    resolveId: (id) => (id.startsWith('words:') ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith('\0words:')) return undefined;
      const [language, game] = id.slice('\0words:'.length).split('/');
      const read = (...of) => (this.addWatchFile(fileOf(...of)), messages(fileOf(...of)));
      if (!language) return listing(read);
      const frame = read(language);
      const numbers = `export const tag = ${JSON.stringify(language)}, numbers = ${compile(frame.get('numbers-begin'), frame)};`;
      if (game) return `${numbers}\nexport default ${moduleOf(read(language, game), forPages(game))};`;
      const tiles = games().map((one) => `${JSON.stringify(one)}:${moduleOf(read(spoken(language, one), one), (key) => TILE.includes(key))}`);
      return `${numbers}\nexport default ${moduleOf(frame, forPages())};\nexport const tiles = {${tiles.join()}};`;
    },
  };
}

const TILE = ['name', 'brief', 'blurb'];

function listing(read) {
  const entries = languages().map((tag) => {
    const all = read(tag);
    const loads = games().map((game) => `${JSON.stringify(game)}:()=>import(${JSON.stringify(`words:${spoken(tag, game)}/${game}`)})`);
    return `{tag:${JSON.stringify(tag)},name:${compile(all.get('language'), all)},short:${compile(all.get('language-short'), all)},frame:()=>import(${JSON.stringify(`words:${tag}`)}),games:{${loads.join()}}}`;
  });
  return `export const languages = [${entries.join()}];`;
}

/** The types of a file's keys and fields. */
function typesOf(name, game) {
  const all = messages(fileOf(FALLBACK, game));
  const line = ([key, pattern]) => {
    const fields = [...fieldsOf(pattern, all)].map(([one, type]) => `${/^\w+$/.test(one) ? one : `'${one}'`}: ${type}`);
    return `  ${/^\w+$/.test(key) ? key : `'${key}'`}: ${fields.length ? `{ ${fields.join('; ')} }` : 'Plain'};`;
  };
  const asked = forPages(game);
  const lines = [...all].filter(([key]) => asked(key)).map(line);
  const used = ['Plain', 'Text'].filter((type) => lines.some((one) => one.includes(` ${type}`)));
  const from = name === 'Frame' ? './say' : '../../words/say';
  return `/* Generated by \`make types\` from words.${FALLBACK}.ftl. Do not edit. */\nimport type { ${used.join(', ')} } from '${from}';\n\n/** Every text with its fields. */\nexport interface ${name}Texts {\n${lines.join('\n')}\n}\n`;
}

function main() {
  const capital = (game) => game[0].toUpperCase() + game.slice(1);
  const wanted = new Map([['src/words/texts.ts', typesOf('Frame')]]);
  for (const game of games()) wanted.set(`src/games/${game}/texts.ts`, typesOf(capital(game), game));
  let stale = 0;
  for (const [path, text] of wanted) {
    const file = join(WEB, path);
    if (!existsSync(dirname(file))) continue; // a game without a client yet
    if (!process.argv.includes('--check')) writeFileSync(file, text);
    else if (!existsSync(file) || readFileSync(file, 'utf8') !== text) {
      console.error(`${path} is not up to date: make types`);
      stale = 1;
    }
  }
  process.exit(stale);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main();
