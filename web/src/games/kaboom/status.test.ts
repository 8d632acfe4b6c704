import { describe, expect, it } from 'vitest';
import { boardWords } from '../../words/spoken.fixture';
import { knownBy } from './status';
import type { KaboomTexts } from './texts';

const en = await boardWords<KaboomTexts>('kaboom', 'en');
const italian = await boardWords<KaboomTexts>('kaboom', 'it');

describe('who knows a wire', () => {
  it('is only you while nobody else has looked', () => {
    expect(knownBy([], true, 1, en)).toBe('only you know');
    expect(knownBy(['Anna'], true, 1, en)).toBe('seen by you and Anna');
    expect(knownBy(['Anna', 'Elena'], true, 1, en)).toBe('seen by 3');
  });

  it('is nobody, or those who have looked', () => {
    expect(knownBy([], false, 1, en)).toBe('not seen yet');
    expect(knownBy(['Anna'], false, 1, en)).toBe('seen by Anna');
    expect(knownBy(['Anna', 'Elena'], false, 1, en)).toBe('seen by 2');
    expect(knownBy(['Anna', 'Elena'], true, 2, italian)).toBe('visto da te, Anna ed Elena');
  });
});
