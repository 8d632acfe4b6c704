/** What is said of a player beside the name, and of the play that everybody looks at. */

import type { Table } from '../../wire/types';
import type { KittensTexts } from './texts';
import type { Chain, KittensAid, KittensView } from './types';
import type { KittensWords } from './language';
import { cardName, told, type Who } from './names';

type Title = keyof KittensTexts & `title-${string}`;
type Outcome = keyof KittensTexts & `outcome-${string}`;

/** Somebody as sentences need them. */
export const whoIs = (table: Table, seat: number): Who => ({ name: table.seats[seat]?.name ?? '', you: table.you === seat && !table.eyes });

/** A card, a pair or a triple by its name. */
export const effectName = (effect: string, w: KittensWords): string =>
  effect === 'pair' || effect === 'triple' ? w(effect) : cardName(effect, w);

/** Whether a play still lacks its victim or its card. */
const isAimed = (view: KittensView): boolean => view.ask !== 'victim' && view.ask !== 'name';

/** What is being done, in words: "Giulia attacks Marco". */
export function titleOf(view: KittensView, aid: KittensAid, chain: Chain, table: Table, w: KittensWords): string {
  const actor = whoIs(table, chain.seat);
  if (!isAimed(view)) return w('aiming', { ...told({ actor }), what: effectName(chain.effect, w) });
  const target = whoIs(table, aid.target ?? -1);
  return w(`title-${chain.effect}` as Title, { ...told({ actor, target }), card: chain.named ? cardName(chain.named, w) : '' });
}

/** What comes of it as things stand: "if nobody says No!, Marco takes 2 turns". */
export function verdictOf(view: KittensView, aid: KittensAid, chain: Chain, table: Table, w: KittensWords): string {
  const actor = whoIs(table, chain.seat);
  if (!isAimed(view)) return w('aiming-hint', told({ actor }));
  if (view.ask !== 'nope') return w('carried-out');
  if (aid.blocked) return w('blocked');
  const target = whoIs(table, aid.target ?? -1);
  return w('if-nobody', { outcome: w(`outcome-${chain.effect}` as Outcome, { ...told({ actor, target }), count: aid.turns ?? 0 }) });
}

/** A few words under a player's name. */
export function statusOf(seat: number, view: KittensView, aid: KittensAid, table: Table, w: KittensWords): string {
  if (view.ask === 'over') return '';
  if (!view.alive[seat]) return w('out');
  if (view.player === seat && view.attacked) return w('attacked-by', { count: view.turns });
  if (view.chain?.seat === seat) return w('has-played', { what: effectName(view.chain.effect, w) });
  if (view.player === seat) return w('is-playing');
  if (aid.next[0] === seat) return view.player === table.you ? w('after-you') : w('next');
  return '';
}
