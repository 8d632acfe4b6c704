/** "Pass automatically": a setting of this browser, kept from table to table. */

import { keep, recall } from '../../ui/keep';

const KEY = 'kittens.pass';

export const auto = $state({ on: recall(KEY, false) });

export function toggleAuto(): void {
  auto.on = !auto.on;
  keep(KEY, auto.on);
}
