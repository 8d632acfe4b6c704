/** What I am about to do: the thing or pile that is picked, and the answers that are left. */

import type { Offer } from '../../../wire/types';
import { thingKey, thingsOf, type WholeOutline } from './outline';

export class Choice {
  picked = $state<string | null>(null); // the key of a thing or of a pile

  constructor(
    private readonly legal: () => readonly Offer[],
    private readonly outline: () => WholeOutline,
  ) {}

  /** By key: the legal offers that take what lies there. */
  readonly takers: ReadonlyMap<string, readonly Offer[]> = $derived.by(() => {
    const seen = [...thingsOf(this.outline()).map((thing) => [thingKey(thing), thing.acts] as const), ...this.outline().piles.map((pile) => [pile.key, pile.acts] as const)];
    const found = seen.map(([key, acts]) => [key, this.legal().filter((offer) => acts?.includes(offer.id))] as const);
    return new Map(found.filter(([, offers]) => offers.length > 0));
  });

  /** The offers that take nothing that is seen. */
  readonly loose: readonly Offer[] = $derived.by(() => {
    const taken = new Set([...this.takers.values()].flat());
    return this.legal().filter((offer) => !taken.has(offer));
  });

  /** The answers to show: for what is picked, otherwise those that need no pick. */
  readonly offers: readonly Offer[] = $derived.by(() => (this.picked === null ? this.loose : (this.takers.get(this.picked) ?? [])));

  /** The one answer that Enter means. */
  readonly only: Offer | null = $derived.by(() => (this.offers.length === 1 ? this.offers[0]! : null));

  can(key: string): boolean {
    return this.takers.has(key);
  }

  pick(key: string): void {
    if (this.can(key)) this.picked = key;
  }

  clear(): void {
    this.picked = null;
  }

  /** After an update: what can no longer be taken is no longer picked. */
  settle(): void {
    if (this.picked !== null && !this.can(this.picked)) this.clear();
  }
}

/** Answers of one kind stand together, in the order in which they came. */
export function kinds(offers: readonly Offer[]): Offer[][] {
  const found = new Map<unknown, Offer[]>();
  for (const offer of offers) {
    const kind = (offer.act as { do?: unknown } | null)?.do;
    found.set(kind, [...(found.get(kind) ?? []), offer]);
  }
  return [...found.values()];
}
