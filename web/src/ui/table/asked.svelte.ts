/** An act that I would hardly mean, by what I may know: asked about once, with the reason. The same again does it. */

import type { Offer } from '../../wire/types';
import { settings } from '../settings.svelte';

const EARLY = 350; // milliseconds in which a second press is still the first

export class Asked {
  private held = $state.raw<Offer | null>(null); // with its slip, which may be one that only the page knows
  private since = 0;
  private came: Element | null = null; // what had the focus
  inSheet = $state(false); // a sheet lies over the dock

  /** To be made where effects are at home. */
  constructor(
    private readonly legal: () => readonly Offer[],
    private readonly send: (offer: Offer) => boolean,
  ) {
    $effect(() => {
      if (!this.offer) this.held = null; // the table has moved on: it is not asked again by itself
    });
  }

  /** What I am asked about. */
  offer: Offer | undefined = $derived.by(() => {
    const held = this.held;
    return held && this.legal().some(({ id }) => id === held.id) ? held : undefined;
  });

  /** Whether it has been there long enough to be seen. */
  get seen(): boolean {
    return performance.now() - this.since >= EARLY;
  }

  /** Do it, or ask first; whether it is on its way. */
  act(offer: Offer): boolean {
    const again = this.offer?.id === offer.id;
    if (again && !this.seen) return false;
    if (offer.slip && settings.slips && !again) {
      this.held = offer;
      this.since = performance.now();
      this.came = document.activeElement;
      this.inSheet = document.querySelector('dialog[open]') !== null;
      return false;
    }
    this.held = null;
    return this.send(offer);
  }

  /** Do it all the same. */
  confirm(): void {
    if (this.offer) this.act(this.offer);
  }

  /** Something else was chosen meanwhile. */
  drop(): void {
    this.held = null;
  }

  /** Leave it: the focus goes back to where it came from. */
  back(): void {
    this.drop();
    if (this.came instanceof HTMLElement && this.came.isConnected) this.came.focus({ preventScroll: true });
  }
}
