import { expect, it } from 'vitest';
import type { Sentence } from '../wire/language';
import { heldAt, textAt } from './held';

const red = { kind: 'wire', id: 'red', text: 'red' };
const say: Sentence = ['Any wire: ', red, '\u00a025%, ', red, ' or ', red, '\u00a07%'];
const stops: Sentence = ['Wire 1 ', red, ', wire 2 ', red, '; own Cuts: ', red, '.'];

it('holds stops to the mark that they follow', () => {
  expect(stops.map((_, i) => heldAt(stops, i))).toEqual(['', ',', '', ';', '', '.', '']);
  expect([0, 2, 4, 6].map((i) => textAt(stops, i))).toEqual(['Wire 1 ', ' wire 2 ', ' own Cuts: ', '']);
});

it('holds figures to the mark that they are of, and no other words', () => {
  expect(say.map((_, i) => heldAt(say, i))).toEqual(['', '\u00a025%,', '', '', '', '\u00a07%', '']);
  expect([0, 2, 4, 6].map((i) => textAt(say, i))).toEqual(['Any wire: ', ' ', ' or ', '']);
});
