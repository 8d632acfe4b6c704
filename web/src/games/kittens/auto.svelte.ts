/** "Pass automatically": a setting of this browser, kept from table to table. */

import { keep, recall } from '../../ui/keep';
import type { Update } from '../../wire/types';
import { offered } from './acts';
import type { KittensView } from './types';

const KEY = 'kittens.pass';

export const auto = $state({ on: recall(KEY, false) });

export function toggleAuto(): void {
  auto.on = !auto.on;
  keep(KEY, auto.on);
}

/** Whether the window that is open will be answered so: then nobody is called to the table for it. */
export const alone = ({ view, legal }: Update): boolean => auto.on && (view as KittensView).ask === 'nope' && offered(legal, 'pass') !== undefined;
