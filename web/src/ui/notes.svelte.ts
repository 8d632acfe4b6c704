/** Short notes that appear over the page and go away by themselves. */

export interface Note {
  id: number;
  text: string;
  bad: boolean;
  link?: { label: string; to: string };
}

export const notes = $state<Note[]>([]);
let last = 0;

export function note(text: string, more: { bad?: boolean; link?: Note['link'] } = {}): void {
  const id = ++last;
  if (notes.length > 2) notes.shift();
  notes.push({ id, text, bad: more.bad ?? false, link: more.link });
  setTimeout(() => dismiss(id), 4000 + text.length * 60);
}

export function dismiss(id: number): void {
  const at = notes.findIndex((one) => one.id === id);
  if (at >= 0) notes.splice(at, 1);
}
