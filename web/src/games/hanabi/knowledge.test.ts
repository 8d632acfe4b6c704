import { describe, expect, it } from 'vitest';
import { boardWords } from '../../words/spoken.fixture';
import type { Letter } from './acts';
import { certain, inWords, known } from './knowledge';
import type { Held } from './types';
import type { HanabiTexts } from './texts';

const en = await boardWords<HanabiTexts>('hanabi', 'en');
const italian = await boardWords<HanabiTexts>('hanabi', 'it');

const letters: Letter[] = ['R', 'W', 'Y', 'G', 'B'];
const held = (colours: string, ranks: number[]): Held => ({ order: 0, card: null, colours, ranks, clues: [] });

describe('what clues have told of a card (H22)', () => {
  it('is nothing for a new card', () => {
    expect(inWords(held('RWYGB', [1, 2, 3, 4, 5]), letters, italian)).toBe('nessun indizio');
  });

  it('names what is certain and what is ruled out', () => {
    expect(inWords(held('B', [1, 2, 4]), letters, en)).toBe('blue; not 3, not 5');
    expect(inWords(held('B', [1, 2, 4]), letters, italian)).toBe('blu; non 3, non 5');
    expect(certain(known(held('G', [3]), letters), en)).toBe('green 3');
  });

  it('names what is left where that is shorter', () => {
    expect(inWords(held('RB', [1, 2, 3, 4, 5]), letters, en)).toBe('red or blue');
    expect(inWords(held('RWYGB', [4, 5]), letters, italian)).toBe('4 o 5');
  });
});
