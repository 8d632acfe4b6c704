import { describe, expect, it } from 'vitest';
import { boardWords } from '../../words/spoken.fixture';
import type { Table, Update } from '../../wire/types';
import { spoken } from './question';
import { statusOf, titleOf, verdictOf } from './status';
import type { Chain, KittensAid, KittensView } from './types';
import type { KittensTexts } from './texts';

const en = await boardWords<KittensTexts>('kittens', 'en');
const italian = await boardWords<KittensTexts>('kittens', 'it');

const seats = ['Ada', 'Bea', 'Carlo', 'Dino'].map((name) => ({ name, kind: 'human', online: true }));
const table = { you: 0, seats } as unknown as Table;
const chain: Chain = { seat: 1, cards: ['attack'], effect: 'attack', victim: null, named: null, height: 0, last: 1, stretched: [] };
const view = {
  seat: 0, seats: 4, options: { nope_seconds: '5' }, ask: 'nope', asked: [0, 2, 3], until: 5000, passed: false, player: 1, turns: 1,
  attacked: false, alive: [true, true, false, true], out: [2], hands: [['nope'], [null], [], [null]], pile: [null, null], kittens: 1,
  removed: 0, discards: ['attack'], godcat: null, mine: null, chain, risk: null, winner: null,
} as KittensView;

const aid: KittensAid = { next: [3, 0], target: 3, turns: 2, blocked: false, denied: {} };

describe('what everybody looks at, in words', () => {
  it('names the target of an attack', () => {
    expect(titleOf(view, aid, chain, table, en)).toBe('Bea attacks Dino');
    expect(titleOf(view, aid, chain, table, italian)).toBe('Bea attacca Dino');
  });

  it('says what comes of it if nobody says no', () => {
    expect(verdictOf(view, aid, chain, table, en)).toBe('if nobody says Nope, Dino takes 2 turns');
    expect(verdictOf(view, { ...aid, turns: 4 }, chain, table, en)).toBe('if nobody says Nope, Dino takes 4 turns');
    expect(verdictOf(view, { ...aid, blocked: true }, { ...chain, height: 1, last: 3 }, table, en)).toBe(en('blocked'));
    expect(verdictOf(view, aid, { ...chain, height: 2, last: 1 }, table, italian)).toBe('se nessuno dice No!, Dino giocherà 2 turni');
  });

  it('speaks to me where I am meant', () => {
    const targeted = { ...chain, effect: 'targeted', victim: 0 };
    const atMe = { ...aid, target: 0 };
    expect(titleOf(view, atMe, targeted, table, en)).toBe('Bea attacks you');
    expect(verdictOf(view, atMe, targeted, table, en)).toBe('if nobody says Nope, you take 2 turns');
    expect(verdictOf(view, aid, { ...chain, effect: 'triple', victim: 3, named: 'nope' }, table, en)).toBe('if nobody says Nope, Dino hands it over if they have it');
  });

  it('waits for a play to be aimed', () => {
    expect(titleOf({ ...view, ask: 'victim' }, { ...aid, target: null }, { ...chain, effect: 'favor' }, table, en)).toBe('Bea plays Favor');
  });

  it('says of players what all can see', () => {
    expect(statusOf(1, view, aid, table, en)).toBe('played Attack');
    expect(statusOf(2, view, aid, table, en)).toBe('out of the game');
    expect(statusOf(3, view, aid, table, en)).toBe('plays next');
    expect(statusOf(1, { ...view, attacked: true, turns: 3 }, aid, table, en)).toBe('under attack: 3 turns');
  });
});

describe('the sentence that interrupts', () => {
  const pass = { id: 1, act: { do: 'pass' }, label: '' };
  const nope = { id: 2, act: { do: 'nope', height: 0 }, label: '' };
  const call = (now: Update, before: Update | null, at: Table) => spoken(now, before, at, en);
  const update = (one: KittensView, legal = [pass]) => ({ n: 1, whole: false, view: one, aid, legal }) as unknown as Update;

  it('comes once when a window opens, and again for a Nope', () => {
    const first = update(view);
    expect(call(first, null, table)).toContain('Bea attacks Dino');
    expect(call(update({ ...view, until: 9000 }), first, table)).toBeNull();
    const noped = update({ ...view, chain: { ...chain, height: 1, last: 3 }, discards: ['attack', 'nope'] });
    expect(call(noped, first, table)).toContain('Dino');
  });

  it('is the same whatever is in the hand', () => {
    const empty = { ...view, hands: [['sock'], [null], [], [null]] };
    expect(call(update(empty), null, table)).toBe(call(update(view, [pass, nope]), null, table));
  });

  it('is not for those who are not asked', () => {
    expect(call(update(view, []), null, table)).toBeNull();
  });
});
