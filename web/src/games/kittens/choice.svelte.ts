/** The cards of the own hand that the player has picked, and what they can be played as. */

import type { Offer } from '../../wire/types';
import { additions, groups, laidBy, playsOf, tapped, within, type Group } from './plays';
import type { KittensView } from './types';

export class Choice {
  picked = $state<string[]>([]);

  constructor(
    private readonly legal: () => readonly Offer[],
    private readonly view: () => KittensView,
    private readonly me: () => number | null,
  ) {}

  hand: Group[] = $derived.by(() => {
    const me = this.me();
    return me === null || !this.view().alive[me] ? [] : groups(this.view().hands[me] ?? []);
  });

  /** The plays that just these cards make. */
  plays: Offer[] = $derived.by(() => playsOf(this.legal(), this.picked));

  /** What can be played at all, or added to what is picked. */
  can: string[] = $derived.by(() => additions(this.legal(), this.picked, this.hand));

  tap(card: string): void {
    this.picked = tapped(this.legal(), this.picked, card);
  }

  clear(): void {
    this.picked = [];
  }

  /** Let go of what is no longer in the hand. */
  settle(): void {
    const held = this.hand.flatMap((group) => Array<string>(group.count).fill(group.card));
    if (!within(this.picked, held)) this.clear();
  }

  /** Whether the present moment is about playing cards. */
  get playing(): boolean {
    return this.legal().some((offer) => laidBy(offer).length > 0);
  }
}
