/** The card that is being looked at more closely: while the pointer rests on it or the focus is there, or held open to write on it. */

const REST = 350; // milliseconds until a resting pointer asks

export class Looking {
  order = $state<number | null>(null);
  held = $state(false); // until it is closed
  anchor = $state.raw<HTMLElement | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** The pointer is over a card, or over none. */
  rest(anchor: HTMLElement | null): void {
    if (this.held || (anchor && anchor === this.anchor)) return;
    this.close();
    if (anchor) this.timer = setTimeout(() => this.see(anchor), REST);
  }

  see(anchor: HTMLElement): void {
    clearTimeout(this.timer);
    if (this.held) return;
    this.anchor = anchor;
    this.order = Number(anchor.dataset.card);
  }

  hold(anchor: HTMLElement): void {
    this.close();
    this.see(anchor);
    this.held = true;
  }

  close(): void {
    clearTimeout(this.timer);
    this.order = this.anchor = null;
    this.held = false;
  }
}

/** The card that an element belongs to. */
export const cardOf = (element: Element | null): HTMLElement | null => element?.closest<HTMLElement>('[data-card]') ?? null;

/** The card under a point, also below what lies over the whole hand. */
export const cardAt = (x: number, y: number): HTMLElement | null => cardOf(document.elementsFromPoint(x, y).find((one) => cardOf(one)) ?? null);
