import { describe, expect, it } from 'vitest';
import { readWell } from '../../words/reading.fixture';
import { en, it as italian } from './words';

describe('the words of the board', () => {
  readWell(italian, en);

  it('name a card as the log does', () => {
    expect([italian.card('giallo', 1), en.card('yellow', 1)]).toEqual(['1 giallo', 'yellow 1']);
  });
});
