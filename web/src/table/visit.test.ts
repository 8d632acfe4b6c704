import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Table } from '../wire/types';
import { update } from '../wire/update.fixture';
import { FakeWire } from '../wire/wire.fixture';
import { Visit } from './visit';
import type { TableState } from './state';

let wires: FakeWire[];
let state: TableState;
let visit: Visit;
const wire = () => wires.at(-1)!;
const sent = () => wires.flatMap((one) => one.sent).filter((ask) => ask.t === 'do');
const table = { t: 'table', you: 0, code: 'LUNA-42', phase: 'playing', seats: [] as Table['seats'] } as Table;
const refusal = (id: number) => ({ t: 'refusal', id, code: 'stale', rule: '', text: 'No.' });

function answer(n: number): void {
  wire().open();
  wire().hear(table);
  wire().hear(update(n, { whole: true }));
}

beforeEach(() => {
  vi.useFakeTimers();
  wires = [];
  visit = new Visit('ws://table', 'it', () => (wires.push(new FakeWire()), wire()));
  visit.subscribe((now) => (state = now));
  visit.socket.connect();
  answer(4);
});
afterEach(() => {
  visit.stop();
  vi.useRealTimers();
});

describe('a place at a table', () => {
  it('acts once however often it is told to', () => {
    expect([visit.act(17), visit.act(17), visit.act(18)]).toEqual([true, true, true]);
    expect(sent()).toEqual([{ t: 'do', action: 17, seen: 4, id: 1 }]);
  });

  it('acts again once the table has answered', () => {
    visit.act(17);
    wire().hear(update(5));
    expect(state.pending).toBeNull();
    visit.act(18);
    expect(sent().map((ask) => [ask.action, ask.seen])).toEqual([[17, 4], [18, 5]]);
  });

  it('acts again after a refusal, which it shows until it is put away', () => {
    visit.act(17);
    wire().hear(refusal(1));
    expect(state).toMatchObject({ pending: null, refusal: { id: 1 } });
    visit.excuse();
    expect(state.refusal).toBeNull();
    visit.act(18);
    expect(sent()).toHaveLength(2);
  });

  it('shows every update as it comes, and acts on the newest', () => {
    const shown: (number | undefined)[] = [];
    visit.subscribe((now) => shown.push(now.update?.n));
    for (const n of [5, 6, 7]) wire().hear(update(n));
    expect(shown).toEqual([4, 5, 6, 7]);
    expect(state.log.map((line) => line.n)).toEqual([4, 5, 6, 7]);
    visit.act(17);
    expect(sent()).toEqual([{ t: 'do', action: 17, seen: 7, id: 1 }]);
  });

  it('waits for nothing after a break, and has what it may do now offered anew', () => {
    visit.act(17);
    wire().drop();
    expect(state).toMatchObject({ link: 'broken', pending: null });
    expect(visit.act(17)).toBe(false);
    visit.socket.check();
    answer(4);
    expect(state).toMatchObject({ link: 'up', pending: null });
    expect(visit.act(17)).toBe(true);
    expect(wire().sent.at(-1)).toMatchObject({ t: 'do', action: 17, seen: 4 });
  });

  it('asks for everything when only others are heard of, and is free again then', () => {
    visit.act(17);
    for (let second = 0; second < 10; second++) {
      vi.advanceTimersByTime(1000);
      wire().hear(table);
    }
    expect(state.pending).not.toBeNull();
    expect(wire().sent.at(-1)).toEqual({ t: 'hello', language: 'it' });
    wire().hear(update(4, { whole: true }));
    expect(state.pending).toBeNull();
  });

  it('tells nobody anything after it has ended', () => {
    wire().hear(update(5));
    visit.stop();
    wire().hear(update(6));
    vi.advanceTimersByTime(10_000);
    expect(state.update?.n).toBe(5);
    expect(wire().readyState).toBe(3);
  });
});
