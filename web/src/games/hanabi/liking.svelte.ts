/** What a player likes in Hanabi, kept for the next visit: on which side the newest card lies, and whether a clue shows beforehand what it will be taken for. */

import { keep, recall } from '../../ui/keep';
import type { Table } from '../../wire/types';
import type { Side } from './arrange';

export const liking = $state({
  newest: recall<Side>('hanabi.newest', 'right'),
  alone: recall('hanabi.meanings.alone', true), // meanings, with bots alone
  among: recall('hanabi.meanings.among', false), // and where people play too
});

export function like<Key extends keyof typeof liking>(key: Key, value: (typeof liking)[Key]): void {
  liking[key] = value;
  keep({ newest: 'hanabi.newest', alone: 'hanabi.meanings.alone', among: 'hanabi.meanings.among' }[key], value);
}

/** Which of the two the table is. */
const company = ({ seats, you }: Table): 'alone' | 'among' => (seats.every((seat, i) => i === you || seat.kind === 'bot') ? 'alone' : 'among');

/** Whether it is shown at this table what a clue will be taken for. */
export const showsMeanings = (table: Table): boolean => table.customs.coach !== 'off' && liking[company(table)];

export const showMeanings = (table: Table, on: boolean): void => like(company(table), on);
