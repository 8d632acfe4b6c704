/** A player's visit to a table: the line and the state together, as a store that pages subscribe to. What comes is shown at once. */

import { TableSocket, type Heard, type Link, type Wire } from '../wire/socket';
import type { Asked, Learning } from '../wire/types';
import type { Language } from '../wire/language';
import { EMPTY, reduce, timed, type TableState } from './state';

type Unnumbered<Kind> = Kind extends { id: number } ? Omit<Kind, 'id'> : never;

export class Visit {
  readonly socket: TableSocket;
  private state: TableState = EMPTY;
  private readonly readers = new Set<(state: TableState) => void>();

  constructor(address: string, language: Language, dial?: (address: string) => Wire) {
    const listener = {
      answered: (answer: Heard) => this.hear(answer),
      linked: (link: Link) => link !== this.state.link && this.set({ ...this.state, link, pending: link === 'up' ? this.state.pending : null }),
    };
    this.socket = new TableSocket(address, language, listener, dial);
  }

  /** The contract of a Svelte store. */
  subscribe(reader: (state: TableState) => void): () => void {
    this.readers.add(reader);
    reader(this.state);
    return () => this.readers.delete(reader);
  }

  /** Take a legal action of the newest update, unless one is under way; false if the line is down. */
  act(action: number): boolean {
    if (this.state.pending !== null) return true;
    const id = this.socket.act(action, this.state.update?.n ?? 0);
    if (id !== null) this.set({ ...this.state, pending: id });
    return id !== null;
  }

  /** Take my last act back, or ask to; false if the line is down. */
  takeBack(): boolean {
    return this.socket.ask({ t: 'take-back', seen: this.state.update?.n ?? 0 }) !== null;
  }

  ask(message: Unnumbered<Asked | Learning>): void {
    this.socket.ask(message);
  }

  /** Put the refusal away. */
  excuse(): void {
    this.set({ ...this.state, refusal: null });
  }

  stop(): void {
    this.socket.stop();
    this.readers.clear();
  }

  private hear(answer: Heard): void {
    this.set(reduce(timed(this.state, answer, performance.now()), answer));
  }

  private set(state: TableState): void {
    this.state = state;
    for (const reader of this.readers) reader(state);
  }
}
