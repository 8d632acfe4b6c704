import { describe, expect, it } from 'vitest';
import { readWell } from '../../words/reading.fixture';
import { boardWords } from '../../words/spoken.fixture';
import type { HanabiTexts } from './texts';

describe('the words of the board', () => {
  readWell('hanabi');

  it('name a card as the log does', async () => {
    const [italian, english] = await Promise.all([boardWords<HanabiTexts>('hanabi', 'it'), boardWords<HanabiTexts>('hanabi', 'en')]);
    expect([italian('card', { colour: 'giallo', rank: 1 }), english('card', { colour: 'yellow', rank: 1 })]).toEqual(['1 giallo', 'yellow 1']);
  });
});
