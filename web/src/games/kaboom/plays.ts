/** What the table offers, sorted by what the player has chosen so far. Nothing here decides what is allowed. */

import type { Offer } from '../../wire/types';
import { actOf, type Act } from './acts';
import { colourOf, kindOf } from './cards';
import type { KaboomOutcome } from './types';

export type Legal = readonly Offer[];

/** The offers that play this card on its own. */
export function playsOf(legal: Legal, card: string): Offer[] {
  const [kind, colour] = [kindOf(card), colourOf(card)];
  return legal.filter((offer) => {
    const act = actOf(offer);
    return act.do === kind && (act.do !== 'cut' || act.colour === colour);
  });
}

/** The offers of a wild pair. */
export const wildsOf = (legal: Legal): Offer[] => legal.filter((offer) => actOf(offer).do === 'wild');

export const offerTo = (legal: Legal, what: Act['do']): Offer | undefined => legal.find((offer) => actOf(offer).do === what);

export const agentOf = (offer: Offer): number => {
  const act = actOf(offer);
  return 'agent' in act ? act.agent : -1;
};

/** The wire that an offer speaks of; -1 if there is none. */
export const wireOf = (offer: Offer): number => {
  const act = actOf(offer);
  return 'wire' in act ? (act.wire ?? -1) : -1;
};

/** What an offer would do, as the table says. */
export const outcomeOf = (offer: Offer | undefined): KaboomOutcome => (offer?.outcome ?? {}) as KaboomOutcome;

/** What a wild pair is announced as; null for any other offer. */
export const announces = (offer: Offer): 'exit' | 'analyze' | null => {
  const act = actOf(offer);
  return act.do === 'wild' ? act.as : null;
};

/** The agents that offers speak of, each once. */
export const agentsOf = (offers: Legal): number[] => [...new Set(offers.map(agentOf))].filter((agent) => agent >= 0).sort();

/** The Cut that an offer replaces; null if it replaces none, or is no Cut. */
export const replacedBy = (offer: Offer): string | null => {
  const act = actOf(offer);
  return act.do === 'cut' ? act.replaces : null;
};

/** The offer that does this; the two cards of a pair have no order. */
export function offerOf(legal: Legal, wanted: Act): Offer | undefined {
  return legal.find((offer) => {
    const act = actOf(offer);
    if (act.do === 'pay' && wanted.do === 'pay') return [...act.cards].sort().join() === [...wanted.cards].sort().join();
    return JSON.stringify(act) === JSON.stringify(wanted);
  });
}
