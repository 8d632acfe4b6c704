/**
 * What the player is about to do: a die and a place, in either order. What others do leaves it alone while it is legal.
 *
 * A finger may come down on what has just changed under it. So for half a second after a new roll, another question or
 * the loss of the chosen die nothing is sent that was not chosen since; and after such a loss a place waits for its die.
 */

import type { Offer } from '../../wire/types';
import { sameSpot, sorted, spotsOf, type GiveOffer, type Offers, type PlaceOffer, type Spot } from './acts';
import { lettered, letterOf, spotOf, type Letters } from './letters';
import type { FuseAct, FuseView } from './types';

export type Ask = 'give' | 'take' | 'place' | 'none';
export const LOOK = 500; // milliseconds to see what has changed

export class Choice {
  die = $state<number | null>(null);
  spot = $state.raw<Spot | null>(null);
  letters = $state.raw<Letters>({ key: '', spots: [] });
  fresh = $state(false); // something has just changed
  weighed = $state.raw<FuseAct | null>(null); // of what the coach weighs, that at which one points
  private lost = false; // the chosen die went elsewhere, and no other was chosen since
  private round = 0;
  private asked: Ask = 'none';
  private sent: number | null = null; // the die that was to be placed last
  private looking: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly legal: () => readonly Offer[],
    private readonly view: () => FuseView,
    private readonly act: (offer: Offer, die: number | null) => void,
  ) {}

  offers: Offers = $derived.by(() => sorted(this.legal()));

  /** What the table wants to know. */
  ask: Ask = $derived(
    this.offers.gives.length ? 'give'
    : this.offers.takes.length ? 'take'
    : this.offers.places.length ? 'place'
    : 'none',
  );

  /** The spaces that matter now: places for dice, or dice to return. */
  spots: Spot[] = $derived.by(() => spotsOf(this.ask === 'give' ? this.offers.gives : this.offers.places));

  /** What can be done with the chosen die or at the chosen place; without a choice, all of it. */
  open: (PlaceOffer | GiveOffer)[] = $derived.by(() => {
    if (this.ask === 'give') return this.offers.gives;
    if (this.die !== null) return this.offers.places.filter((offer) => offer.die === this.die);
    if (this.spot !== null) return this.offers.places.filter((offer) => sameSpot(offer, this.spot));
    return this.offers.places;
  });

  /** The bombs that can be taken, by their place in the centre. */
  takes: { place: number; offer: Offer }[] = $derived.by(() => {
    const places = this.view().centre.map((card) => card?.key);
    return this.offers.takes.map(({ key, offer }) => ({ place: places.indexOf(key), offer })).sort((a, b) => a.place - b.place);
  });

  /** The dice that can be placed somewhere. */
  dice: Set<number> = $derived.by(() => new Set(this.offers.places.map((offer) => offer.die)));

  /** The letter of a space that can be chosen now, or ''. */
  letter(spot: Spot): string {
    return this.open.some((offer) => sameSpot(offer, spot)) ? letterOf(this.letters, spot) : '';
  }

  /** With an update: what is no longer possible is forgotten, the rest stays chosen. */
  settle(): void {
    const { round, tray, seat, players } = this.view();
    const bombs = players[seat ?? -1]?.bombs.map((front) => front && [front.card.key, ...front.dice].join()).join(';');
    this.letters = lettered(this.letters, `${round} ${this.ask} ${bombs}`, this.spots);
    const [chosen, rolled] = [this.die, round !== this.round];
    if (rolled || this.ask === 'give' || this.ask === 'take') this.die = this.spot = null;
    if (this.die !== null && tray[this.die]?.where !== 'free') this.die = null;
    const placed = chosen !== null && (rolled ? this.sent === chosen : tray[chosen]?.seat === seat);
    const lost = chosen !== null && this.die === null && !placed;
    if (this.round && (lost || rolled || this.ask !== this.asked)) this.look();
    if (lost || rolled) this.lost = lost;
    if (this.spot !== null && !this.spots.some((spot) => sameSpot(spot, this.spot))) this.spot = null;
    if (rolled) this.sent = null;
    this.round = round;
    this.asked = this.ask;
  }

  private look(): void {
    this.fresh = true;
    clearTimeout(this.looking);
    this.looking = setTimeout(() => (this.fresh = false), LOOK);
  }

  stop(): void {
    clearTimeout(this.looking);
  }

  pickDie(die: number): void {
    if (this.ask === 'give' || this.ask === 'take' || this.view().tray[die]?.where !== 'free') return;
    const there = this.offers.places.find((offer) => offer.die === die && sameSpot(offer, this.spot));
    if (there) this.place(there);
    else {
      this.die = this.die === die ? null : die;
      this.spot = null;
      this.lost = false;
    }
  }

  /** A place: with a die chosen, or if only one fits, the die goes there; otherwise it waits for its die. */
  pickSpot(spot: Spot): void {
    const here = this.open.filter((offer) => sameSpot(offer, spot));
    const sure = this.ask === 'give' ? !this.fresh : this.die !== null || !(this.fresh || this.lost || this.spot);
    if (here.length === 1 && sure) this.place(here[0]!);
    else if (this.ask === 'give') return;
    else if (here.length) this.spot = sameSpot(this.spot, spot) ? null : spot;
  }

  pickLetter(letter: string): boolean {
    const spot = spotOf(this.letters, letter);
    if (!spot || !this.letter(spot)) return false;
    this.pickSpot(spot);
    return true;
  }

  /** The bomb at a place of the centre. */
  take(place: number): void {
    const offer = this.takes.find((one) => one.place === place)?.offer;
    if (offer && !this.fresh) this.act(offer, null);
  }

  decline(): void {
    if (this.offers.done && !this.fresh) this.act(this.offers.done, null);
  }

  /** The chosen die shall be rolled again before the others, if it is left over. */
  putFirst(die = this.die): void {
    const offer = die === null ? undefined : this.offers.firsts.get(die);
    if (offer && !this.fresh) this.act(offer, null);
  }

  /** Choose what the coach weighs, and do nothing: a die waits for its place, the rest to be pressed. */
  lift(act: FuseAct): void {
    if (act.do !== 'place' || this.die === act.die) return;
    this.spot = null;
    this.pickDie(act.die);
  }

  /** Whether the coach speaks of this: a die of the tray, a place, a bomb of the centre. */
  lit(about: { die: number } | Spot | { key: string }): boolean {
    const act = this.weighed;
    if (act === null) return false;
    if ('key' in about) return act.do === 'take' && act.key === about.key;
    if ('space' in about) return (act.do === 'place' || act.do === 'give') && sameSpot(act, about);
    return act.do === 'place' && act.die === about.die;
  }

  /** One step back. */
  back(): void {
    if (this.spot !== null) this.spot = null;
    else this.die = null;
  }

  private place(offer: PlaceOffer | GiveOffer): void {
    this.sent = 'die' in offer ? offer.die : null;
    this.act(offer.offer, this.sent);
  }
}
