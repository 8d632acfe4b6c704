import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TableSocket, type Heard, type Link } from './socket';
import { update } from './update.fixture';
import { FakeWire } from './wire.fixture';

let wires: FakeWire[];
let answers: Heard[];
let links: Link[];
let socket: TableSocket;
const wire = () => wires.at(-1)!;

beforeEach(() => {
  vi.useFakeTimers();
  [wires, answers, links] = [[], [], []];
  const listener = { answered: (answer: Heard) => void answers.push(answer), linked: (link: Link) => void links.push(link) };
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

  it('keeps to another language when it comes back', () => {
    socket.hello('en');
    expect(wire().sent.at(-1)).toEqual({ t: 'hello', language: 'en' });
    wire().drop();
    socket.check();
    wire().open();
    expect(wire().sent).toEqual([{ t: 'hello', language: 'en' }]);
  });

  it('says with every hello by which link it came, and no longer once that is closed', () => {
    socket.greeting = { shoulder: 'secret' };
    wire().drop();
    socket.check();
    wire().open();
    expect(wire().sent).toEqual([{ t: 'hello', language: 'it', shoulder: 'secret' }]);
    socket.greeting = {};
    socket.hello();
    expect(wire().sent.at(-1)).toEqual({ t: 'hello', language: 'it' });
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

  it('asks for everything again when an action stays without answer on a line that lives', () => {
    socket.act(17, 4);
    const sent = wire().sent.length;
    for (let second = 1; second <= 9; second++) {
      vi.advanceTimersByTime(1000);
      wire().hear({ t: 'pong' });
    }
    expect(wire().sent).toHaveLength(sent);
    vi.advanceTimersByTime(1000);
    expect(wire().sent.at(-1)).toEqual({ t: 'hello', language: 'it' });
  });

  it('does not take what others say for an answer', () => {
    socket.act(17, 4);
    for (let second = 1; second <= 10; second++) {
      wire().hear({ t: 'said', told: { name: 'Bea', seat: 1, text: 'Hi' } });
      vi.advanceTimersByTime(1000);
    }
    expect(wire().sent.at(-1)).toEqual({ t: 'hello', language: 'it' });
  });

  const refusal = { t: 'refusal', id: 1, code: 'stale', rule: '', text: 'No.' };
  it.each([update(5), refusal])('does not when the answer has come: $t', (answer) => {
    socket.act(17, 4);
    wire().hear(answer);
    for (let second = 1; second <= 20; second++) {
      vi.advanceTimersByTime(1000);
      wire().hear({ t: 'pong' });
    }
    expect(wire().sent.map((ask) => ask.t)).toEqual(['hello', 'do']);
  });

  it('asks whether a quiet line lives, and goes on if it does', () => {
    vi.advanceTimersByTime(6_000);
    expect(wire().sent.at(-1)).toEqual({ t: 'ping' });
    vi.advanceTimersByTime(4_900);
    wire().hear({ t: 'pong' });
    vi.advanceTimersByTime(5_000);
    expect(wires).toHaveLength(1);
    expect(links).toEqual(['connecting', 'up', 'up']);
    expect(answers).toHaveLength(1);
    vi.advanceTimersByTime(1_000);
    expect(wire().sent.map((ask) => ask.t)).toEqual(['hello', 'ping', 'ping']);
  });

  it('gives up a line that does not answer, and hears nothing more of it', () => {
    const dead = wire();
    vi.advanceTimersByTime(11_000);
    expect(links.at(-1)).toBe('broken');
    expect(dead.readyState).toBe(3);
    dead.hear(update(5));
    dead.drop();
    expect(answers).toHaveLength(1);
    vi.advanceTimersByTime(600);
    expect(wires).toHaveLength(2);
    dead.drop(4404);
    expect(links.at(-1)).toBe('broken');
    wire().open();
    wire().hear(update(5, { whole: true }));
    expect(links.at(-1)).toBe('up');
  });

  it('gives up a line over which an action stays without any answer', () => {
    socket.act(17, 4);
    vi.advanceTimersByTime(4_900);
    expect(links.at(-1)).toBe('up');
    vi.advanceTimersByTime(100);
    expect(links.at(-1)).toBe('broken');
  });

  it('asks at once when the page wakes up, and once only', () => {
    for (let i = 0; i < 3; i++) socket.check();
    expect(wire().sent.map((ask) => ask.t)).toEqual(['hello', 'ping']);
    vi.advanceTimersByTime(5_000);
    expect(links.at(-1)).toBe('broken');
  });

  it('gives up a line that does not open, with more patience each time', () => {
    wire().drop();
    const born: number[] = [];
    for (let second = 0; second < 120; second++) {
      vi.advanceTimersByTime(1000);
      if (wires.length > born.length + 1) born.push(second);
    }
    const gaps = born.slice(1).map((at, i) => at - born[i]!);
    expect(born[0]).toBe(0);
    expect(gaps[0]).toBeLessThanOrEqual(8);
    expect(gaps[1]).toBeGreaterThanOrEqual(12);
    expect(gaps[2]).toBeGreaterThanOrEqual(24);
    expect(links.at(-1)).toBe('broken');
  });

  it('asks nothing more once it has hung up', () => {
    socket.stop();
    vi.advanceTimersByTime(60_000);
    expect([wires.length, wire().sent.length]).toEqual([1, 1]);
    expect(links).toEqual(['connecting', 'up']);
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

  it('has short pauses again once it has come back', () => {
    for (let i = 0; i < 4; i++) {
      wire().drop();
      vi.advanceTimersByTime(10_000);
    }
    wire().open();
    wire().hear(update(4, { whole: true }));
    const before = wires.length;
    wire().drop();
    vi.advanceTimersByTime(600);
    expect(wires).toHaveLength(before + 1);
  });

  it('comes ever more slowly while it is told to come later', () => {
    for (const least of [300, 600, 1_200]) {
      wire().hear({ t: 'refusal', id: null, code: 'too-many-pages', rule: '', text: 'Later.' });
      wire().drop(1013);
      const before = wires.length;
      vi.advanceTimersByTime(least - 1);
      expect(wires).toHaveLength(before);
      vi.advanceTimersByTime(least);
      expect(wires).toHaveLength(before + 1);
      wire().open();
    }
  });

  it('does not wait for ever longer', () => {
    for (let i = 0; i < 12; i++) {
      wire().drop();
      socket.check();
    }
    const before = wires.length;
    wire().drop();
    vi.advanceTimersByTime(19_000);
    expect(wires.length).toBeGreaterThan(before);
  });

  it('comes back at once when the page is looked at', () => {
    wire().drop();
    socket.check();
    expect(wires).toHaveLength(2);
    vi.advanceTimersByTime(5_000);
    expect(wires).toHaveLength(2);
  });

  it('gives up a table that is not there', () => {
    wire().drop(4404);
    vi.advanceTimersByTime(60_000);
    expect(links.at(-1)).toBe('gone');
    expect(wires).toHaveLength(1);
  });

  it('gives up a table from which it was turned away', () => {
    wire().drop(4403);
    vi.advanceTimersByTime(60_000);
    expect(links.at(-1)).toBe('turned-away');
    expect(wires).toHaveLength(1);
  });

  it('comes back to a table that is only away for now', () => {
    for (const code of [1011, 1012, 1013]) {
      wire().drop(code);
      expect(links.at(-1)).toBe('broken');
      vi.advanceTimersByTime(3_000);
    }
    expect(wires).toHaveLength(4);
  });

  it('sends nothing while the line is down', () => {
    wire().drop();
    expect(socket.act(1, 4)).toBeNull();
  });
});
