/** The colour of a seat's avatar: neighbours differ, and a seat keeps its colour for the whole game. */
const HUES = ['#ffb37a', '#8fd3ff', '#c9f07f', '#f7a8d8', '#b9a7ff', '#ffd97a', '#8ff0d6', '#ffb8b8'] as const;

export const hue = (seat: number): string => HUES[seat % HUES.length]!;

/** The letter that stands for a name; of those who only have a number, such as guests, the number. */
export const initial = (name: string): string => /\p{L} (\d)$/u.exec(name)?.[1] ?? [...name.trim()][0]?.toUpperCase() ?? '?';
