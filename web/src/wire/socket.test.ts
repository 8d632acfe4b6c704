import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TableSocket, type Heard, type Link } from './socket';
import { update } from './update.fixture';
import { FakeWire } from './wire.fixture';

let wires: FakeWire[];
let answers: Heard[];
let links: Link[];
let socket: TableSocket;
let reached: boolean;
let probes: number;
const wire = () => wires.at(-1)!;
const reach = () => (probes++, Promise.resolve(reached));
const wait = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

beforeEach(() => {
  vi.useFakeTimers();
  [wires, answers, links] = [[], [], []];
  [reached, probes] = [true, 0];
  const listener = { answered: (answer: Heard) => void answers.push(answer), linked: (link: Link) => void links.push(link) };
  socket = new TableSocket('ws://table', 'it', listener, () => (wires.push(new FakeWire()), wire()), reach);
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

  it('asks for everything again when an action stays without answer on a line that lives', async () => {
    socket.act(17, 4);
    const sent = wire().sent.length;
    for (let second = 1; second <= 9; second++) {
      await wait(1000);
      wire().hear({ t: 'pong' });
    }
    expect(wire().sent).toHaveLength(sent);
    await wait(1000);
    expect(wire().sent.at(-1)).toEqual({ t: 'hello', language: 'it' });
  });

  it('does not take what others say for an answer', async () => {
    socket.act(17, 4);
    for (let second = 1; second <= 10; second++) {
      wire().hear({ t: 'said', told: { name: 'Bea', seat: 1, text: 'Hi' } });
      await wait(1000);
    }
    expect(wire().sent.at(-1)).toEqual({ t: 'hello', language: 'it' });
  });

  const refusal = { t: 'refusal', id: 1, code: 'stale', rule: '', text: 'No.' };
  it.each([update(5), refusal])('does not when the answer has come: $t', async (answer) => {
    socket.act(17, 4);
    wire().hear(answer);
    for (let second = 1; second <= 20; second++) {
      await wait(1000);
      wire().hear({ t: 'pong' });
    }
    expect(wire().sent.map((ask) => ask.t)).toEqual(['hello', 'do']);
  });

  it('asks whether a quiet line lives, and goes on if it does', async () => {
    await wait(6_000);
    expect(wire().sent.at(-1)).toEqual({ t: 'ping' });
    await wait(1_200);
    wire().hear({ t: 'pong' });
    await wait(5_000);
    expect(wires).toHaveLength(1);
    expect(links).toEqual(['up', 'up']);
    expect(answers).toHaveLength(1);
    await wait(1_000);
    expect(wire().sent.map((ask) => ask.t)).toEqual(['hello', 'ping', 'ping']);
  });

  it('gives up a line that does not answer, and hears nothing more of it', async () => {
    reached = false;
    const dead = wire();
    await wait(11_000);
    expect(links.at(-1)).toBe('broken');
    expect(dead.readyState).toBe(3);
    dead.hear(update(5));
    dead.drop(4404);
    expect([answers.length, wires.length, links.at(-1)]).toEqual([1, 1, 'broken']);
    reached = true;
    await wait(1_600);
    wire().open();
    wire().hear(update(5, { whole: true }));
    expect([wires.length, links.at(-1)]).toEqual([2, 'up']);
  });

  it('takes another line as soon as the server can be reached while this one is in doubt', async () => {
    const dead = wire();
    await wait(6_000 + 1_600);
    expect(wires.map((one) => one.readyState)).toEqual([3, 0]);
    wire().open();
    expect(wire().sent).toEqual([{ t: 'hello', language: 'it' }]);
    dead.hear(update(5));
    dead.drop(4404);
    wire().hear(update(6, { whole: true }));
    await wait(5_000);
    expect(wires).toHaveLength(2);
    expect(answers.map((answer) => answer.t === 'update' && answer.n)).toEqual([4, 6]);
    expect(links).toEqual(['up', 'up']);
  });

  it('stays with a line that answers before the server does', async () => {
    let answer = (_: boolean) => {};
    vi.spyOn(socket as unknown as { reach: typeof reach }, 'reach').mockImplementation(() => new Promise((done) => (answer = done)));
    await wait(6_000 + 1_600);
    wire().hear({ t: 'pong' });
    answer(true);
    await wait(1_000);
    expect([wires.length, wire().readyState]).toEqual([1, 1]);
  });

  it('asks for the server at least every two seconds while everything is swallowed, and opens no line', async () => {
    reached = false;
    await wait(7_000);
    for (let second = 7; second < 60; second += 2) {
      const before = probes;
      await wait(2_000);
      expect(probes, `after ${second} s`).toBeGreaterThan(before);
    }
    expect(wires).toHaveLength(1);
  });

  it('gives up a line over which an action stays without any answer', async () => {
    reached = false;
    socket.act(17, 4);
    await wait(4_900);
    expect(links.at(-1)).toBe('up');
    await wait(100);
    expect(links.at(-1)).toBe('broken');
  });

  it('asks at once when the page wakes up, and once only', async () => {
    reached = false;
    for (let i = 0; i < 3; i++) socket.check();
    expect(wire().sent.map((ask) => ask.t)).toEqual(['hello', 'ping']);
    await wait(5_000);
    expect(links.at(-1)).toBe('broken');
  });

  it('has more patience with a line each time that none opens, for networks that are only slow', async () => {
    wire().drop();
    const lived: number[] = [];
    for (let second = 0; second < 120; second++) {
      await wait(1_000);
      if (wire().readyState === 0) lived[wires.length] = (lived[wires.length] ?? 0) + 1;
    }
    expect(Object.values(lived).slice(0, 3)).toEqual([6, 12, 24]);
    expect(links.at(-1)).toBe('broken');
  });

  it('asks nothing more once it has hung up', async () => {
    socket.stop();
    await wait(60_000);
    expect([wires.length, wire().sent.length]).toEqual([1, 1]);
    expect(links).toEqual(['up']);
  });

  it('comes back after a break, with longer and longer pauses', async () => {
    wire().drop();
    expect(links.at(-1)).toBe('broken');
    await wait(600);
    expect(wires).toHaveLength(2);
    wire().drop();
    await wait(500);
    expect(wires).toHaveLength(2);
    await wait(800);
    expect(wires).toHaveLength(3);
  });

  it('has short pauses again once it has come back', async () => {
    for (let i = 0; i < 4; i++) {
      wire().drop();
      await wait(10_000);
    }
    wire().open();
    wire().hear(update(4, { whole: true }));
    const before = wires.length;
    wire().drop();
    await wait(600);
    expect(wires).toHaveLength(before + 1);
  });

  it('comes ever more slowly while it is told to come later', async () => {
    for (const least of [300, 600, 1_200]) {
      wire().hear({ t: 'refusal', id: null, code: 'too-many-pages', rule: '', text: 'Later.' });
      wire().drop(1013);
      const before = wires.length;
      await wait(least - 1);
      expect(wires).toHaveLength(before);
      await wait(least);
      expect(wires).toHaveLength(before + 1);
      wire().open();
    }
  });

  it('comes back to a table that is out of reach for a moment at least every two seconds', async () => {
    for (let time = 0; time < 10; time++) {
      wire().hear({ t: 'refusal', id: null, code: 'table-away', rule: '', text: 'Soon.' });
      wire().drop(1013);
      const before = wires.length;
      await wait(2_000);
      expect(wires.length, `time ${time}`).toBeGreaterThan(before);
      wire().open();
    }
  });

  it('asks less often after a minute, but not less and less', async () => {
    reached = false;
    wire().drop();
    await wait(120_000);
    const before = probes;
    await wait(120_000);
    expect(probes - before).toBeGreaterThan(5);
    expect(probes - before).toBeLessThan(12);
  });

  it('comes back at once when the page is looked at', async () => {
    wire().drop();
    socket.check();
    expect(wires).toHaveLength(2);
    await wait(5_000);
    expect(wires).toHaveLength(2);
  });

  it('gives up a table that is not there', async () => {
    wire().drop(4404);
    await wait(60_000);
    expect(links.at(-1)).toBe('gone');
    expect(wires).toHaveLength(1);
  });

  it('gives up a table from which it was turned away', async () => {
    wire().drop(4403);
    await wait(60_000);
    expect(links.at(-1)).toBe('turned-away');
    expect(wires).toHaveLength(1);
  });

  it('comes back to a table that is only away for now', async () => {
    for (const code of [1011, 1012, 1013]) {
      wire().drop(code);
      expect(links.at(-1)).toBe('broken');
      await wait(3_000);
    }
    expect(wires).toHaveLength(4);
  });

  it('sends nothing while the line is down', () => {
    wire().drop();
    expect(socket.act(1, 4)).toBeNull();
  });
});
