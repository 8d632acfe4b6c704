/** Keys that are pressed anywhere on the page and meant for the board. */

/** What was pressed, in capitals; null where it is meant for something else: the browser, an open sheet, a field. */
export function pressed(event: KeyboardEvent): string | null {
  const told = event.key === 'Escape' ? '.explained' : '.explained.asked';
  if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector(`dialog[open], ${told}`)) return null;
  return (event.target as HTMLElement).closest('input, textarea, [data-beside]') ? null : event.key.toUpperCase();
}

/** Enter presses what has the focus, and nothing else. */
export const onControl = (event: KeyboardEvent): boolean => (event.target as HTMLElement).closest('button, a, summary') !== null;

/** Whether the focus is on something of the board that is chosen already: Enter there confirms it. */
export const onChosen = (event: KeyboardEvent): boolean => (event.target as Element).closest('.board :is([aria-pressed=true], [aria-checked=true])') !== null;
