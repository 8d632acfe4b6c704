/** The squad's clock, worked out from what the table tells. All in milliseconds. */

import type { FuseView } from './types';

export const MARKS = [300, 120, 60, 30, 10] as const; // seconds left that are called out

/** What has gone by: nothing before time begins; after the end the clock stands where it stood. */
const gone = (view: FuseView, now: number): number => Math.max(0, view.ended ? view.now : now);

/** What is left, or null without a clock. */
export function left(view: FuseView, now: number): number | null {
  return view.limit === null ? null : Math.max(0, view.limit - view.charged - gone(view, now));
}

/** What is shown: minutes and seconds left, rounded up so that 0:00 is the end; without a clock those gone. */
export function face(view: FuseView, now: number): { minutes: number; seconds: number } {
  const rest = left(view, now);
  const whole = rest === null ? Math.floor((view.charged + gone(view, now)) / 1000) : Math.ceil(rest / 1000);
  return { minutes: Math.floor(whole / 60), seconds: whole % 60 };
}

/** One part for each minute of the limit, first the fullest: how much of it is left, 1 to 0. */
export function segments(view: FuseView, now: number): number[] {
  const rest = left(view, now);
  if (rest === null || view.limit === null) return [];
  return Array.from({ length: Math.round(view.limit / 60_000) }, (_, i) => Math.min(1, Math.max(0, rest / 60_000 - i)));
}

/** The mark that was passed between two moments, in seconds; the lowest if there were several. */
export function passed(before: number, after: number): (typeof MARKS)[number] | null {
  return MARKS.findLast((mark) => before > mark * 1000 && after <= mark * 1000) ?? null;
}

/** Whether the clock ticks between two moments: in the last minute every other second, in the last ten each. */
export function ticks(before: number, after: number): boolean {
  const step = after <= 10_000 ? 1000 : 2000;
  return after > 0 && after < 60_000 && Math.ceil(before / step) !== Math.ceil(after / step);
}

/** How many bombs ahead of an even pace to the goal the squad is; behind is negative. */
export function pace(view: FuseView, goal: number, now: number): number | null {
  const rest = left(view, now);
  if (rest === null || view.limit === null || view.ended) return null;
  return Math.trunc(view.defused.length - goal * (1 - rest / view.limit));
}

/** Seconds left for a forced choice. */
export const secondsTo = (until: number, now: number): number => Math.max(0, Math.ceil((until - now) / 1000));
