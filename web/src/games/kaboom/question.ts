/** What a player is asked, as one spoken sentence. */

import type { Table, Update } from '../../wire/types';
import { held } from './cards';
import { playsOf, wildsOf } from './plays';
import type { KaboomAid, KaboomView } from './types';
import type { KaboomWords } from './words';

export function question(update: Update, table: Table, w: KaboomWords): string | null {
  const view = update.view as KaboomView;
  const hand = held(view.players[view.seat!]?.hand ?? []);
  switch (view.ask) {
    case 'act': {
      const playable = hand.filter(({ card }) => playsOf(update.legal, card).length).length;
      return w.calls.act([w.calls.playable(playable), wildsOf(update.legal).length ? w.calls.pairs : ''].filter(Boolean).join(' '));
    }
    case 'take':
      return w.calls.take(table.seats[view.target!]?.name ?? '');
    case 'alarm':
      return w.calls.alarm(view.until === null ? null : Math.max(0, Math.round((view.until - update.now) / 1000)));
    case 'defuse':
      return w.calls.defuse;
    case 'discard':
      return w.calls.discard((update.aid as KaboomAid).too_many);
    default:
      return null; // a wild pair is paid for as it was composed
  }
}
