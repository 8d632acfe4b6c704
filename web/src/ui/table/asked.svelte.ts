/** An act that I would hardly mean, by what I may know: asked about once, with the reason. The same again does it. */

import type { Offer } from '../../wire/types';
import { settings } from '../settings.svelte';

const EARLY = 350; // milliseconds in which a second press is still the first

export class Asked {
  private id = $state<number | null>(null);
  private since = 0;
  private came: Element | null = null; // what had the focus
  inSheet = $state(false); // a sheet lies over the dock

  /** To be made where effects are at home. */
  constructor(
    private readonly legal: () => readonly Offer[],
    private readonly send: (offer: Offer) => boolean,
  ) {
    $effect(() => {
      if (!this.offer) this.id = null; // the table has moved on: it is not asked again by itself
    });
  }

  /** What I am asked about. */
  offer: Offer | undefined = $derived.by(() => (this.id === null ? undefined : this.legal().find(({ id, slip }) => id === this.id && slip)));

  /** Whether it has been there long enough to be seen. */
  get seen(): boolean {
    return performance.now() - this.since >= EARLY;
  }

  /** Do it, or ask first; whether it is on its way. */
  act(offer: Offer): boolean {
    const again = this.offer?.id === offer.id;
    if (again && !this.seen) return false;
    if (offer.slip && settings.slips && !again) {
      this.id = offer.id;
      this.since = performance.now();
      this.came = document.activeElement;
      this.inSheet = document.querySelector('dialog[open]') !== null;
      return false;
    }
    this.id = null;
    return this.send(offer);
  }

  /** Do it all the same. */
  confirm(): void {
    if (this.offer) this.act(this.offer);
  }

  /** Something else was chosen meanwhile. */
  drop(): void {
    this.id = null;
  }

  /** Leave it: the focus goes back to where it came from. */
  back(): void {
    this.drop();
    if (this.came instanceof HTMLElement && this.came.isConnected) this.came.focus({ preventScroll: true });
  }
}
