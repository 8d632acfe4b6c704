/** Short notes that appear over the page and go away by themselves. */

export interface Note {
  id: number;
  text: string;
  bad: boolean;
  stays: boolean; // others do not push it away: it is told only once
  link?: { label: string; to: string };
}

export const notes = $state<Note[]>([]);
let last = 0;

export function note(text: string, more: { bad?: boolean; stays?: boolean; link?: Note['link'] } = {}): void {
  const id = ++last;
  const oldest = notes.find((one) => !one.stays);
  if (notes.length > 2 && oldest) dismiss(oldest.id);
  notes.push({ id, text, bad: more.bad ?? false, stays: more.stays ?? false, link: more.link });
  setTimeout(() => dismiss(id), 4000 + text.length * 60);
}

export function dismiss(id: number): void {
  const at = notes.findIndex((one) => one.id === id);
  if (at >= 0) notes.splice(at, 1);
}
