import { describe, expect, it } from 'vitest';
import { readCode } from './code';

describe('a code as people type it', () => {
  it.each([
    'LUNA-MARE-42',
    'luna mare 42',
    '  Luna  mare-42 ',
    'luna.mare.42',
    'luna–mare – 42',
    'luna mare42',
    'https://miccia.example/t/luna-mare-42?language=it',
  ])('%s', (text) => expect(readCode(text)).toBe('LUNA-MARE-42'));

  it('knows a code of one word, and nothing', () => {
    expect(readCode('luna 42')).toBe('LUNA-42');
    expect(readCode(' … ')).toBe('');
  });
});
