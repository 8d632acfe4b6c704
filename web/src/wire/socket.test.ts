import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TableSocket, type Link } from './socket';
import type { Answered } from './types';
import { update } from './update.fixture';
import { FakeWire } from './wire.fixture';

let wires: FakeWire[];
let answers: Answered[];
let links: Link[];
let socket: TableSocket;
const wire = () => wires.at(-1)!;

beforeEach(() => {
  vi.useFakeTimers();
  [wires, answers, links] = [[], [], []];
  const listener = { answered: (answer: Answered) => void answers.push(answer), linked: (link: Link) => void links.push(link) };
  socket = new TableSocket('ws://table', 'it', listener, () => (wires.push(new FakeWire()), wire()));
  socket.connect();
  wire().open();
  wire().hear(update(4, { whole: true }));
});
afterEach(() => vi.useRealTimers());

describe('the line to a table', () => {
  it('says hello in the language of the player', () => {
    expect(wire().sent).toEqual([{ t: 'hello', language: 'it' }]);
  });

  it('passes on the next update and drops one it has seen', () => {
    wire().hear(update(5));
    wire().hear(update(5));
    expect(answers.map((answer) => answer.t === 'update' && answer.n)).toEqual([4, 5]);
  });

  it('asks for everything again when a number is missing', () => {
    wire().hear(update(6));
    expect(answers).toHaveLength(1);
    expect(wire().sent.at(-1)).toEqual({ t: 'hello', language: 'it' });
  });

  it('names the update that an action was chosen on, whatever has come since', () => {
    wire().hear(update(5));
    expect(socket.act(17, 4)).toBe(1);
    expect(wire().sent.at(-1)).toEqual({ t: 'do', action: 17, seen: 4, id: 1 });
  });

  it('asks for everything again when an action stays without answer', () => {
    socket.act(17, 4);
    vi.advanceTimersByTime(9_900);
    expect(wire().sent).toHaveLength(2);
    vi.advanceTimersByTime(200);
    expect(wire().sent.at(-1)).toEqual({ t: 'hello', language: 'it' });
  });

  it('does not when the answer has come', () => {
    socket.act(17, 4);
    wire().hear(update(5));
    vi.advanceTimersByTime(20_000);
    expect(wire().sent).toHaveLength(2);
  });

  it('comes back after a break, with longer and longer pauses', () => {
    wire().drop();
    expect(links.at(-1)).toBe('broken');
    vi.advanceTimersByTime(600);
    expect(wires).toHaveLength(2);
    wire().drop();
    vi.advanceTimersByTime(500);
    expect(wires).toHaveLength(2);
    vi.advanceTimersByTime(800);
    expect(wires).toHaveLength(3);
  });

  it('comes back at once when the page is looked at', () => {
    wire().drop();
    socket.connect();
    expect(wires).toHaveLength(2);
    vi.advanceTimersByTime(20_000);
    expect(wires).toHaveLength(2);
  });

  it('gives up a table that is not there', () => {
    wire().drop(4404);
    vi.advanceTimersByTime(60_000);
    expect(links.at(-1)).toBe('gone');
    expect(wires).toHaveLength(1);
  });

  it('sends nothing while the line is down', () => {
    wire().drop();
    expect(socket.act(1, 4)).toBeNull();
  });
});
