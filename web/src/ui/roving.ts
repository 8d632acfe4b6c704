/** One stop for Tab within a group, arrows to move inside it. `{@attach roving()}` on the group. */

import type { Attachment } from 'svelte/attachments';

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

export function roving(items = 'button:not(:disabled)'): Attachment<HTMLElement> {
  return (group) => {
    const all = () => [...group.querySelectorAll<HTMLElement>(items)];

    function settle(): void {
      const found = all();
      const stop =
        found.find((item) => item === document.activeElement) ??
        found.find((item) => item.matches('[aria-checked=true],[aria-pressed=true]')) ??
        found.find((item) => item.tabIndex === 0) ??
        found[0];
      for (const item of found) {
        const index = item === stop ? 0 : -1;
        if (item.tabIndex !== index) item.tabIndex = index;
      }
    }

    function key(event: KeyboardEvent): void {
      const found = all();
      const at = found.indexOf(document.activeElement as HTMLElement);
      if (at < 0 || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      const step = STEPS[event.key];
      const to =
        step !== undefined ? (at + step + found.length) % found.length
        : event.key === 'Home' ? 0
        : event.key === 'End' ? found.length - 1
        : -1;
      if (to < 0) return;
      event.preventDefault();
      found[to]!.focus();
      if (found[to]!.getAttribute('role') === 'radio') found[to]!.click();
      settle();
    }

    const watcher = new MutationObserver(settle);
    watcher.observe(group, { childList: true, subtree: true, attributeFilter: ['aria-checked', 'aria-pressed', 'disabled'] });
    group.addEventListener('keydown', key);
    group.addEventListener('focusin', settle);
    settle();
    return () => {
      watcher.disconnect();
      group.removeEventListener('keydown', key);
      group.removeEventListener('focusin', settle);
    };
  };
}
