import { expect, test } from 'vitest';
import type { Row } from '../wire/types';
import { steady } from './coach';

const row = (key: string, figure = '1%'): Row => ({ key, figure, say: [key] });
const keys = (rows: readonly Row[]): string => rows.map(({ key }) => key).join('');

test('rows stay where they are while the turn lasts, whatever they are worth', () => {
  const first = steady([], [row('a'), row('b'), row('c')], true);
  const later = steady(first, [row('c', '7%'), row('d'), row('a')], false);
  expect(keys(later)).toBe('acd');
  expect(later[1]!.figure).toBe('7%');
});

test('in a new turn the best comes first', () => {
  expect(keys(steady([row('a'), row('b')], [row('b'), row('a')], true))).toBe('ba');
});
