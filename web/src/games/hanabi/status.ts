/** What is said of a partner beside the name: thinking, next, or what was just done. */

import type { Table, Update } from '../../wire/types';
import type { Denied, HanabiAid, HanabiEvent, HanabiView } from './types';
import type { HanabiWords } from './language';

const DID = { clued: 'did-clue', played: 'did-play', discarded: 'did-discard' } as const;

export function statusOf(seat: number, table: Table, update: Update, w: HanabiWords): string {
  const view = update.view as HanabiView;
  if (view.ended) return '';
  if (view.player === seat) return w('thinking');
  for (const event of update.events as HanabiEvent[]) {
    if ((event.t === 'clued' || event.t === 'played' || event.t === 'discarded') && event.seat === seat) return w(DID[event.t]);
  }
  if ((update.aid as HanabiAid).next === seat) return view.player === table.you ? w('after-you') : w('next');
  return '';
}

const REASONS = { 'no-clues-left': 'no-clues', 'touches-nothing': 'no-clue-fits', 'clues-full': 'clues-full', 'no-such-card': 'no-cards' } as const;

/** Why a deed is denied. */
export const reasonOf = ({ code }: Denied, w: HanabiWords): string => w(REASONS[code]);
