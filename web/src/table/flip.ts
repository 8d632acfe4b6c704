/** Measuring for movement: things carry `data-flip`; what moved is played from where it was. */

export type Rects = Map<string, DOMRect>;

export const MOVE = { duration: 380, stagger: 40, most: 6, easing: 'cubic-bezier(0.2, 0.9, 0.25, 1)' } as const;

export const flipElement = (name: string): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[data-flip="${CSS.escape(name)}"]`);

/** Where everything that can move is now. */
export function measure(): Rects {
  const rects: Rects = new Map();
  for (const element of document.querySelectorAll<HTMLElement>('[data-flip]')) {
    const rect = element.getBoundingClientRect();
    if (rect.width > 0) rects.set(element.dataset.flip!, rect);
  }
  return rects;
}

/** Let everything that stayed glide from its old place to its new one, except what travels otherwise; all of it drawn at a scale. */
export function glide(before: Rects, after: Rects, scale: number, rests: (name: string) => boolean): void {
  for (const [name, now] of after) {
    const was = before.get(name);
    if (!was || rests(name)) continue;
    const [x, y] = [(was.x - now.x) / scale, (was.y - now.y) / scale];
    if (Math.abs(x) + Math.abs(y) < 1) continue;
    const element = flipElement(name);
    if (!element || element.querySelector('[data-flip]')) continue; // what lies in it glides by itself
    element.animate([{ transform: `translate(${x}px, ${y}px)` }, { transform: 'none' }], {
      duration: MOVE.duration,
      easing: MOVE.easing,
    });
  }
}

/** Keep an element unseen while its flying double is on the way. */
export function hideFor(element: HTMLElement | null, millis: number): Animation | undefined {
  return element?.animate([{ opacity: 0 }, { opacity: 0 }], { duration: millis });
}
