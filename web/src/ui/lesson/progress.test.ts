import { expect, test } from 'vitest';
import { hasPlayed, keepPlayed, keepStep, stepOf } from './progress';

test('a lesson is taken up again where it was left, and each on its own', () => {
  expect(stepOf('toy')).toBeUndefined();
  keepStep('toy', 3);
  keepStep('other', 0);
  expect([stepOf('toy'), stepOf('other')]).toEqual([3, 0]);
});

test('a game is played once and for all', () => {
  expect(hasPlayed('toy')).toBe(false);
  keepPlayed('toy');
  keepPlayed('toy');
  expect(hasPlayed('toy')).toBe(true);
});
