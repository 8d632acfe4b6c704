import { describe, expect, it } from 'vitest';
import { flightsOf } from './flights';
import { lasts, momentOf, PACES, TURN_OVER } from './moment';
import type { KittensEvent } from './types';

describe('what deserves a look', () => {
  it('puts the turning over of an Armageddon before the explosion that follows', () => {
    const events: KittensEvent[] = [
      { t: 'answered', seat: 2, swap: true },
      { t: 'unveiled', godcat: 2, devilcat: 0 },
      { t: 'eliminated', seat: 0, by: 'devilcat', cards: [] },
    ];
    expect(momentOf(events)).toEqual({ kind: 'unveiled', good: 2, evil: 0, swapped: true, saved: false });
  });

  it('shows a Kitten that was drawn, and whoever it blows up', () => {
    expect(momentOf([{ t: 'exploding', seat: 1 }, { t: 'defused', seat: 1, card: 'defuse', danger: 'kitten' }])).toEqual({ kind: 'exploding', seat: 1 });
    expect(momentOf([{ t: 'exploding', seat: 1 }, { t: 'eliminated', seat: 1, by: 'kitten', cards: [] }])).toMatchObject({ kind: 'eliminated' });
  });

  it('knows nothing of a stolen card that was not told', () => {
    expect(momentOf([{ t: 'took', seat: 1, victim: 2, how: 'pair', card: null }])).toMatchObject({ card: null });
    expect(momentOf([{ t: 'passed', seat: 1 }])).toBeNull();
  });

  it('never hides the turning over, and makes way for what is urgent', () => {
    const moment = { kind: 'unveiled', good: 0, evil: 1, swapped: false, saved: true } as const;
    expect(lasts(moment, TURN_OVER, true)).toBe(true);
    expect(lasts(moment, PACES.unveiled.least, true)).toBe(false);
    expect(lasts(moment, PACES.unveiled.least, false)).toBe(true);
  });
});

describe('cards on their way', () => {
  const rect = (x: number) => ({ x, y: 0, width: 10, height: 14 }) as DOMRect;
  const places = new Map(['pile', 'hand', 'hand-sock', 'seat-1', 'seat-2', 'stage', 'discards'].map((name, i) => [name, rect(i)]));
  const fly = (event: KittensEvent) => flightsOf([event], 0, places, places)[0];

  it('brings what I draw into my hand and what others draw to them, face down', () => {
    expect(fly({ t: 'drew', seat: 0, card: 'sock' })).toMatchObject({ card: 'sock', lands: 'hand-sock', fades: false });
    expect(fly({ t: 'drew', seat: 1, card: null })).toMatchObject({ card: null, lands: 'seat-1', fades: true });
  });

  it('lays a play on the stage, and hides a Kitten face down', () => {
    expect(fly({ t: 'played', seat: 1, cards: ['attack'], effect: 'attack' })).toMatchObject({ card: 'attack', lands: 'stage' });
    expect(fly({ t: 'hid', seat: 0, place: 3 })).toMatchObject({ card: null, lands: 'pile' });
  });
});
