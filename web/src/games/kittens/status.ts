/** What is said of a player beside the name, and of the play that everybody looks at. */

import type { Table } from '../../wire/types';
import type { Kind } from './cards';
import { following } from './order';
import type { Chain, KittensView } from './types';
import type { KittensWords, Who } from './words.it';

export type Effect = keyof KittensWords['title'];

/** Somebody as sentences need them. */
export const whoIs = (table: Table, seat: number): Who => ({ name: table.seats[seat]?.name ?? '', you: table.you === seat });

/** A card, a pair or a triple by its name. */
export const effectName = (effect: string, w: KittensWords): string =>
  effect === 'pair' || effect === 'triple' ? w[effect] : w.cards[effect as Kind];

/** Whom a play is aimed at: who was named, or for an attack who comes next. */
export const aimedAt = (view: KittensView, chain: Chain): number | null =>
  chain.victim ?? (chain.effect === 'attack' ? (following(view, chain.seat)[0] ?? null) : null);

/** Whether a play still lacks its victim or its card. */
const isAimed = (view: KittensView): boolean => view.ask !== 'victim' && view.ask !== 'name';

/** What is being done, in words: "Giulia attacks Marco". */
export function titleOf(view: KittensView, chain: Chain, table: Table, w: KittensWords): string {
  const actor = whoIs(table, chain.seat);
  if (!isAimed(view)) return w.aiming(actor, effectName(chain.effect, w));
  const target = whoIs(table, aimedAt(view, chain) ?? -1);
  return w.title[chain.effect as Effect](actor, target, chain.named ? w.cards[chain.named as Kind] : '');
}

/** What comes of it as things stand: "if nobody says No!, Marco takes 2 turns". */
export function verdictOf(view: KittensView, chain: Chain, table: Table, w: KittensWords): string {
  const actor = whoIs(table, chain.seat);
  if (!isAimed(view)) return w.aimingHint(actor);
  if (view.ask !== 'nope') return w.carriedOut;
  if (chain.height % 2) return w.blocked;
  const target = whoIs(table, aimedAt(view, chain) ?? -1);
  const turns = view.attacked ? view.turns + 2 : 2;
  return w.ifNobody(w.outcome[chain.effect as Effect](actor, target, turns));
}

/** A few words under a player's name. */
export function statusOf(seat: number, view: KittensView, table: Table, w: KittensWords): string {
  if (view.ask === 'over') return '';
  if (!view.alive[seat]) return w.out;
  if (view.player === seat && view.attacked) return w.attackedBy(view.turns);
  if (view.chain?.seat === seat) return w.played(effectName(view.chain.effect, w));
  if (view.player === seat) return w.isPlaying;
  if (following(view, view.player)[0] === seat) return view.player === table.you ? w.afterYou : w.next;
  return '';
}
