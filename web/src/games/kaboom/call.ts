/** What is said at once when the player is asked something. */

import type { Table, Update } from '../../wire/types';
import { kaboomWords } from './language';
import { question } from './question';
import type { KaboomView } from './types';

/** What this seat is asked, and from whom; the same question is not asked twice. */
const asked = (update: Update): string => {
  const view = update.view as KaboomView;
  return update.legal.length ? `${view.game} ${view.round} ${view.player} ${view.ask}` : '';
};

export function call(update: Update, before: Update | null, table: Table): string | null {
  const now = asked(update);
  if (!now || (before && now === asked(before))) return null;
  return question(update, table, kaboomWords());
}
