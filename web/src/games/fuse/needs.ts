/** What a player's bombs ask for now, as signs: `R`, `5`, `G2`. Only what the cards print; nothing is worked out. */

import { signOf } from './dice';
import type { Front, Player } from './types';

/** Whether a die could lie there: the space is empty and what carries it is not. */
export const reachable = (front: Front, space: number): boolean =>
  front.dice[space] === null && front.card.spaces[space]!.below.every((below) => front.dice[below] !== null);

/** The sign that a neighbour with "=" asks for. */
function echo(front: Front, space: number): string {
  for (const [joint, beside] of [[space - 1, space - 1], [space, space + 1]] as const) {
    const { sign, of } = front.card.joints[joint] ?? {};
    const die = front.dice[beside];
    if (sign !== '=' || !die) continue;
    if (of === 'colour') return die[0]!;
    if (of === 'number') return die[1]!;
    if (of === 'both') return die;
  }
  return '';
}

export function needsOf(player: Player): string[] {
  const found = new Set<string>();
  for (const front of player.bombs) {
    if (!front) continue;
    front.card.spaces.forEach((asked, space) => {
      if (!reachable(front, space)) return;
      for (const want of asked.wants) found.add(signOf(want.colour, want.number) || echo(front, space));
    });
  }
  found.delete('');
  return [...found].sort((one, other) => one.length - other.length);
}

/** The plain signs for a ping: colours and numbers alone. */
export const pingsOf = (player: Player): string[] => [...new Set(needsOf(player).flatMap((sign) => [...sign]))];
