/** A page's line to a table or a lesson: open as long as the page is, in its language; and the parts that draw the game there. */

import { fromStore } from 'svelte/store';
import { loadBoard, type Board } from '../../games';
import type { TableState } from '../../table/state';
import { Visit } from '../../table/visit';
import { followPage } from '../../wire/socket';
import { dress } from '../dress';
import { settings } from '../settings.svelte';

/** To be made by a page, and to end with it. */
export class OpenLine {
  readonly visit: Visit;
  private readonly heard: { readonly current: TableState };
  private loaded = $state.raw<{ game: string; board: Board } | null>(null);

  constructor(
    address: string,
    private readonly game: () => string | undefined,
  ) {
    let spoken = settings.language;
    this.visit = new Visit(address, spoken);
    this.heard = fromStore(this.visit);
    $effect(() => {
      this.visit.socket.connect();
      const stop = followPage(this.visit.socket);
      return () => {
        stop();
        this.visit.stop();
      };
    });
    $effect(() => {
      if (settings.language !== spoken) this.visit.socket.hello((spoken = settings.language));
    });
    $effect(() => {
      const game = this.game();
      if (!game) return;
      void loadBoard(game).then((board) => (this.loaded = { game, board }));
      return dress(game);
    });
  }

  state = $derived.by(() => this.heard.current);
  parts = $derived.by(() => (this.loaded && this.loaded.game === this.game() ? this.loaded.board : null)); // the next game may be another one
}
