/** What a player is asked, as one spoken sentence. */

import type { Table, Update } from '../../wire/types';
import { held } from './cards';
import { playsOf, wildsOf } from './plays';
import type { KaboomAid, KaboomView } from './types';
import type { KaboomWords } from './language';

export function question(update: Update, table: Table, w: KaboomWords): string | null {
  const view = update.view as KaboomView;
  const hand = held(view.players[view.seat!]?.hand ?? []);
  switch (view.ask) {
    case 'act': {
      const playable = hand.filter(({ card }) => playsOf(update.legal, card).length).length;
      return w('call-act', { cards: [w('call-playable', { count: playable }), wildsOf(update.legal).length ? w('call-pairs') : ''].filter(Boolean).join(' ') });
    }
    case 'take':
      return w('call-take', { name: table.seats[view.target!]?.name ?? '' });
    case 'alarm':
      if (view.until === null) return w('call-alarm');
      return w('call-alarm-seconds', { seconds: Math.max(0, Math.round((view.until - update.now) / 1000)) });
    case 'defuse':
      return w('call-defuse');
    case 'discard':
      return w('call-discard', { count: (update.aid as KaboomAid).too_many });
    default:
      return null; // a wild pair is paid for as it was composed
  }
}
