import { expect, it } from 'vitest';
import { Ad, ad, e, Il, il } from './italian';

it('puts ad before a alone', () => {
  expect(['Anna', 'àgata', 'Elena', 'Luca', '1'].map(ad)).toEqual(['ad Anna', 'ad àgata', 'a Elena', 'a Luca', 'a 1']);
  expect(['Anna', 'Luca'].map(Ad)).toEqual(['Ad Anna', 'A Luca']);
});

it('shortens articles before vowels, and before numbers that are read with one', () => {
  expect(['1 blu', '2 blu', '8', '11', '80', '12', '100', 'asso'].map(il)).toEqual(['l’1 blu', 'il 2 blu', 'l’8', 'l’11', 'l’80', 'il 12', 'il 100', 'l’asso']);
  expect(['1 blu', '2 blu'].map(Il)).toEqual(['L’1 blu', 'Il 2 blu']);
});

it('puts ed before e alone', () => {
  expect([[], ['Anna'], ['Anna', 'Luca'], ['Anna', 'Elena'], ['Luca', 'Ugo', 'èlia'], ['Elena', 'Anna']].map(e)).toEqual([
    '',
    'Anna',
    'Anna e Luca',
    'Anna ed Elena',
    'Luca, Ugo ed èlia',
    'Elena e Anna',
  ]);
});
