/** That a table needs me, outside of its page: in the title, in the icon and, if allowed, in a notice. */

import { untrack } from 'svelte';
import type { Need } from '../../table/needed';
import { notify, withdraw } from '../notices.svelte';
import { words, type FrameWords } from '../settings.svelte';

const badge = (need: Need, rest: string, w: FrameWords): string => {
  if (need === 'turn') return w('turn-badge', { rest });
  return need === 'late' ? w('turn-badge-late', { rest }) : w('turn-badge-asked', { rest });
};

/** The icon of the page, with a dot or without. */
function dot(on: boolean): void {
  document.querySelector('link[rel=icon]')?.setAttribute('href', on ? '/icon-turn.svg' : '/icon.svg');
}

export function followNeed(need: () => Need | null, game: () => string, code: string): void {
  $effect(() => {
    const rest = `${words()('table-title', { game: game(), code })} · Miccia`;
    const now = need();
    document.title = now ? badge(now, rest, words()) : rest;
  });

  $effect(() => {
    const now = need();
    dot(now !== null);
    if (!now) return withdraw();
    const w = untrack(words);
    untrack(() => notify(w(`notice-${now}`, { game: game() }), { tag: `miccia ${code}`, body: `${w('table-room')} ${code}`, again: now === 'late' }));
  });

  $effect(() => {
    const seen = () => !document.hidden && withdraw();
    document.addEventListener('visibilitychange', seen);
    return () => {
      document.removeEventListener('visibilitychange', seen);
      withdraw();
      dot(false);
    };
  });
}
