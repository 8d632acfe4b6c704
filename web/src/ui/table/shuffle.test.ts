import { beforeEach, expect, it, vi } from 'vitest';
import type { Table } from '../../wire/types';
import { forget, keptOf, saltFor } from './shuffle';

const table = (code: string, commit = 'c0', phase: Table['phase'] = 'gathering', number = 1) => ({ code, commit, phase, number });

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
  });
});

it('keeps the first commitment of a table, and when it was seen', () => {
  expect(keptOf(table('LUNA-42'))).toMatchObject({ commit: 'c0', early: true, salt: null });
  expect(keptOf(table('LUNA-42', 'c1', 'over'))).toMatchObject({ commit: 'c0', early: true });
  expect(keptOf(table('MARE-17', 'c2', 'playing'))).toMatchObject({ commit: 'c2', early: false });
});

it('adds one salt to a table, however often somebody sits down', () => {
  const salt = saltFor(table('LUNA-42'));
  expect(salt).toMatch(/^[0-9a-f]{32}$/);
  expect(saltFor(table('LUNA-42'))).toBe(salt);
  expect(saltFor(table('LUNA-42', 'c1'))).toBe(salt);
  expect(saltFor(table('MARE-17'))).not.toBe(salt);
  expect(keptOf(table('LUNA-42'))).toMatchObject({ commit: 'c0', salt });
});

it('keeps the games of an evening apart, and what is from before evenings is of the first', () => {
  const salt = saltFor(table('LUNA-42'));
  const next = saltFor(table('LUNA-42', 'c1', 'gathering', 2));
  expect(next).not.toBe(salt);
  expect(keptOf(table('LUNA-42', 'c1', 'over', 2))).toMatchObject({ commit: 'c1', salt: next });
  expect(keptOf(table('LUNA-42'))).toMatchObject({ commit: 'c0', salt });
  localStorage.setItem('miccia.shuffles', JSON.stringify([{ code: 'MARE-17', commit: 'old', early: true, salt: 'aa' }]));
  expect(keptOf(table('MARE-17', 'new'))).toMatchObject({ commit: 'old', salt: 'aa' });
  expect(keptOf(table('MARE-17', 'new', 'gathering', 2))).toMatchObject({ commit: 'new', salt: null });
});

it('forgets the oldest tables, and one whose code is given anew', () => {
  for (let n = 0; n < 100; n++) saltFor(table(`LUNA-${n}`, `c${n}`));
  expect(keptOf(table('LUNA-99', 'new')).commit).toBe('c99');
  expect(keptOf(table('LUNA-0', 'new'))).toMatchObject({ commit: 'new', salt: null });
  forget('LUNA-99');
  expect(keptOf(table('LUNA-99', 'new'))).toMatchObject({ commit: 'new', salt: null });
});

it('keeps one salt in a browser that remembers nothing, as long as the page is there', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: () => {
      throw new Error('full');
    },
  });
  expect(saltFor(table('LUNA-42'))).toBe(saltFor(table('LUNA-42')));
});
