/** How large an element is, told whenever that changes: unlike `bind:clientWidth`, with nothing laid out before its time. */

import type { Attachment } from 'svelte/attachments';

export const sized =
  (told: (width: number, height: number) => void): Attachment<HTMLElement> =>
  (element) => {
    const observer = new ResizeObserver(() => told(element.clientWidth, element.clientHeight));
    observer.observe(element, { box: 'border-box' });
    return () => observer.disconnect();
  };
