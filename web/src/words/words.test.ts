import { describe, expect, it } from 'vitest';
import { en } from './en';
import { it as italian } from './it';
import { faults, readings, readWell } from './reading.fixture';

describe('the words of the frame', () => {
  readWell(italian, en);

  it('tell apart one winner and several', () => {
    const said = (names: string[]) => [italian.result.winners(names), en.result.winners(names)];
    expect(said(['Anna'])).toEqual(['Vince Anna', 'Anna wins']);
    expect(said(['Anna', 'Elena'])).toEqual(['Vincono Anna ed Elena', 'Anna and Elena win']);
  });
});

describe('whoever reads them', () => {
  it('sees faults', () => {
    const planted = { turn: (name: string) => `Tocca a ${name}`, bombs: (count: number) => `${count} bombe`, die: (die: string) => `Il ${die} va qui`, say: 'dì No!. Tu' };
    const found = readings(planted).flatMap(([, text]) => faults(text, 'it'));
    for (const fault of ['a before a: Tocca a Anna', 'a before a: Tocca a Àgata', 'one of many: 1 bombe', 'an article in full: Il 1 blu va qui']) expect(found).toContain(fault);
    expect(found.filter((one) => one.includes('dì'))).toHaveLength(2);
    for (const text of ['Anna e Elena', 'Anna ed Olga', 'Tu giochi', "l'1 blu", '1  carta', 'Vuoi annullare il No!?', '2 carta']) expect(faults(text, 'it'), text).toHaveLength(1);
    for (const text of ['1 points', 'draw a Attack', 'undefined']) expect(faults(text, 'en'), text).toHaveLength(1);
  });

  it('sees none where there are none', () => {
    for (const text of ['Ad Anna, a Elena ed Èlia tocca l’1 blu; il 2 no', '1 carta, 0 carte', 'Agente A all’interno']) expect(faults(text, 'it')).toEqual([]);
  });
});
