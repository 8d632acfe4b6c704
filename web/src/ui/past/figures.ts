/** Figures as they are written: a true minus, a space before the percent sign, dates in the present language. */

import { settings } from '../settings.svelte';

/** As this browser's owner writes the present language: dates differ from land to land. */
const locale = (): string => navigator.languages.find((tag) => tag.split('-')[0] === settings.language) ?? settings.language;

export const percent = (share: number): string => `${Math.round(100 * share)}%`;

/** A change: +4, −8, 0. */
export const signed = (value: number): string => {
  const whole = Math.round(value);
  return whole < 0 ? `−${-whole}` : whole > 0 ? `+${whole}` : '0';
};

export const tenths = (value: number): string => new Intl.NumberFormat(locale(), { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value);

const at = (seconds: number, how: Intl.DateTimeFormatOptions): string => new Intl.DateTimeFormat(locale(), how).format(seconds * 1000);

export const day = (seconds: number): string => at(seconds, { day: 'numeric', month: 'short' });
export const monthName = (seconds: number): string => at(seconds, { month: 'long' });
export const shortMonth = (year: number, month: number): string => at(new Date(year, month, 15).getTime() / 1000, { month: 'short' });
