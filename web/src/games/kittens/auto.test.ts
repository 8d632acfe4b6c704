import { expect, it } from 'vitest';
import type { Update } from '../../wire/types';
import { alone, auto, toggleAuto } from './auto.svelte';

const asked = (ask: string, deed: string): Update => ({ view: { ask }, legal: [{ id: 1, act: { do: deed }, label: '' }] }) as unknown as Update;

it('needs nobody for a window that is passed automatically, and only for that', () => {
  expect(auto.on || alone(asked('nope', 'pass'))).toBe(false);
  toggleAuto();
  expect(alone(asked('nope', 'pass'))).toBe(true);
  expect(alone(asked('nope', 'nope'))).toBe(false);
  expect(alone(asked('act', 'draw'))).toBe(false);
  toggleAuto();
});
