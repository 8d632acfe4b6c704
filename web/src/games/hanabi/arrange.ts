/** How a player lays out the own hand: a matter of that screen alone (H14). Cards are named by their order. */

export interface Ordered {
  order: number;
}

/** The slots of a hand in the order in which they are shown; cards nobody has moved come last, as drawn. */
export function shown(hand: readonly Ordered[], wish: readonly number[]): number[] {
  const slots = hand.map((_, slot) => slot);
  const place = (slot: number) => {
    const wished = wish.indexOf(hand[slot]!.order);
    return wished < 0 ? wish.length + slot : wished;
  };
  return slots.sort((one, other) => place(one) - place(other));
}

/** The wish after the card at a slot was put where another place of the row is. */
export function moved(hand: readonly Ordered[], wish: readonly number[], slot: number, to: number): number[] {
  const row = shown(hand, wish);
  const from = row.indexOf(slot);
  if (from < 0 || to < 0 || to >= row.length) return [...wish];
  row.splice(to, 0, ...row.splice(from, 1));
  return row.map((one) => hand[one]!.order);
}
