import { describe, expect, it } from 'vitest';
import type { Rects } from '../../table/flip';
import { free, view } from './bombs.fixture';
import { flightsOf } from './flights';
import type { FuseEvent } from './types';

const rect = (x: number) => ({ x, y: 0, width: 10, height: 10 }) as DOMRect;
const rects = (...names: string[]): Rects => new Map(names.map((name, i) => [name, rect(i)]));
const was = view({ tray: [free('R5')] });
const placed: FuseEvent = { t: 'placed', seat: 1, die: 0, face: 'R5', bomb: 0, key: 'tent', space: 2 };
const defused: FuseEvent = { t: 'defused', seat: 1, bomb: 0, key: 'tent', value: 2, count: 3 };
const fly = (events: FuseEvent[], ...after: string[]) => flightsOf(events, was, rects('tray-0', 'bag'), rects(...after)).map(({ lands, fades }) => [lands, fades]);

describe('the journeys of dice', () => {
  it('end on the space, where the die itself waits unseen', () => {
    expect(fly([placed], 'space-1-0-2', 'bomb-1-0', 'mate-1')).toEqual([['space-1-0-2', false]]);
    expect(fly([{ t: 'rolled', seat: 0, round: 2, dice: ['B1'] }], 'tray-0')).toEqual([['tray-0', false]]);
  });

  it('fade into a panel, which stays in sight', () => {
    expect(fly([placed], 'mate-1')).toEqual([['mate-1', true]]);
  });

  it('fade into the place of a bomb that is gone with them, whatever lies there now', () => {
    expect(fly([placed, defused], 'bomb-1-0', 'mate-1')).toEqual([['bomb-1-0', true]]);
    expect(fly([placed, defused], 'space-1-0-2', 'mate-1')).toEqual([['mate-1', true]]);
  });

  it('end in the bag', () => {
    const gave: FuseEvent = { t: 'gave', seat: 1, bomb: 0, key: 'tent', space: 2, face: 'R5', forced: false };
    expect(flightsOf([gave], was, rects('space-1-0-2'), rects('column')).map(({ lands, fades }) => [lands, fades])).toEqual([['column', true]]);
  });
});
