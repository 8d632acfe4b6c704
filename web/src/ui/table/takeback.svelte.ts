/** My last act at this table, as something that I can take back or ask to. */

import type { TableState } from '../../table/state';
import type { Visit } from '../../table/visit';
import type { Update } from '../../wire/types';

export class TakingBack {
  private asked = $state(-1); // the update on which I have asked already: whoever was told no does not ask again

  constructor(
    private readonly visit: Visit,
    private readonly state: () => TableState,
  ) {}

  /** Whether it can be taken back now: by myself, or if all agree. */
  offer: NonNullable<Update['undo']> = $derived.by(() => {
    const { table, update } = this.state();
    const mine = table?.seats[table.you ?? -1];
    if (!table || table.phase !== 'playing' || table.paused || table.wish || mine?.bot !== null || update?.n === this.asked) return '';
    return update?.undo ?? '';
  });

  take(): void {
    const seen = this.state().update?.n ?? 0;
    if (this.offer && this.visit.takeBack()) this.asked = seen;
  }
}
