import { describe, expect, it } from 'vitest';
import { formsOf } from './forms';
import { firstLanguage, frameWords, gameWords, load, open, tileOf } from './loaded';
import { faults, readings, readWell } from './reading.fixture';
import { wordsOf } from './say';
import before from '../../../tests/core/before.json';

const italian = formsOf('it', '1 u, 8* o, 11 u');

describe('the words of the frame', () => {
  readWell();

  it('tell apart one winner and several', async () => {
    await Promise.all(['en', 'it'].map(load));
    const said = (names: string[]) => ['it', 'en'].map(frameWords).map((w) => w('result-winners', { names: w.and(names), count: names.length }));
    expect(said(['Anna'])).toEqual(['Vince Anna', 'Anna wins']);
    expect(said(['Anna', 'Elena'])).toEqual(['Vincono Anna ed Elena', 'Anna and Elena win']);
  });
});

describe('a language', () => {
  it('has something before a word by how that begins, as on the server', () => {
    for (const [numbers, forms, word, wanted] of before.cases as [string, Record<string, string>, string, string][])
      expect(formsOf('it', numbers).before(word, forms), `${word} with ${JSON.stringify(forms)}`).toBe(wanted);
  });

  it('chooses by the number itself, by its plural, by a word, or else the rest', () => {
    const variants = { 0: 'none', one: 'one', you: 'you', other: 'more' };
    expect([0, 1, 2, 'you', 'x'].map((value) => italian.choose(value, variants, 'other'))).toEqual(['none', 'one', 'more', 'you', 'more']);
    expect([1, 2, 5].map((value) => formsOf('pl', '').choose(value, { one: '1', few: '2-4', other: '5+' }, 'other'))).toEqual(['1', '2-4', '5+']);
  });

  it('joins lists in its own way', () => {
    const frame = { 'list-comma': ', ', 'list-and': (v: never) => `${(v as { before: string }).before} & ${(v as { last: string }).last}`, 'list-or': 'or' };
    const w = wordsOf(frame, frame, italian);
    expect([[], ['a'], ['a', 'b'], ['a', 'b', 'c']].map(w.and)).toEqual(['', 'a', 'a & b', 'a, b & c']);
    expect(w.commas(['a', 'b', 'c'])).toBe('a, b, c');
  });

  it('is the first that somebody would like, or English', () => {
    const there = ['en', 'it', 'pt-BR'];
    expect(firstLanguage(['de', 'it-CH', 'en'], there)).toBe('it');
    expect(firstLanguage(['pt-br'], there)).toBe('pt-BR');
    expect(firstLanguage(['de'], there)).toBe('en');
    expect(firstLanguage([])).toBe('en');
  });

  it('comes with all games that were opened, and with the tiles of all', async () => {
    await load('en');
    const [game] = Object.keys((await import('words:')).languages[0]!.games);
    await open(game!, 'it');
    await load('en');
    expect(gameWords<{ name: object }>(game!, 'en')('name')).toBe(tileOf(game!, 'en')!.name);
  });
});

describe('whoever reads them', () => {
  it('sees faults', () => {
    type Fields = Record<string, string>;
    const planted = { turn: (v: never) => `Tocca a ${(v as Fields).name}`, bombs: (v: never) => `${(v as Fields).bombs} bombe`, die: (v: never) => `Il ${(v as Fields).die} va qui`, say: 'dì No!. Tu' };
    const found = readings(planted, italian).flatMap(([, text]) => faults(text, 'it'));
    for (const fault of ['a before a: Tocca a Anna', 'a before a: Tocca a Àgata', 'one of many: 1 bombe', 'an article in full: Il 1 blu va qui']) expect(found).toContain(fault);
    expect(found.filter((one) => one.includes('dì'))).toHaveLength(2);
    for (const text of ['Anna e Elena', 'Anna ed Olga', 'Tu giochi', "l'1 blu", '1  carta', 'Vuoi annullare il No!?', '2 carta']) expect(faults(text, 'it'), text).toHaveLength(1);
    for (const text of ['1 points', 'draw a Attack', 'undefined']) expect(faults(text, 'en'), text).toHaveLength(1);
  });

  it('meets everybody a sentence may speak to', () => {
    const said = readings({ wins: (v: never, f) => f.choose((v as { you: string }).you, { actor: 'You win', nobody: `${(v as { actor: string }).actor} wins` }, 'nobody') }, italian);
    expect(said).toContainEqual(['wins', 'You win']);
    expect(said).toContainEqual(['wins', 'Èlia wins']);
  });

  it('sees none where there are none', () => {
    for (const text of ['Ad Anna, a Elena ed Èlia tocca l’1 blu; il 2 no', '1 carta, 0 carte', 'Agente A all’interno']) expect(faults(text, 'it')).toEqual([]);
  });
});
