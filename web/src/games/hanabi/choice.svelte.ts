/** What the player is about to do: the deed, then the thing, then the confirmation. */

import type { Offer } from '../../wire/types';
import { cardOffer, clueOffers, offers, type ClueOffer } from './clues';
import { moved, shown } from './arrange';
import { liking } from './liking.svelte';
import type { HanabiView, Held } from './types';

export type Deed = 'clue' | 'play' | 'discard';

export class Choice {
  deed = $state<Deed>('clue');
  target = $state<number | null>(null); // the seat a clue goes to
  value = $state<string | null>(null); // the colour or number it names
  slot = $state<number | null>(null); // the own card to play or discard
  wish = $state<number[]>([]); // how the own hand is laid out

  constructor(
    private readonly legal: () => readonly Offer[],
    private readonly view: () => HanabiView,
  ) {}

  /** Every clue that can be given, and those for the chosen partner. */
  clues: ClueOffer[] = $derived.by(() => clueOffers(this.legal()));
  toTarget: ClueOffer[] = $derived(this.clues.filter((clue) => clue.seat === this.target));

  private chosen: ClueOffer | undefined = $derived(this.deed === 'clue' ? this.toTarget.find((clue) => clue.value === this.value) : undefined);

  /** The places that the chosen clue would point out. */
  touched: readonly number[] = $derived(this.chosen?.touches ?? []);

  /** The action that is ready to be confirmed. */
  offer: Offer | undefined = $derived.by(() => {
    if (this.deed === 'clue') return this.chosen?.offer;
    return this.slot === null ? undefined : cardOffer(this.legal(), this.deed, this.slot);
  });

  can(deed: Deed): boolean {
    return offers(this.legal(), deed);
  }

  /** Begin anew: the usual deed, nothing chosen. With one partner the target is plain. */
  reset(): void {
    this.deed = this.can('clue') || !this.can('play') ? 'clue' : 'play';
    this.target = this.only;
    this.value = null;
    this.slot = null;
  }

  turnTo(deed: Deed): void {
    this.deed = deed;
    this.value = null;
    if (deed === 'clue') this.slot = null;
    else this.target = this.only;
  }

  aim(seat: number): void {
    if (!this.clues.some((clue) => clue.seat === seat)) return;
    this.deed = 'clue';
    this.slot = null;
    if (this.target !== seat) this.value = null;
    this.target = seat;
  }

  name(value: string): void {
    if (this.toTarget.some((clue) => clue.value === value)) this.value = value;
  }

  pick(slot: number): void {
    if (this.deed === 'clue') this.deed = 'play';
    this.value = null;
    this.target = this.only;
    this.slot = this.slot === slot ? null : slot;
  }

  /** The own hand's slots as they are shown. */
  row: number[] = $derived.by(() => shown(this.hand, this.wish, liking.newest));

  /** Lay a card of the own hand elsewhere in the row. */
  put(slot: number, to: number): void {
    this.wish = moved(this.hand, this.wish, slot, to, liking.newest);
  }

  /** Lay a card one place on. */
  shift(slot: number, by: number): void {
    this.put(slot, this.row.indexOf(slot) + by);
  }

  private get hand(): readonly Held[] {
    const { seat, hands } = this.view();
    return seat === null ? [] : hands[seat]!;
  }

  /** One step back. */
  back(): void {
    if (this.value !== null) this.value = null;
    else if (this.slot !== null) this.slot = null;
    else this.target = this.only;
  }

  private get only(): number | null {
    const seats = new Set(this.clues.map((clue) => clue.seat));
    return this.view().seats === 2 && seats.size === 1 ? [...seats][0]! : null;
  }
}
