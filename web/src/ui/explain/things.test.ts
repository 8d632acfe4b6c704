/** Everything that a board lets be asked about has an explanation, in every language. */
import { beforeAll, describe, expect, test, vi } from 'vitest';

vi.hoisted(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }));
  vi.stubGlobal('navigator', { languages: ['en'] });
  vi.stubGlobal('location', { pathname: '/', hash: '', search: '' });
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} });
});

const { languages } = await import('words:');
const { load, open } = await import('../../words/loaded');
const { settings } = await import('../settings.svelte');
const { byRule, kindOf } = await import('./thing');
type Things = import('./thing').Things;

const games = import.meta.glob('../../games/*/things.ts', { import: 'things', eager: true }) as Record<string, Things>;
const sources = import.meta.glob(['../../games/*/*.svelte', '../../art/*.svelte', '../**/*.svelte'], { query: '?raw', import: 'default', eager: true }) as Record<string, string>;
const { frameThings } = await import('./frame');
const LONGEST = 175; // signs that are read at a glance
const gameOf = (path: string) => /games\/([^/]+)\//.exec(path)?.[1];
const keys = (path: string) => gameOf(path)!;
const all: [string, Things][] = [...Object.entries(games).map(([path, things]): [string, Things] => [keys(path), things]), ['frame', frameThings]];

beforeAll(async () => {
  for (const { tag } of languages) {
    await load(tag);
    for (const path in games) await open(keys(path), tag);
  }
});

test('all games that have a board explain themselves', () => {
  const boards = Object.keys(import.meta.glob('../../games/*/board.ts')).map(keys);
  expect(Object.keys(games).map(keys).sort()).toEqual(boards.sort());
});

describe.each(all)('%s', (game, things) => {
  test.each(languages.map(({ tag }) => tag))('says what everything is in %s', (tag) => {
    settings.language = tag;
    for (const thing of things.kinds) {
      const { kind, name, text, rule } = things.tell(thing);
      for (const said of [kind, name, text]) {
        expect(said, thing).toMatch(/\p{L}/u);
        expect(said, thing).not.toMatch(/^[a-z]+(-[a-z]+)+$|[{}]|undefined/); // a key that has no words
      }
      expect(text.length, `${thing}: ${text}`).toBeLessThanOrEqual(LONGEST);
      expect(text, thing).toMatch(/[.!]$/);
      if (game !== 'frame') expect(rule, thing).toMatch(/^[A-Z]+\d+[a-z]?$/);
    }
    const names = things.kinds.map((thing) => things.tell(thing).name);
    expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
  });

  test.each(languages.map(({ tag }) => tag))('what its pictures of how show are a few things of its own, in few words in %s', (tag) => {
    settings.language = tag;
    for (const of of things.kinds) {
      const how = things.tell(of).how ?? [];
      expect(how.length, of).not.toBe(1);
      expect(how.length, of).toBeLessThanOrEqual(3);
      for (const { thing, text } of how) {
        expect(things.kinds).toContain(kindOf(thing));
        expect(text.length, text).toBeLessThanOrEqual(43); // three lines below a small picture
      }
    }
  });

  test('whatever a board marks to be asked about is there', () => {
    const own = Object.entries(sources).filter(([path]) => (game === 'frame' ? !path.includes('/games/') : gameOf(path) === game));
    const marked = own.flatMap(([, source]) => [...source.matchAll(/data-explain=("[^"]*"|\{(?:[^{}]|\{[^{}]*\})*\})/g)].map(([, value]) => value!));
    const literal = marked.flatMap((value) => [...value.matchAll(/["'`](@?[a-z][a-z-]*)(?=["'`:{$])/g)].map(([, key]) => key!));
    expect(literal.length).toBeGreaterThan(0);
    for (const key of literal) expect(things.kinds).toContain(key);
  });
});

test('a rule has the pictures of what it speaks of', () => {
  settings.language = 'en';
  for (const [game, things] of all) if (game !== 'frame') expect([...byRule(things).values()].flat().sort()).toEqual([...things.kinds].sort());
});
