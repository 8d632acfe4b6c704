/** A table's code as people type it: in any case, with blanks, dots or nothing between the parts; or a pasted invitation. */
export function readCode(text: string): string {
  const told = text.match(/\/t\/([^/?#]+)/)?.[1] ?? text;
  return (told.toUpperCase().match(/[A-Z]+|[0-9]+/g) ?? []).join('-');
}
