/** What players call out: "I want this one" for a die of the present roll, "I need red". */

import type { Signalled } from '../../wire/types';
import { LETTERS, suitOf } from './dice';

/** The seats that want each die of this roll. */
export function wantsOf(signals: readonly Signalled[], round: number): Map<number, number[]> {
  const wants = new Map<number, number[]>();
  for (const { seat, key } of signals) {
    const [kind, at, die] = key.split('.');
    if (kind === 'want' && Number(at) === round) wants.set(Number(die), [...(wants.get(Number(die)) ?? []), seat]);
  }
  return wants;
}

/** What each seat says it needs, as a sign: `R` or `5`. */
export function callsOf(signals: readonly Signalled[]): Map<number, string> {
  const calls = new Map<number, string>();
  for (const { seat, key } of signals) {
    const [kind, what] = key.split('.');
    if (kind === 'need') calls.set(seat, LETTERS.find((letter) => suitOf(letter) === what) ?? what!);
  }
  return calls;
}

/** What can be pinged of the signs that bombs ask for: colours and numbers alone. */
export const pingsOf = (needs: readonly string[]): string[] => [...new Set(needs.flatMap((sign) => [...sign]))];

export const wantKey = (round: number, die: number): string => `want.${round}.${die}`;
export const needKey = (sign: string): string => `need.${/\d/.test(sign) ? sign : suitOf(sign)}`;
