import { describe, expect, it } from 'vitest';
import { lostRace } from './race';
import { callsOf, needKey, pingsOf, wantKey, wantsOf } from './signals';
import { sounds } from './sounds';
import type { FuseEvent } from './types';

describe('what is called out', () => {
  const signals = [
    { seat: 1, key: wantKey(7, 2), text: '' },
    { seat: 2, key: wantKey(6, 2), text: '' }, // of the last roll
    { seat: 2, key: needKey('K'), text: '' },
    { seat: 0, key: needKey('5'), text: '' },
  ];
  it('shows wishes for dice of this roll alone', () => expect([...wantsOf(signals, 7)]).toEqual([[2, [1]]]));
  it('keeps what each one needs', () => expect([...callsOf(signals)]).toEqual([[2, 'K'], [0, '5']]));
  it('is a colour or a number of what bombs ask for', () => expect(pingsOf(['G', '3', 'G2'])).toEqual(['G', '3', '2']));
  it('is written as the table reads it', () => expect([needKey('R'), needKey('6')]).toEqual(['need.red', 'need.6']));
});

describe('a race for a die', () => {
  const placed = (seat: number, die: number): FuseEvent => ({ t: 'placed', seat, die, face: 'R5', bomb: 0, key: 'x', space: 0 });
  const rolled: FuseEvent = { t: 'rolled', seat: 0, round: 8, dice: ['R5'] };
  const sent = { round: 7, die: 2 };
  it('is lost when another has the die', () => expect(lostRace([placed(1, 2)], sent, 0)).toEqual({ round: 7, die: 2, face: 'R5', by: 1 }));
  it('is not lost to oneself, over another die, or by a later roll', () => {
    expect(lostRace([placed(0, 2)], sent, 0)).toBeNull();
    expect(lostRace([placed(1, 1)], sent, 0)).toBeNull();
    expect(lostRace([rolled, placed(1, 2)], sent, 0)).toBeNull();
    expect(lostRace([placed(1, 2)], null, 0)).toBeNull();
  });
});

describe('sounds', () => {
  it('make each noise once', () => {
    const die: FuseEvent = { t: 'rerolled', die: 0, was: 'R1', face: 'R4', owing: [] };
    expect(sounds([die, die, { t: 'detonated', sign: 'R', count: 1, owing: [] }])).toEqual(['die:4', 'alarm']);
  });
});
