/** A replay on a page: which game, through whose eyes, at which moment, and whether it runs by itself. */

import { loadBoard, type Board } from '../../games';
import { indexOf, lineOf, logAt, marksOf, sameSeat, turnsOf, type Shape } from '../../table/reel';
import { Failed, getReel, getWhy, openRecord } from '../../wire/http';
import type { Sentence } from '../../wire/language';
import type { Reel } from '../../wire/types';
import { settings } from '../settings.svelte';

/** Where the game comes from: a table, or a file that was dropped. */
export type Source = { code: string; number: number } | { file: string; name: string };

const BEAT = 1600; // milliseconds for a move, at first
const SPEEDS = [1, 2, 4] as const;

export class Winding {
  reel = $state.raw<Reel | null>(null);
  parts = $state.raw<Board | null>(null);
  failed = $state.raw<Failed | null>(null);
  busy = $state(true);
  at = $state(0); // of the pictures
  playing = $state(false);
  speed = $state<number>(1);
  missing = $state<string | null>(null); // a moment that there is not, as it was asked for
  why = $state.raw<{ say: Sentence } | { text: string } | null>(null);

  constructor(readonly source: Source) {}

  frame = $derived(this.reel?.frames[this.at]);
  last = $derived((this.reel?.frames.length ?? 1) - 1);
  log = $derived(this.reel ? logAt(this.reel, this.at) : []);
  line = $derived(lineOf(this.frame));
  seat = $derived(!this.reel ? null : this.reel.eyes === 'all' ? (this.frame?.seat ?? null) : this.reel.eyes === 'table' ? null : Number(this.reel.eyes));
  table = $derived(this.reel && { ...this.reel.table, you: this.seat });
  marks = $derived(this.reel ? marksOf(this.reel) : []);
  turns = $derived(this.reel ? turnsOf(this.reel) : []);
  /** The next picture that the review has marked. */
  key = $derived(this.marks.find(({ at }) => at > this.at)?.at ?? null);
  shapes = $derived.by((): (Shape | null)[] => {
    const mark = this.parts?.mark;
    return (this.reel?.frames ?? []).map(({ update }) => {
      const found = update.events.flatMap((event) => mark?.(event) ?? []);
      return found.includes('fault') ? 'fault' : (found[0] ?? (update.log.length && !update.whole ? 'word' : null));
    });
  });

  /** See it through these eyes, at a move of the record, as an address names it; without one where we are. */
  async look(eyes: string, move: string | null = this.frame ? String(this.frame.n) : null): Promise<void> {
    this.busy = true;
    this.failed = this.why = null;
    try {
      const reel = await ('file' in this.source ? openRecord(this.source.file, eyes, settings.language) : getReel(this.source.code, this.source.number, eyes, settings.language));
      const parts = await loadBoard(reel.table.game);
      const found = move === null ? 0 : indexOf(reel, /^\d{1,6}$/.test(move) ? Number(move) : NaN);
      this.missing = found < 0 ? move!.slice(0, 12) : null;
      [this.at, this.reel, this.parts] = [Math.max(0, found), reel, parts];
    } catch (problem) {
      this.failed = problem instanceof Failed ? problem : new Failed(0, null);
      this.playing = false;
    }
    this.busy = false;
  }

  go(index: number): void {
    this.at = Math.min(Math.max(0, index), this.last);
    this.why = this.missing = null;
    if (this.at === this.last) this.playing = false;
  }
  step = (by: number): void => this.go(this.at + by);
  turn = (way: 1 | -1): void => this.go(this.reel ? sameSeat(this.reel, this.at, way) : 0);

  /** To the next moment that counts, if there is one. */
  nextKey(): void {
    this.playing = false;
    if (this.key !== null) this.go(this.key);
  }

  /** Run by itself, from the deal once more if it is at its end; or stop. */
  toggle(): void {
    if (!this.playing && this.at === this.last) this.at = 0;
    this.playing = !this.playing;
    this.why = null;
  }
  faster(): void {
    this.speed = SPEEDS[(SPEEDS.indexOf(this.speed as 1) + 1) % SPEEDS.length]!;
  }

  /** To be an effect of the page. */
  run(): (() => void) | void {
    if (!this.playing) return;
    void this.at;
    const timer = setTimeout(() => this.step(1), BEAT / this.speed);
    return () => clearTimeout(timer);
  }

  /** What the bot thought. */
  async ask(): Promise<void> {
    if ('file' in this.source || !this.frame) return;
    this.playing = false;
    const n = this.frame.n;
    try {
      const { why } = await getWhy(this.source.code, this.source.number, n, this.reel!.eyes, settings.language);
      if (this.frame.n === n) this.why = { say: why };
    } catch (problem) {
      this.why = { text: (problem as Failed).problem?.text ?? '' };
    }
  }
}
