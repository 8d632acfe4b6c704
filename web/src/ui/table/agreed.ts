/** What a table has agreed on beyond the rulebook, in words. */

import type { GameInfo, Table } from '../../wire/types';

export function agreed(table: Pick<Table, 'options'>, info: GameInfo | undefined): string[] {
  const lines: string[] = [];
  for (const option of info?.options ?? []) {
    const value = table.options[option.name];
    if (value === undefined || value === option.default) continue;
    const choice = option.choices.find((one) => one.value === value);
    if (choice) lines.push(`${option.label}: ${choice.label}`);
    else if (value === true) lines.push(option.label);
  }
  return lines;
}
