/**
 * The line to a table: says hello, counts updates, comes back after a break. A line can also die without a word, when a
 * phone changes cells: what stays unanswered for some seconds is given up. Whether the server can be reached is asked by
 * another way meanwhile, since a browser lets one line open at a time and holds up who has failed often. Knows no game
 * and no page.
 */

import type { Answered, Asked, Hello, Learning, Pong } from './types';
import type { Language } from './language';

/** How the line is: being opened, up, broken and soon tried again, or given up: no such table, turned away from it, a lesson that is open elsewhere. */
export type Link = 'connecting' | 'up' | 'broken' | 'gone' | 'turned-away' | 'elsewhere';

/** What is passed on. */
export type Heard = Exclude<Answered, Pong>;

export interface Listener {
  answered(answer: Heard): void;
  linked(link: Link): void;
}

/** What is needed of a WebSocket; tests bring their own. */
export interface Wire {
  readyState: number;
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
}

type Unnumbered<Kind> = Kind extends { id: number } ? Omit<Kind, 'id'> : never;

const OPEN = 1;
const FIRST_PAUSE = 400;
const SHORT_PAUSE = 1_200; // at most, for as many tries, ...
const SHORT_TRIES = 60;
const LONGEST_PAUSE = 15_000; // ... then longer and longer
const REACH = 6_000; // how long a question whether the server can be reached waits for its answer
const PATIENCE = 10_000; // an action without an answer for so long, on a line that lives: ask for everything again
const QUIET = 6_000; // nothing heard for so long: ask whether the line lives
const DOUBT = 1_000; // nothing heard for so long after having asked: perhaps not, so look for a way to another
const ANSWER = 5_000; // nothing heard for so long after having asked: it does not
const OPENING = 6_000; // the same for a new line; longer with every try, for networks that are only slow
const LATER = 1013; // the close code of who is told to come later
const SOON = 'table-away'; // the refusal of a table that will be there again soon, here or on another server
const GIVEN_UP: Readonly<Record<number, Link>> = { 4403: 'turned-away', 4404: 'gone', 4409: 'elsewhere' }; // by close code; any other: come back

export class TableSocket {
  private wire: Wire | null = null;
  heard = 0; // the number of the last update
  greeting: Pick<Hello, 'shoulder' | 'screen' | 'step' | 'here'> = {}; // what every hello says besides
  private asked = 0;
  private tries = 0; // to reach the server since it was last heard
  private dialled = 0; // lines since then
  private soon = false; // what was refused last is worth asking for again soon
  private stopped = false;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private patience: ReturnType<typeof setTimeout> | undefined;
  private quiet: ReturnType<typeof setTimeout> | undefined;
  private doubt: ReturnType<typeof setTimeout> | undefined; // until it ends, something must be heard

  constructor(
    private readonly address: string,
    private language: Language,
    private readonly listener: Listener,
    private readonly dial: (address: string) => Wire = (to) => new WebSocket(to) as unknown as Wire,
    private readonly reach: () => Promise<boolean> = reachServer,
  ) {}

  /** Open the line, or open it at once where a pause was being waited out. */
  connect(): void {
    if (this.stopped || this.wire) return;
    this.rest();
    const wire = this.dial(this.address);
    this.wire = wire;
    const mine = () => this.wire === wire; // and not given up meanwhile
    wire.onopen = () => mine() && this.hello();
    wire.onmessage = (event) => mine() && this.hear(JSON.parse(String(event.data)) as Answered);
    wire.onclose = (event) => mine() && this.broke(event.code);
    this.expect(OPENING * Math.min(2 ** this.dialled++, 8));
  }

  /** Make sure that the line lives: open it at once, or ask over it. */
  check(): void {
    if (!this.wire) this.connect();
    else if (this.doubt !== undefined) void this.probe();
    else if (this.say({ t: 'ping' })) this.await();
  }

  /** Ask for the table and the whole game; also in another language. */
  hello(language: Language = this.language): void {
    this.language = language;
    this.say({ t: 'hello', language, ...this.greeting });
  }

  /** Send something that can be refused; its number, or null if the line is down. */
  ask(message: Unnumbered<Asked | Learning>): number | null {
    const id = ++this.asked;
    return this.say({ ...message, id } as Asked | Learning) ? id : null;
  }

  /** Take a legal action of the update `seen`, the one on which it was chosen. */
  act(action: number, seen: number): number | null {
    const id = this.ask({ t: 'do', action, seen });
    if (id === null) return null;
    this.await();
    clearTimeout(this.patience);
    this.patience = setTimeout(() => this.hello(), PATIENCE);
    return id;
  }

  /** Hang up for good. */
  stop(): void {
    this.stopped = true;
    this.rest();
    this.wire?.close();
  }

  private say(message: Asked | Learning): boolean {
    if (this.wire?.readyState !== OPEN) return false;
    this.wire.send(JSON.stringify(message));
    return true;
  }

  private expect(within: number): void {
    this.doubt ??= setTimeout(() => this.giveUp(), within);
  }

  private await(): void {
    this.expect(ANSWER);
    this.retry ??= setTimeout(() => this.seek(), DOUBT);
  }

  /** Ask again and again whether the server can be reached. */
  private seek(later = false): void {
    const longest = later || this.tries >= SHORT_TRIES ? LONGEST_PAUSE : SHORT_PAUSE;
    const pause = Math.min(FIRST_PAUSE * 2 ** this.tries, longest);
    const ask = () => {
      this.tries++;
      void this.probe();
      this.seek(later);
    };
    this.retry = setTimeout(ask, pause * (0.75 + Math.random() / 2));
  }

  /** Take another line if the server can be reached, unless something was heard meanwhile. */
  private async probe(): Promise<void> {
    const doubtful = this.wire;
    const reached = await this.reach();
    const settled = this.doubt === undefined && this.retry === undefined;
    if (!reached || this.stopped || this.wire !== doubtful || settled) return;
    this.wire = null;
    doubtful?.close();
    this.connect();
  }

  /** Forget a line that does not answer; whatever still comes over it is not heard. */
  private giveUp(): void {
    const wire = this.wire;
    this.broke(1006);
    wire?.close();
  }

  private rest(): void {
    for (const timer of [this.retry, this.patience, this.quiet, this.doubt]) clearTimeout(timer);
    this.doubt = this.retry = undefined;
  }

  private hear(answer: Answered): void {
    if (this.stopped) return;
    this.soon = answer.t === 'refusal' && answer.code === SOON;
    if (answer.t !== 'refusal') this.tries = this.dialled = 0; // who is told to come later comes ever more slowly
    for (const timer of [this.retry, this.doubt, this.quiet]) clearTimeout(timer);
    this.doubt = this.retry = undefined;
    this.quiet = setTimeout(() => this.check(), QUIET);
    this.listener.linked('up');
    if (answer.t === 'pong') return;
    if (answer.t === 'update' || answer.t === 'refusal') clearTimeout(this.patience);
    if (answer.t === 'update') {
      if (!answer.whole && answer.n <= this.heard) return;
      if (!answer.whole && answer.n !== this.heard + 1) return this.hello();
      this.heard = answer.n;
    }
    this.listener.answered(answer);
  }

  private broke(code: number): void {
    this.wire = null;
    this.rest();
    if (this.stopped) return;
    const given = GIVEN_UP[code];
    if (given) {
      this.stopped = true;
      return this.listener.linked(given);
    }
    this.listener.linked('broken');
    this.seek(code === LATER && !this.soon);
  }
}

/** Whether the server answers, over whatever way it can be reached now. */
async function reachServer(): Promise<boolean> {
  const asked = fetch('/icon.svg', { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(REACH) });
  return asked.then(
    () => true,
    () => false,
  );
}

/** Look after the line as soon as the page is looked at again or the network returns: it may have died meanwhile. */
export function followPage(socket: TableSocket): () => void {
  const back = () => {
    if (document.visibilityState === 'visible') socket.check();
  };
  const ended = new AbortController();
  document.addEventListener('visibilitychange', back, ended);
  for (const event of ['online', 'pageshow']) window.addEventListener(event, back, ended);
  return () => ended.abort();
}

const house = (): string => `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`;

/** Where the table of this code is talked to. */
export const tableAddress = (code: string): string => `${house()}/${encodeURIComponent(code)}`;

/** Where the lesson of a game is. */
export const lessonAddress = (game: string): string => `${house()}/lesson/${encodeURIComponent(game)}`;
