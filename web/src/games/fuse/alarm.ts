/** What dice are returned for: a detonator (`R`, `4`) or a die that was rolled again (`R4`). */

import { signWords, type FuseWords } from './language';

/** What is asked for, in words: "red", "red or 4". */
export const alarmWords = (alarm: string, w: FuseWords): string => w.or([...alarm].map((sign) => signWords(sign, w)));

export const byDie = (alarm: string): boolean => alarm.length === 2;
