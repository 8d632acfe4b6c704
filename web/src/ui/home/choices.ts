/** What was chosen when a table was last made: a start for the next one. */

import type { GameInfo } from '../../wire/types';
import { keep, recall } from '../keep';

export interface Choices {
  seats: number;
  bot: string | null;
  open: boolean;
  options: Record<string, boolean | string>;
}

/** The usual choices for a game: its own defaults, or what was chosen last where that still exists. */
export function choicesFor(info: GameInfo): Choices {
  const last = recall<Partial<Choices>>(`table.${info.key}`, {});
  const options: Choices['options'] = {};
  for (const option of info.options) {
    const old = last.options?.[option.name];
    const known = option.choices.length ? option.choices.some((choice) => choice.value === old) : typeof old === 'boolean';
    options[option.name] = known ? old! : option.default;
  }
  return {
    seats: info.seats.includes(last.seats!) ? last.seats! : usualSeats(info),
    bot: info.bots.some((bot) => bot.value === last.bot) ? last.bot! : null,
    open: last.open ?? false,
    options,
  };
}

/** Four, or as near to it as the game allows. */
export const usualSeats = (info: GameInfo): number =>
  info.seats.reduce((best, seats) => (Math.abs(seats - 4) < Math.abs(best - 4) ? seats : best), info.seats[0] ?? 1);

/** The middle level: neither the first nor, where there is a choice, the strongest. */
export const usualBot = (info: GameInfo): string | null => info.bots[Math.floor(info.bots.length / 2)]?.value ?? null;

export const keepChoices = (game: string, choices: Choices): void => keep(`table.${game}`, choices);
