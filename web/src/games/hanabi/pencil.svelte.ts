/** Notes that a player writes on cards, own and others': for their eyes only, kept in this browser until the card is gone. */

import { keep, recall } from '../../ui/keep';

export const LONGEST = 40; // letters of a note
const GAMES = 8; // whose notes are kept
const KEY = 'hanabi.notes';

/** By game, the newest last; in each by the card's order in the deck, which is its name as long as it lives. */
type Kept = [game: string, notes: Record<number, string>][];

export class Pencil {
  private notes = $state<Record<number, string>>({});

  constructor(private readonly game: string) {
    this.notes = recall<Kept>(KEY, []).find(([name]) => name === game)?.[1] ?? {};
  }

  on(order: number): string {
    return this.notes[order] ?? '';
  }

  write(order: number, text: string): void {
    const note = text.trim().slice(0, LONGEST);
    const { [order]: _, ...others } = this.notes;
    this.set(note ? { ...others, [order]: note } : others);
  }

  /** What was written on cards that nobody holds any more is gone. */
  follow(hands: readonly (readonly { order: number }[])[]): void {
    const held = new Set(hands.flat().map(({ order }) => order));
    const left = Object.entries(this.notes).filter(([order]) => held.has(Number(order)));
    if (left.length < Object.keys(this.notes).length) this.set(Object.fromEntries(left));
  }

  private set(notes: Record<number, string>): void {
    this.notes = notes;
    const others = recall<Kept>(KEY, []).filter(([name]) => name !== this.game);
    const all: Kept = Object.keys(notes).length ? [...others, [this.game, notes]] : others;
    keep(KEY, all.slice(-GAMES));
  }
}
