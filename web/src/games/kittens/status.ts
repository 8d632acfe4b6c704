/** What is said of a player beside the name, and of the play that everybody looks at. */

import type { Table } from '../../wire/types';
import type { Kind } from './cards';
import type { Chain, KittensAid, KittensView } from './types';
import type { KittensWords, Who } from './words.it';

export type Effect = keyof KittensWords['title'];

/** Somebody as sentences need them. */
export const whoIs = (table: Table, seat: number): Who => ({ name: table.seats[seat]?.name ?? '', you: table.you === seat });

/** A card, a pair or a triple by its name. */
export const effectName = (effect: string, w: KittensWords): string =>
  effect === 'pair' || effect === 'triple' ? w[effect] : w.cards[effect as Kind];

/** Whether a play still lacks its victim or its card. */
const isAimed = (view: KittensView): boolean => view.ask !== 'victim' && view.ask !== 'name';

/** What is being done, in words: "Giulia attacks Marco". */
export function titleOf(view: KittensView, aid: KittensAid, chain: Chain, table: Table, w: KittensWords): string {
  const actor = whoIs(table, chain.seat);
  if (!isAimed(view)) return w.aiming(actor, effectName(chain.effect, w));
  const target = whoIs(table, aid.target ?? -1);
  return w.title[chain.effect as Effect](actor, target, chain.named ? w.cards[chain.named as Kind] : '');
}

/** What comes of it as things stand: "if nobody says No!, Marco takes 2 turns". */
export function verdictOf(view: KittensView, aid: KittensAid, chain: Chain, table: Table, w: KittensWords): string {
  const actor = whoIs(table, chain.seat);
  if (!isAimed(view)) return w.aimingHint(actor);
  if (view.ask !== 'nope') return w.carriedOut;
  if (aid.blocked) return w.blocked;
  const target = whoIs(table, aid.target ?? -1);
  return w.ifNobody(w.outcome[chain.effect as Effect](actor, target, aid.turns ?? 0));
}

/** A few words under a player's name. */
export function statusOf(seat: number, view: KittensView, aid: KittensAid, table: Table, w: KittensWords): string {
  if (view.ask === 'over') return '';
  if (!view.alive[seat]) return w.out;
  if (view.player === seat && view.attacked) return w.attackedBy(view.turns);
  if (view.chain?.seat === seat) return w.played(effectName(view.chain.effect, w));
  if (view.player === seat) return w.isPlaying;
  if (aid.next[0] === seat) return view.player === table.you ? w.afterYou : w.next;
  return '';
}
