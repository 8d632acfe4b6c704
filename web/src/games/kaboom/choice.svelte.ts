/** What the player is about to do: cards, then an agent, then what the card still needs. Moves of two steps are composed first. */

import type { Offer } from '../../wire/types';
import { actOf, type Act } from './acts';
import { held, type Held } from './cards';
import { agentOf, agentsOf, announces, offerOf, offerTo, playsOf, replacedBy, wildsOf, wireOf } from './plays';
import type { KaboomAid, KaboomView } from './types';

/** What is asked next. */
export type Step = 'card' | 'pair' | 'agent' | 'as' | 'wire' | 'target' | 'replaced' | 'pay' | 'discard' | 'take' | 'alarm' | 'defuse' | 'none';

export class Choice {
  slots = $state<number[]>([]); // of the hand, in the order chosen
  pair = $state(false);
  agent = $state<number | null>(null);
  analyze = $state(false); // the pair counts as Analyze
  replace = $state(false); // a Cut takes the place of another
  private next: Act[] = []; // sent one by one as the updates come

  constructor(
    private readonly legal: () => readonly Offer[],
    private readonly view: () => KaboomView,
    private readonly aid: () => KaboomAid,
    private readonly send: (offer: Offer) => void,
  ) {}

  hand: Held[] = $derived.by(() => {
    const { seat, players } = this.view();
    return seat === null ? [] : held(players[seat]?.hand ?? []);
  });
  cards: string[] = $derived(this.slots.map((slot) => this.hand[slot]?.card ?? ''));
  wilds: Offer[] = $derived.by(() => wildsOf(this.legal()));
  /** The slots whose card can be played on its own. */
  playable: Set<number> = $derived.by(() => new Set(this.hand.filter(({ card }) => playsOf(this.legal(), card).length > 0).map(({ slot }) => slot)));
  tooMany: number = $derived.by(() => this.aid().too_many);

  /** What fits the chosen cards. */
  private plays: Offer[] = $derived.by(() => {
    if (this.pair) return this.cards.length === 2 ? this.wilds : [];
    return this.cards.length === 1 ? playsOf(this.legal(), this.cards[0]!) : [];
  });
  canReplace: boolean = $derived(this.plays.some((offer) => replacedBy(offer) !== null));
  mustReplace: boolean = $derived(this.canReplace && this.plays.every((offer) => replacedBy(offer) !== null));
  replacing: boolean = $derived(this.mustReplace || (this.replace && this.canReplace));
  /** The same, with or without replacing a Cut as the player wants it. */
  fitting: Offer[] = $derived(this.canReplace ? this.plays.filter((offer) => (replacedBy(offer) !== null) === this.replacing) : this.plays);
  agents: number[] = $derived.by(() => (this.ask === 'alarm' ? agentsOf(this.legal()) : agentsOf(this.fitting)));
  /** What is left to choose from, once the agent is. */
  rest: Offer[] = $derived(this.fitting.filter((offer) => agentOf(offer) === this.agent && (!this.pair || 'wire' in actOf(offer) === this.analyze)));

  get ask(): string {
    return this.legal().length ? this.view().ask : '';
  }

  step: Step = $derived.by(() => {
    if (this.ask !== 'act') return (this.ask || 'none') as Step;
    if (this.pair && this.cards.length < 2) return 'pair';
    if (!this.cards.length) return 'card';
    if (this.agent === null) return 'agent';
    if (this.pair && !this.analyze) return 'as';
    const act = this.rest[0] && actOf(this.rest[0]);
    return act && 'offset' in act ? 'target' : act?.do === 'cut' ? 'replaced' : 'wire';
  });
  /** The wires that can be chosen now. */
  wires: number[] = $derived.by(() => (this.step === 'wire' ? this.rest.map(wireOf) : []));

  /** Take up or put back a card. */
  pick(slot: number): void {
    if (slot >= this.hand.length) return;
    if (this.ask === 'discard') this.toggle(slot, this.tooMany);
    else if (this.ask === 'pay') this.toggle(slot, 2);
    else if (this.ask === 'act') {
      this.agent = null;
      this.analyze = false;
      if (this.pair) this.toggle(slot, 2);
      else if (this.playable.has(slot)) this.slots = this.slots[0] === slot ? [] : [slot];
      else if (this.wilds.length) {
        this.pair = true;
        this.slots = [slot];
      } else this.slots = [];
      this.settle();
    }
  }

  /** Begin a wild pair, with the card that was chosen; or leave it. */
  turnWild(): void {
    if (!this.wilds.length || this.ask !== 'act') return;
    if (this.pair) return this.reset();
    this.pair = true;
    this.agent = null;
    this.settle();
  }

  turnReplace(): void {
    if (!this.canReplace || this.mustReplace) return;
    this.replace = !this.replace;
    this.agent = null;
  }

  /** The agent that acts: enough for most cards. */
  choose(agent: number): void {
    if (this.ask !== 'act' || !this.agents.includes(agent)) return;
    this.agent = agent;
    this.analyze = false;
    const act = this.rest[0] && actOf(this.rest[0]);
    if (!this.pair && this.rest.length === 1 && act && !('wire' in act) && !('offset' in act)) this.do(this.rest[0]!);
  }

  /** What the pair counts as. */
  turnTo(as: 'analyze' | 'exit'): void {
    if (this.step !== 'as') return;
    const wilds = this.fitting.filter((offer) => agentOf(offer) === this.agent);
    if (as === 'exit') this.do(wilds.find((offer) => announces(offer) === 'exit'));
    else if (wilds.some((offer) => announces(offer) === 'analyze')) this.analyze = true;
  }

  wire(wire: number): void {
    this.do(this.step === 'wire' ? this.rest.find((offer) => wireOf(offer) === wire) : undefined);
  }

  /** Send the action; what was composed beyond it follows. */
  do(offer: Offer | undefined): void {
    if (!offer) return;
    this.next = this.pair ? [{ do: 'pay', cards: [...this.cards] }] : [];
    this.send(offer);
  }

  pay(): void {
    this.send(offerOf(this.legal(), { do: 'pay', cards: this.cards }) as Offer);
  }

  discard(): void {
    const [first, ...rest] = this.cards.map((card): Act => ({ do: 'discard', card }));
    const offer = first && offerOf(this.legal(), first);
    if (!offer || this.cards.length !== this.tooMany) return;
    this.next = rest;
    this.send(offer);
  }

  finish(): void {
    this.simply('finish');
  }

  defuse(): void {
    this.simply('defuse');
  }

  /** Do not defuse yet. */
  hold(): void {
    this.simply('hold');
  }

  /** An update has come: go on with what was composed, or begin anew. */
  follow(): void {
    const [first, ...rest] = this.next;
    const offer = first && offerOf(this.legal(), first);
    this.reset();
    if (!offer) return;
    this.next = rest;
    this.send(offer);
  }

  reset(): void {
    this.slots = [];
    this.pair = this.replace = this.analyze = false;
    this.agent = null;
    this.next = [];
  }

  /** One step back; false if there was none to take. */
  back(): boolean {
    if (this.analyze) this.analyze = false;
    else if (this.agent !== null && (this.pair || this.agents.length > 1)) this.agent = null;
    else if (this.slots.length || this.pair) this.reset();
    else return false;
    return true;
  }

  private simply(what: 'finish' | 'defuse' | 'hold'): void {
    const offer = offerTo(this.legal(), what);
    if (offer) this.send(offer);
  }

  /** Where only one agent fits and more is asked, it is chosen already. */
  private settle(): void {
    const act = this.fitting[0] && actOf(this.fitting[0]);
    if (!this.pair && this.agents.length === 1 && act && ('wire' in act || 'offset' in act)) this.agent = this.agents[0]!;
  }

  private toggle(slot: number, most: number): void {
    if (this.slots.includes(slot)) this.slots = this.slots.filter((one) => one !== slot);
    else this.slots = [...this.slots, slot].slice(-most);
  }
}
