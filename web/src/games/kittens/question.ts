/** What is said at once to whoever listens: once when a window opens, once for every other question. */

import type { Table, Update } from '../../wire/types';
import { effectName, titleOf, whoIs } from './status';
import type { KittensAid, KittensView } from './types';
import type { KittensWords } from './language';
import { told } from './names';

/** One question differs from another: who played what, how high the chain is, whose how-many-th turn it is. */
export function question(view: KittensView): string {
  const { ask, player, turns, chain } = view;
  return [ask, player, turns, chain?.effect, chain?.height, view.discards.length, view.pile.length].join(' ');
}

/** The sentence, the same whatever is in the hand; null where nothing is asked of this seat, or nothing new. */
export function spoken(update: Update, before: Update | null, table: Table, w: KittensWords): string | null {
  const view = update.view as KittensView;
  if (update.legal.length === 0) return null;
  if (before && before.legal.length > 0 && question(before.view as KittensView) === question(view)) return null;
  switch (view.ask) {
    case 'nope': {
      const chain = view.chain!;
      const what = chain.height > 0 ? w('said-no', { ...told({ actor: whoIs(table, chain.last) }), height: chain.height }) : titleOf(view, update.aid as KittensAid, chain, table, w);
      return w('call-window', { what, seconds: Number(view.options.nope_seconds ?? 5) });
    }
    case 'turn':
      return w('call-turn', { count: view.turns });
    case 'answer':
      return w('call-answer', { name: whoIs(table, view.player).name });
    default:
      return titleOfSheet(view, table, w);
  }
}

/** What a sheet asks; null where the question has none. */
export function titleOfSheet(view: KittensView, table: Table, w: KittensWords): string | null {
  switch (view.ask) {
    case 'give':
      return w('ask-give', { who: whoIs(table, view.player).name });
    case 'victim':
      return w('ask-victim', { what: effectName(view.chain?.effect ?? '', w) });
    case 'steal':
      return w('ask-steal', { who: whoIs(table, view.chain?.victim ?? -1).name });
    case 'name':
    case 'opponent':
    case 'heck':
    case 'lay':
    case 'defuse':
    case 'hide':
      return w(`ask-${view.ask}`);
    default:
      return null;
  }
}
