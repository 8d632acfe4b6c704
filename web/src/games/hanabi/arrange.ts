/** How hands lie on this screen, which is a matter of that screen alone (H14). Cards are named by their order. */

export interface Ordered {
  order: number;
}

/** Where the newest card of a hand lies. */
export type Side = 'left' | 'right';

/** The place of a slot as it is counted from the left, where nobody has moved anything. */
export const counted = (slot: number, held: number, newest: Side): number => (newest === 'right' ? slot : held - 1 - slot);

/** The slots of a hand in the order in which they are shown; cards nobody has moved lie at the newest end, as drawn. */
export function shown(hand: readonly Ordered[], wish: readonly number[] = [], newest: Side = 'right'): number[] {
  const slots = hand.map((_, slot) => slot);
  const place = (slot: number) => {
    const wished = wish.indexOf(hand[slot]!.order);
    if (wished >= 0) return wished;
    return newest === 'right' ? wish.length + slot : -1 - slot;
  };
  return slots.sort((one, other) => place(one) - place(other));
}

/** The wish after the card at a slot was put where another place of the row is. */
export function moved(hand: readonly Ordered[], wish: readonly number[], slot: number, to: number, newest: Side = 'right'): number[] {
  const row = shown(hand, wish, newest);
  const from = row.indexOf(slot);
  if (from < 0 || to < 0 || to >= row.length) return [...wish];
  row.splice(to, 0, ...row.splice(from, 1));
  return row.map((one) => hand[one]!.order);
}
