/** Whom I have muted at a table: in this browser, for myself alone. */

import { keep, recall } from '../keep';

const KEY = 'muted';
const TABLES = 60; // the last ones at which somebody was muted

interface Kept {
  code: string;
  muted: readonly string[];
}
const kept = (): Kept[] => recall<Kept[]>(KEY, []);

export class Mutes {
  private list = $state.raw<readonly string[]>([]);

  constructor(private readonly code: string) {
    this.list = kept().find((one) => one.code === code)?.muted ?? [];
  }

  /** As `speaker` names them, in the order in which they were muted. */
  get all(): readonly string[] {
    return this.list;
  }

  /** Mute somebody, or hear them again. */
  set(who: string, on: boolean): void {
    this.list = [...this.list.filter((one) => one !== who), ...(on ? [who] : [])];
    const others = kept().filter((one) => one.code !== this.code);
    keep(KEY, [...(this.list.length ? [{ code: this.code, muted: this.list }] : []), ...others].slice(0, TABLES));
  }
}
