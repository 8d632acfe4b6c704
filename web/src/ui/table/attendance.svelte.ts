/** A page at a table: the line to it, the parts that draw its game, and how much of that may be told by now. */

import { fromStore } from 'svelte/store';
import { loadBoard, type Board } from '../../games';
import { hushed } from '../../table/mute';
import { tableTime, type TableState } from '../../table/state';
import { Visit } from '../../table/visit';
import { getGames } from '../../wire/http';
import { followPage, tableAddress } from '../../wire/socket';
import type { GameInfo } from '../../wire/types';
import { sky } from '../board/sky.svelte';
import { gameName, settings } from '../settings.svelte';
import { openHouse, type House } from './house';
import type { Mutes } from './mutes.svelte';
import { TakingBack } from './takeback.svelte';

/** To be made by a page, and to end with it. */
export class Attendance implements House {
  readonly visit: Visit;
  readonly back: TakingBack;
  infos = $state.raw<GameInfo[]>([]); // of all games
  private loaded = $state.raw<{ game: string; board: Board } | null>(null);
  private readonly heard: { readonly current: TableState };

  constructor(
    code: string,
    readonly mutes: Mutes,
  ) {
    let spoken = settings.language;
    this.visit = new Visit(tableAddress(code), spoken);
    this.heard = fromStore(this.visit);
    this.back = new TakingBack(this.visit, () => this.state);
    openHouse(this);
    $effect(() => {
      this.visit.socket.connect();
      const stop = followPage(this.visit.socket);
      return () => {
        stop();
        this.visit.stop();
      };
    });
    $effect(() => {
      void getGames(settings.language).then((games) => (this.infos = games), () => {});
      if (settings.language !== spoken) this.visit.socket.hello((spoken = settings.language));
    });
    $effect(() => {
      const game = this.game;
      if (!game) return;
      document.documentElement.dataset.game = game;
      void loadBoard(game).then((board) => (this.loaded = { game, board }));
      return () => delete document.documentElement.dataset.game;
    });
  }

  state = $derived.by(() => this.heard.current);
  table = $derived.by(() => this.state.table && hushed(this.state.table, this.mutes.all));
  update = $derived(this.state.update);
  private game = $derived(this.table?.game);
  info = $derived(this.infos.find((one) => one.key === this.game));
  name = $derived(gameName(this.infos, this.game ?? ''));
  parts = $derived(this.loaded && this.loaded.game === this.game ? this.loaded.board : null); // the next game may be another one
  Token = $derived(this.parts?.Token);

  private turn = $derived(this.update?.turn);
  private ending = $derived(this.turn?.t === 'over' && sky.busy ? this.update!.n : null);
  untold = $derived(this.parts?.finale?.from ?? this.ending); // the update that the board is still telling the end of
  log = $derived.by(() => {
    const untold = this.untold;
    return untold === null ? this.state.log : this.state.log.filter((line) => line.n < untold);
  });
  over = $derived(this.turn?.t === 'over' && this.untold === null ? this.turn : null);

  readonly clock = (): number => tableTime(this.state.time, performance.now());
}
