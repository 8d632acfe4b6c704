/** Forms that every language needs: numbers with their nouns, lists. */

export const many = (count: number, one: string, more: string): string => `${count} ${count === 1 ? one : more}`;

/** "red, blue and green": `last` stands before the last one. */
export const joined = (parts: readonly string[], last: string): string =>
  parts.length < 2 ? (parts[0] ?? '') : parts.slice(0, -1).join(', ') + last + parts.at(-1);
