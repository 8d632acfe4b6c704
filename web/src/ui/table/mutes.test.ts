import { beforeEach, expect, it, vi } from 'vitest';
import { Mutes } from './mutes.svelte';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
  });
});

it('keeps whom I muted, at that table alone', () => {
  const here = new Mutes('LUNA-42');
  here.set('Bea', true);
  here.set('#3', true);
  here.set('Bea', true);
  expect(here.all).toEqual(['#3', 'Bea']);
  expect(new Mutes('LUNA-42').all).toEqual(['#3', 'Bea']);
  expect(new Mutes('MARE-17').all).toEqual([]);
  here.set('#3', false);
  here.set('Bea', false);
  expect(new Mutes('LUNA-42').all).toEqual([]);
});

it('forgets the oldest tables', () => {
  for (let n = 0; n < 61; n++) new Mutes(`LUNA-${n}`).set('Bea', true);
  expect(new Mutes('LUNA-60').all).toEqual(['Bea']);
  expect(new Mutes('LUNA-0').all).toEqual([]);
});
