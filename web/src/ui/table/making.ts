/** Making tables; also such that begin by themselves, once their maker has seen the commitment and added a salt. */

import { makeTable, playOn } from '../../wire/http';
import type { NewTable, PlayOn } from '../../wire/types';
import { settings } from '../settings.svelte';
import { forget } from './shuffle';

const beginning = new Set<string>();

/** Make a table; its code. */
export async function make(table: NewTable): Promise<string> {
  const { code } = await makeTable(table, settings.language);
  forget(code);
  return code;
}

/** Make a table that begins, with bots, when its page is opened; its code. */
export async function makeAndBegin(table: NewTable): Promise<string> {
  const code = await make(table);
  beginning.add(code);
  return code;
}

/** Make a table that goes on from a moment of another game, with bots at once or with whoever comes; its code. */
export async function goOn(wish: PlayOn, bots: boolean): Promise<string> {
  const { code } = await playOn(wish, settings.language);
  forget(code);
  if (bots) beginning.add(code);
  return code;
}

/** Whether a table shall begin by itself: so once only. */
export const beginsNow = (code: string): boolean => beginning.delete(code);
