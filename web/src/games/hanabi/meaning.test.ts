import { describe, expect, it } from 'vitest';
import { boardWords } from '../../words/spoken.fixture';
import { like } from './liking.svelte';
import { meaningOf, misleads, sightOf } from './meaning';
import type { HanabiTexts } from './texts';
import type { HanabiReading } from './types';

const en = await boardWords<HanabiTexts>('hanabi', 'en');
const italian = await boardWords<HanabiTexts>('hanabi', 'it');
const hand = ['W4', 'R4', 'W5', 'B4'].map((card) => ({ card }));
const to = (clue: string) => ({ name: 'Cleo', clue, hand });
const reading = (fields: Partial<HanabiReading>): HanabiReading => ({ sense: 'play', slots: [1], about: 1, taken: ['R4'], right: true, literal: false, ...fields });

describe('what a clue will be taken for, in words', () => {
  it('says what the bot will play, what it takes the card for, and that it is right', () => {
    const { head, truth, caption, right, label } = meaningOf(reading({}), to('red'), en);
    expect([head, truth, caption, right]).toEqual(['Cleo will play the 2nd card', 'Taken for red 4, and it is.', '2nd', true]);
    expect(label).toBe('red: Cleo will play the 2nd card, it fits');
  });

  it('says that it is wrong, and what the card is', () => {
    const wrong = reading({ slots: [0], about: 0, taken: ['W2'], right: false });
    expect(meaningOf(wrong, to('white'), en).truth).toBe('Taken for white 2, but it is white 4: an error.');
    expect(meaningOf(wrong, to('bianco'), italian).label).toBe('bianco: Cleo giocherà la 1ª carta, non va bene');
    expect([misleads(wrong), misleads(reading({})), misleads(reading({ sense: 'keep', right: false }))]).toEqual([true, false, false]);
  });

  it('names several cards in their order, and no long list of what they may be', () => {
    const both = reading({ slots: [0, 2], about: 0, taken: ['R1', 'W1', 'Y1', 'G1'] });
    const { head, truth } = meaningOf(both, to('1'), en);
    expect([head, truth]).toEqual(['Cleo will play the 1st card, later the 3rd', 'It fits.']);
  });

  it('knows keeping, no news, and what is not understood', () => {
    expect(meaningOf(reading({ sense: 'keep' }), to('5'), en).head).toBe('Cleo will keep the 2nd card');
    const rest = (['none', 'learn', 'lost'] as const).map((sense) => meaningOf(reading({ sense, slots: [], about: null, taken: [] }), to('5'), en));
    expect(rest.map(({ caption, right }) => [caption, right])).toEqual([['no news', null], ['learns', null], ['?', null]]);
    expect(rest[2]!.label).toBe('5: Cleo will not know what you mean');
  });

  it('tells what a person will see', () => {
    expect(sightOf('R', [1], 4, { name: 'Marco', clue: 'red' }, en).head).toBe('Marco sees: the 2nd card is red');
    expect(sightOf('4', [0, 3], 4, { name: 'Marco', clue: '4' }, italian).head).toBe('Marco vede: la 1ª e 4ª carta sono dei 4');
  });

  it('counts from the left, wherever the newest card lies', () => {
    like('newest', 'left');
    expect(meaningOf(reading({}), to('red'), en).caption).toBe('3rd');
    expect(sightOf('4', [0, 3], 4, { name: 'Marco', clue: '4' }, en).head).toBe('Marco sees: the 1st and 4th cards are 4s');
    like('newest', 'right');
  });
});
