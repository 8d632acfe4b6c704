import { describe, expect, it } from 'vitest';
import type { Table } from '../wire/types';
import { EMPTY, myTurn, plain, reduce, tableTime, timed } from './state';
import { update } from '../wire/update.fixture';

const table = { t: 'table', you: 1, code: 'LUNA-42', seats: [] as Table['seats'] } as Table;
describe('what the client knows', () => {
  it('adds new lines to the log, and takes a whole log as it is', () => {
    let state = reduce(reduce(EMPTY, update(1)), update(2));
    expect(state.log.map((line) => line.n)).toEqual([1, 2]);
    state = reduce(state, update(5, { whole: true }));
    expect(state.log.map((line) => line.n)).toEqual([5]);
  });

  it('forgets with the next update what a line says only once', () => {
    const log = [{ n: 1, seat: 0, say: ['You look at wire 1: it is green'], later: ['You look at wire 1'] }];
    const seen = reduce(EMPTY, update(1, { log }));
    expect(seen.log.map((line) => plain(line.say))).toEqual(['You look at wire 1: it is green']);
    const later = reduce(seen, update(2));
    expect(later.log.map((line) => plain(line.say))).toEqual(['You look at wire 1', 'line 2']);
    expect(JSON.stringify(later)).not.toContain('green');
  });

  it('keeps the parts of the table that stayed as they were, so that nothing is drawn anew', () => {
    const view = (score: number) => ({ score, hands: [['R1'], ['G2']] });
    const before = reduce(EMPTY, update(1, { view: view(0), legal: [] }));
    const after = reduce(before, update(2, { view: view(1), legal: [] }));
    const hands = (state: typeof before) => (state.update!.view as { hands: unknown }).hands;
    expect(after.update!.view).toEqual(view(1));
    expect(hands(after)).toBe(hands(before));
    expect(after.update!.legal).toBe(before.update!.legal);
  });

  it('keeps the link over my shoulder until it is taken back', () => {
    const open = reduce(reduce(EMPTY, { ...table, shoulder: true }), { t: 'linked', link: 'secret' });
    expect(reduce(open, { ...table, shoulder: true, now: 5 }).linked).toBe('secret');
    expect(JSON.stringify(reduce(open, { ...table, shoulder: false }))).not.toContain('secret');
  });

  it('keeps the token for my program until it is taken back, into the next game too', () => {
    const made = reduce(reduce(EMPTY, { ...table, program: 'away' }), { t: 'token', token: 'secret' });
    expect(reduce(made, { ...table, program: 'here', now: 5 }).token).toBe('secret');
    expect(reduce(made, { ...table, program: 'here', number: 2 }).token).toBe('secret');
    for (const number of [1, 2]) expect(JSON.stringify(reduce(made, { ...table, program: '', number }))).not.toContain('secret');
  });

  it('keeps what a bot would do in my place while it can be done, and no longer', () => {
    const offer = (id: number) => ({ id, act: {}, label: '' });
    const advised = { t: 'advised' as const, id: 1, action: 7, label: 'Draw', why: [], wins: { tries: 200, percents: { 7: 30 } } };
    const state = reduce(reduce(EMPTY, update(1, { legal: [offer(7), offer(8)] })), advised);
    expect(reduce(state, update(2, { legal: [offer(7)] })).advised).toEqual({ ...advised, wins: undefined });
    expect(reduce(state, update(2, { legal: [offer(8)] })).advised).toBeNull();
    expect(reduce(state, update(2, { whole: true, legal: [offer(7)] })).advised).toBeNull();
  });

  it('keeps in sight why a link shows nothing, where other refusals pass', () => {
    const refusal = { t: 'refusal' as const, id: null, code: 'shoulder-closed', rule: '', text: 'This link is closed.' };
    const closed = reduce(reduce(EMPTY, refusal), update(1, { whole: true }));
    expect([closed.closed, closed.refusal]).toEqual(['This link is closed.', null]);
    expect(reduce(EMPTY, { ...refusal, code: 'too-fast' }).closed).toBeNull();
  });

  it('shows no events again when a wish to take back begins and ends', () => {
    const wish = { number: 1, seat: 0, what: [], shows: false, agreed: [0], left: 30_000 };
    const before = reduce(reduce(EMPTY, table), update(1, { events: [{ t: 'drew' }] }));
    expect(reduce(before, { ...table, now: 5 }).update!.events).toHaveLength(1);
    const wished = reduce(before, { ...table, wish });
    expect(wished.update).toEqual({ ...before.update, events: [] });
    const agreed = reduce(wished, { ...table, wish: { ...wish, agreed: [0, 1] } });
    expect(agreed.update).toBe(wished.update);
    expect(reduce(agreed, { ...table, wish: null }).update).toEqual(wished.update);
  });

  it('keeps a refusal until the next update, and frees the action that was refused', () => {
    const refusal = { t: 'refusal', id: 3, code: 'not-your-turn', rule: 'H6', text: 'No.' } as const;
    const refused = reduce({ ...EMPTY, pending: 3 }, refusal);
    expect(refused).toMatchObject({ refusal, pending: null });
    expect(reduce(refused, update(1)).refusal).toBeNull();
  });

  it('still waits for an action when something else was refused', () => {
    const refusal = { t: 'refusal', id: 2, code: 'no-talk', rule: 'H21', text: 'No.' } as const;
    const pending = 3;
    expect(reduce({ ...EMPTY, pending }, refusal).pending).toBe(pending);
  });

  it('knows when this seat can do something', () => {
    const legal = [{ id: 0, act: {}, label: 'Pass' }];
    expect(myTurn(reduce(EMPTY, update(1)).update)).toBe(false);
    expect(myTurn(reduce(EMPTY, update(1, { legal })).update)).toBe(true);
    expect(myTurn(reduce(EMPTY, update(1, { turn: { t: 'over', why: 'deck', scores: [9, 9], winners: [] } })).update)).toBe(false);
  });

  it('lets the time of the table run on from when it was heard, unless the game rests', () => {
    const playing = { ...table, phase: 'playing', running: true, now: 4000 } as Table;
    const running = timed(reduce(EMPTY, playing), playing, 100);
    expect(tableTime(running.time, 350)).toBe(4250);
    expect(tableTime(running.time, 50)).toBe(4000); // a clock read before it was heard
    expect(tableTime(timed(running, update(1, { now: 5000 }), 400).time, 600)).toBe(5200);
    const paused = { ...playing, running: false };
    expect(tableTime(timed(reduce(running, paused), paused, 500).time, 9000)).toBe(4000);
  });

  it('adds what happens around the game to the log', () => {
    const line = { n: 0, seat: 1, say: ['Bea is back'], mark: 'back' };
    expect(reduce(EMPTY, { t: 'note', line })).toMatchObject({ log: [line], noted: line });
  });

  it('takes in what changes around the game without a whole table', () => {
    const told = (text: string) => ({ name: 'Bea', seat: 1, text });
    const gathered = reduce(EMPTY, { ...table, said: [told('first')], signals: [], watching: 0, onlookers: [] });
    const signals = [{ seat: 1, key: 'see.3', text: 'Bea sees 3' }];
    let state = reduce(gathered, { t: 'said', told: told('second') });
    state = reduce(reduce(state, { t: 'signals', signals }), { t: 'watching', watching: 2, onlookers: [1, 4] });
    expect(state.table).toMatchObject({ code: 'LUNA-42', you: 1, signals, watching: 2, onlookers: [1, 4] });
    expect(state.table?.said.map((one) => one.text)).toEqual(['first', 'second']);
    for (let i = 0; i < 60; i++) state = reduce(state, { t: 'said', told: told(`${i}`) });
    expect(state.table?.said).toHaveLength(50);
    expect(state.table?.said.at(-1)?.text).toBe('59');
    const again = reduce(state, { t: 'said', told: told('59') });
    expect(again.saying).toEqual(state.saying);
    expect(again.saying).not.toBe(state.saying); // said twice, heard twice
    expect(reduce(again, { ...table, said: [told('x')] }).saying).toBe(again.saying);
    expect(timed(state, { t: 'said', told: told('x') }, 5)).toBe(state);
  });

  it('reads a sentence with its marks as words', () => {
    expect(plain([{ kind: 'seat', id: '0', text: 'Nora' }, ' plays ', { kind: 'card', id: 'R4', text: 'red 4' }])).toBe('Nora plays red 4');
  });
});

it('begins anew with the next game of an evening', () => {
  const game = (number: number) => ({ ...table, number });
  const first = reduce(reduce(EMPTY, game(1)), update(7, { whole: true }));
  expect(reduce(first, game(1)).update?.n).toBe(7);
  const second = reduce({ ...first, pending: 3 }, game(2));
  expect([second.update, second.log, second.pending]).toEqual([null, [], null]);
});
