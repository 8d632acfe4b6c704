/** The address as a page: a tiny router on the History API. */

import { readBeside } from './rules/reading.svelte';

export const route = $state({ path: location.pathname, search: location.search, hash: location.hash });

function look(): void {
  route.path = location.pathname;
  route.search = location.search;
  route.hash = location.hash;
}

/** Go to another page without loading anew. */
export function go(address: string, replace = false): void {
  if (replace) history.replaceState(null, '', address);
  else history.pushState(null, '', address);
  look();
  if (!route.hash) window.scrollTo(0, 0);
}

/** Follow the address, and links of our own within the page. */
export function followAddress(): () => void {
  const click = (event: MouseEvent) => {
    const link = (event.target as Element | null)?.closest?.('a');
    if (!link || event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    if (link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    if (link.pathname.startsWith('/api/')) return;
    event.preventDefault();
    if (!readBeside(link.pathname, link.hash, route.path)) go(link.pathname + link.search + link.hash);
  };
  window.addEventListener('popstate', look);
  document.addEventListener('click', click);
  return () => {
    window.removeEventListener('popstate', look);
    document.removeEventListener('click', click);
  };
}
