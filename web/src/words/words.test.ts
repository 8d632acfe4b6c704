import { describe, expect, it } from 'vitest';
import { en } from './en';
import { it as italian } from './it';

/** Every text, with its path; functions are called with something plausible. */
function texts(part: unknown, path = ''): [string, string][] {
  if (typeof part === 'string') return [[path, part]];
  if (typeof part === 'function') return [[path, String((part as (...all: unknown[]) => unknown)(2, 3, 4))]];
  if (part !== null && typeof part === 'object') return Object.entries(part).flatMap(([key, one]) => texts(one, `${path}.${key}`));
  return [];
}

describe('the words of the frame', () => {
  const skip = /\.tableOf$/; // takes a list
  const clean = (words: object) => texts({ ...words, lists: { ...(words as typeof en).lists, tableOf: '-' } }).filter(([path]) => !skip.test(path));

  it('say something everywhere, in both languages', () => {
    for (const [path, text] of [...clean(italian), ...clean(en)]) expect(text, path).not.toMatch(/^\s*$|undefined|NaN/);
  });

  it('have the same keys', () => {
    expect(clean(en).map(([path]) => path)).toEqual(clean(italian).map(([path]) => path));
  });
});
