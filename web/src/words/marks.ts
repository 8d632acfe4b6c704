/** The words of a mark. A board may say some in another way than the server, as the player has chosen. */

import type { Mark } from '../wire/types';

export type Speller = (mark: Mark) => string | undefined;

let speller: Speller | undefined;

/** From now on marks are said so; what it does not know is said as it came. */
export function spellBy(how: Speller | undefined): void {
  speller = how;
}

export const spelt = (mark: Mark): string => speller?.(mark) ?? mark.text;
