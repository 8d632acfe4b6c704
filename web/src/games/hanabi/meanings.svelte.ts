/** What each clue will be taken for, where the player wants to see that: bots' readings are asked of the table, once for each turn of mine. */

import type { House } from '../../ui/table/house';
import type { Offer, Table, Update } from '../../wire/types';
import type { Letter } from './acts';
import type { Choice } from './choice.svelte';
import type { ClueOffer } from './clues';
import { hanabiWords } from './language';
import { showsMeanings } from './liking.svelte';
import { meaningOf, misleads, sightOf, type Meaning } from './meaning';
import type { HanabiReading, HanabiView } from './types';

/** To be made by a board, and to end with it. */
export class Meanings {
  constructor(
    private readonly house: House | undefined, // a lesson has none, and shows nothing
    private readonly table: () => Table,
    private readonly update: () => Update,
    private readonly choice: Choice,
  ) {
    let asked = '';
    $effect(() => {
      const { legal, n } = this.update();
      const turn = `${this.table().number} ${n}`;
      if (!this.on || !legal.length || !this.bots || asked === turn) return;
      asked = turn;
      this.house?.visit.ask({ t: 'foresee' });
    });
  }

  private bots = $derived.by(() => this.table().seats.some((seat) => seat.bot !== null));

  on = $derived.by(() => this.house !== undefined && showsMeanings(this.table()));

  private readings = $derived.by(() => {
    const foreseen = this.house?.foreseen;
    return new Map(foreseen && foreseen.n === this.update().n ? foreseen.readings.map(({ id, reading }) => [id, reading as HanabiReading]) : []);
  });

  /** Of the clues to the chosen partner, by what they name; nothing where it is not known yet. */
  all: ReadonlyMap<string, Meaning> = $derived.by(() => {
    const found = new Map<string, Meaning>();
    if (!this.on) return found;
    for (const clue of this.choice.toTarget) {
      const meaning = this.of(clue);
      if (meaning) found.set(clue.value, meaning);
    }
    return found;
  });

  chosen: Meaning | null = $derived.by(() => this.all.get(this.choice.value ?? '') ?? null);

  /** An offer with what the table asks about once before it: a clue by which a bot would play a card that does not fit. */
  warned(offer: Offer): Offer {
    const reading = this.on ? this.readings.get(offer.id) : undefined;
    const meaning = this.chosen;
    if (!reading || !meaning || !misleads(reading) || this.choice.offer?.id !== offer.id) return offer;
    return { ...offer, slip: { code: 'misread', rule: 'H10', say: [`${meaning.head}. ${meaning.truth}`] } };
  }

  /** Whether the chosen partner reads clues by the convention. */
  reads: boolean = $derived.by(() => this.on && this.choice.toTarget.some(({ offer }) => (this.readings.get(offer.id)?.sense ?? 'lost') !== 'lost'));

  private of({ offer, seat, value, touches }: ClueOffer): Meaning | null {
    const { name = '', bot = null } = this.table().seats[seat] ?? {};
    const hand = (this.update().view as HanabiView).hands[seat]!;
    const w = hanabiWords();
    const clue = /\d/.test(value) ? value : w(`colour-${value as Letter}`);
    const reading = this.readings.get(offer.id);
    if (reading) return meaningOf(reading, { name, clue, hand }, w);
    return bot === null || (this.update().view as HanabiView).options.memory ? sightOf(value, touches, hand.length, { name, clue }, w) : null;
  }
}
