import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Offer } from '../../wire/types';
import { free, front, player, tent, tower, view } from './bombs.fixture';
import { Choice, LOOK } from './choice.svelte';
import type { FuseAct, FuseView } from './types';

const place = (die: number, bomb: number, space: number): Offer => ({ id: die * 24 + bomb * 6 + space, act: { do: 'place', roll: 3, die, bomb, space }, label: '' });
const done: Offer = { id: 318, act: { do: 'done', roll: 3 }, label: '' };

function table(legal: Offer[], more: Partial<FuseView> = {}) {
  const state = { legal, view: view({ tray: ['R5', 'G3', 'K1'].map(free), players: [player(front(tower('R', 'B')), front(tent)), player()], ...more }) };
  const acted: number[] = [];
  const choice = new Choice(() => state.legal, () => state.view, (offer) => acted.push(offer.id));
  choice.settle();
  return { state, choice, acted };
}

describe('choosing', () => {
  const legal = [place(0, 0, 0), place(1, 1, 0), place(1, 1, 1), done];

  it('goes from the die to its lettered places', () => {
    const { choice, acted } = table(legal);
    choice.pickDie(1);
    expect(choice.open.map((offer) => choice.letter(offer))).toEqual(['B', 'C']);
    expect(choice.letter({ bomb: 0, space: 0 })).toBe('');
    expect(choice.pickLetter('A')).toBe(false);
    expect(choice.pickLetter('C')).toBe(true);
    expect(acted).toEqual([place(1, 1, 1).id]);
  });

  it('lifts what the coach weighs, and plays nothing', () => {
    const { choice, acted } = table(legal);
    const { act } = place(1, 1, 0) as { act: FuseAct };
    choice.pickSpot({ bomb: 1, space: 2 });
    choice.weighed = act;
    choice.lift(act);
    choice.lift(act); // once more leaves it chosen
    expect([choice.die, acted]).toEqual([1, []]);
    expect([choice.lit({ die: 1 }), choice.lit({ die: 0 })]).toEqual([true, false]);
    expect([choice.lit({ bomb: 1, space: 0 }), choice.lit({ bomb: 1, space: 1 }), choice.lit({ key: 'test' })]).toEqual([true, false, false]);
    choice.weighed = { do: 'take', key: 'test' };
    expect([choice.lit({ die: 1 }), choice.lit({ key: 'test' })]).toEqual([false, true]);
  });

  it('takes a place at once if only one die fits it', () => {
    const { choice, acted } = table(legal);
    choice.pickSpot({ bomb: 1, space: 0 });
    expect(acted).toEqual([place(1, 1, 0).id]);
  });

  it('asks for the die if several fit a place', () => {
    const { choice, acted } = table([...legal, place(2, 1, 0)]);
    choice.pickSpot({ bomb: 1, space: 0 });
    expect(acted).toEqual([]);
    choice.pickDie(2);
    expect(acted).toEqual([place(2, 1, 0).id]);
  });

  it('keeps the choice and the letters while others act, and drops it when the die is gone', () => {
    const { state, choice } = table(legal);
    choice.pickDie(1);
    state.view = { ...state.view, tray: [{ face: 'R5', where: 'placed', seat: 1 }, ...state.view.tray.slice(1)] };
    state.legal = legal.slice(1);
    choice.settle();
    expect(choice.die).toBe(1);
    expect(choice.open.map((offer) => choice.letter(offer))).toEqual(['B', 'C']);
    state.view = { ...state.view, tray: state.view.tray.map((die) => ({ ...die, where: 'placed' as const, seat: 1 })) };
    state.legal = [];
    choice.settle();
    expect(choice.die).toBeNull();
  });

  it('forgets it with the next roll', () => {
    const { state, choice } = table(legal);
    choice.pickDie(1);
    state.view = { ...state.view, round: 4 };
    choice.settle();
    expect(choice.die).toBeNull();
  });

  it('gives and takes before anything else', () => {
    const give: Offer = { id: 240, act: { do: 'give', bomb: 0, space: 0 }, label: '' };
    const { choice, acted } = table([give]);
    expect(choice.ask).toBe('give');
    choice.pickDie(0);
    expect(choice.die).toBeNull();
    choice.pickLetter('A');
    expect(acted).toEqual([240]);
    const take: Offer = { id: 270, act: { do: 'take', key: 'test' }, label: '' };
    const other = table([take], { centre: [null, tent] });
    expect(other.choice.ask).toBe('take');
    other.choice.take(0);
    expect(other.acted).toEqual([]);
    other.choice.take(1);
    expect(other.acted).toEqual([270]);
  });
});

describe('a finger that comes down on what has just changed', () => {
  const legal = [place(0, 0, 0), place(1, 1, 0), place(1, 1, 1), done];
  const spot = { bomb: 0, space: 0 };
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const take = (dice: FuseView['tray'], die: number, seat: number) => dice.map((one, i) => (i === die ? { ...one, where: 'placed' as const, seat } : one));

  it('places no other die than the one that was lost, however long after', () => {
    const { state, choice, acted } = table([...legal, place(2, 0, 0)]);
    choice.pickDie(2);
    state.view = { ...state.view, tray: take(state.view.tray, 2, 1) };
    state.legal = legal; // red 5 still fits there, and alone
    choice.settle();
    choice.pickSpot(spot);
    choice.pickSpot(spot);
    vi.advanceTimersByTime(10 * LOOK);
    choice.pickSpot(spot);
    expect(acted).toEqual([]);
    expect(choice.spot).toEqual(spot);
    choice.pickDie(0);
    expect(acted).toEqual([place(0, 0, 0).id]);
  });

  it('takes a place at once again when another die was chosen and put back', () => {
    const { state, choice, acted } = table([...legal, place(2, 0, 0)]);
    choice.pickDie(2);
    state.view = { ...state.view, tray: take(state.view.tray, 2, 1) };
    state.legal = legal;
    choice.settle();
    vi.advanceTimersByTime(LOOK);
    choice.pickDie(1);
    choice.pickDie(1);
    choice.pickSpot(spot);
    expect(acted).toEqual([place(0, 0, 0).id]);
  });

  it('only selects for half a second after a new roll, and is not done with it', () => {
    const { state, choice, acted } = table(legal);
    state.view = { ...state.view, round: 4 };
    choice.settle();
    choice.decline();
    choice.pickSpot(spot);
    expect(choice.spot).toEqual(spot);
    choice.back();
    vi.advanceTimersByTime(LOOK - 1);
    choice.decline();
    choice.pickSpot(spot);
    choice.back();
    expect(acted).toEqual([]);
    vi.advanceTimersByTime(1);
    choice.pickSpot(spot);
    choice.decline();
    expect(acted).toEqual([place(0, 0, 0).id, done.id]);
  });

  it('places what was chosen of the new roll, also at once', () => {
    const { state, choice, acted } = table(legal);
    state.view = { ...state.view, round: 4 };
    choice.settle();
    choice.pickDie(1);
    choice.pickSpot({ bomb: 1, space: 1 });
    expect(acted).toEqual([place(1, 1, 1).id]);
  });

  it('does not take the choice of the last roll for one of the new', () => {
    const { state, choice, acted } = table(legal);
    choice.pickDie(0);
    state.view = { ...state.view, round: 4 };
    choice.settle();
    vi.advanceTimersByTime(2 * LOOK);
    choice.pickSpot(spot);
    expect(acted).toEqual([]);
  });

  it('is not held up by its own die, also if that ends the roll', () => {
    for (const round of [3, 4]) {
      const { state, choice, acted } = table(legal);
      choice.pickDie(1);
      choice.pickSpot({ bomb: 1, space: 1 });
      state.view = { ...state.view, round, tray: round === 3 ? take(state.view.tray, 1, 0) : state.view.tray };
      state.legal = [legal[0]!, done];
      choice.settle();
      if (round === 4) vi.advanceTimersByTime(LOOK);
      choice.pickSpot(spot);
      expect(acted).toEqual([place(1, 1, 1).id, place(0, 0, 0).id]);
    }
  });

  it('gives and takes nothing until the question has been seen', () => {
    const give: Offer = { id: 240, act: { do: 'give', bomb: 0, space: 0 }, label: '' };
    const bomb: Offer = { id: 270, act: { do: 'take', key: 'test' }, label: '' };
    const { state, choice, acted } = table(legal, { centre: [tent] });
    for (const [offer, answer] of [[give, () => choice.pickLetter('A')], [bomb, () => choice.take(0)]] as const) {
      state.legal = [offer];
      choice.settle();
      answer();
      expect(acted).not.toContain(offer.id);
      vi.advanceTimersByTime(LOOK);
      answer();
      expect(acted).toContain(offer.id);
    }
  });

  it('places nothing by itself after a question came between the die and its place', () => {
    const give: Offer = { id: 240, act: { do: 'give', bomb: 0, space: 0 }, label: '' };
    const { state, choice, acted } = table(legal);
    choice.pickDie(1);
    for (const offers of [[give], legal]) {
      state.legal = offers;
      choice.settle();
      vi.advanceTimersByTime(LOOK);
    }
    choice.pickSpot(spot);
    expect(acted).toEqual([]);
  });
});
