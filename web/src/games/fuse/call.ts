/** What is said at once: that a die must be returned, that a bomb must be chosen. Nothing else interrupts. */

import type { Table, Update } from '../../wire/types';
import { alarmWords } from './alarm';
import { fuseWords } from './language';
import type { FuseView } from './types';

export function call(update: Update, before: Update | null, table: Table): string | null {
  if (table.you === null) return null;
  const w = fuseWords();
  const view = update.view as FuseView;
  const was = before?.view as FuseView | undefined;
  const [me, then] = [view.players[table.you]!, was?.players[table.you]];
  if (me.gives.length && (!then?.gives.length || was?.alarm !== view.alarm)) return w('call-give', { asked: alarmWords(view.alarm ?? '', w) });
  if (me.takes !== null && !me.gives.length && (then?.takes !== me.takes || then.gives.length)) return w('call-take');
  return null;
}
