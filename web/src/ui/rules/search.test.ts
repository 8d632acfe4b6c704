import { describe, expect, test } from 'vitest';
import type { Rulebook } from '../../wire/types';
import { find, fold, pieces } from './search';

const BOOK: Rulebook = {
  title: 'Prova',
  goal: '',
  summary: [],
  sections: [
    { heading: '', paragraphs: [{ rule: '', text: 'Un gioco di città.' }] },
    { heading: 'Il turno', paragraphs: [{ rule: 'K7', text: 'Peschi due carte.' }, { rule: 'K8, K8b', text: 'È così: giochi una carta, se K26 lo permette.' }] },
    { heading: 'La fine', paragraphs: [{ rule: 'K26', text: 'Chi taglia i cavi giusti vince.' }, { rule: 'K70', text: 'L’ultima.' }] },
  ],
};
const found = (question: string) => find(BOOK, question).sections.flatMap(({ paragraphs }) => paragraphs.map(({ rule }) => rule));

describe('searching the rules', () => {
  test('accents, capitals and the kind of apostrophe do not matter', () => {
    expect(found('CITTA')).toEqual(['']);
    expect(found('e cosi')).toEqual(['K8, K8b']);
    expect(found("l'ultima")).toEqual(['K70']);
  });
  test('all words must be there, in the rule or over it', () => {
    expect(found('carte peschi')).toEqual(['K7']);
    expect(found('turno cart')).toEqual(['K7', 'K8, K8b']);
    expect(found('carte vince')).toEqual([]);
  });
  test('one or many is the same', () => {
    expect(found('carte')).toEqual(found('carta'));
    expect(found('cavo')).toEqual([]); // too short to be cut
  });
  test('a number finds its rule and those that name it, and no longer number', () => {
    expect(found('k7')).toEqual(['K7']);
    expect(found('K8b')).toEqual(['K8, K8b']);
    expect(found('K26')).toEqual(['K8, K8b', 'K26']);
  });
  test('it says how many; no question is the whole book', () => {
    expect(find(BOOK, 'k26').count).toBe(2);
    expect(find(BOOK, '  ').sections).toBe(BOOK.sections);
  });
  test('what was found is marked letter by letter', () => {
    expect(pieces('È così, Così', 'cosi')).toEqual([{ text: 'È ', found: false }, { text: 'così', found: true }, { text: ', ', found: false }, { text: 'Così', found: true }]);
    expect(pieces('nulla', '').map(({ found }) => found)).toEqual([false]);
  });
  test('folding moves nothing', () => {
    for (const text of ['perché no?', 'È l’1', 'ﬁne 🎆 così']) expect(fold(text)).toHaveLength(text.length);
  });
});
