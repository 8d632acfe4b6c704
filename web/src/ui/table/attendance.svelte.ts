/** A page at a table: the line to it, the parts that draw its game, and how much of that may be told by now. */

import { hushed } from '../../table/mute';
import { tableTime } from '../../table/state';
import type { Visit } from '../../table/visit';
import { getGames } from '../../wire/http';
import { tableAddress } from '../../wire/socket';
import type { GameInfo } from '../../wire/types';
import { Coach } from '../coach/coach.svelte';
import { sky } from '../board/sky.svelte';
import { note } from '../notes.svelte';
import { gameName, settings, words } from '../settings.svelte';
import { Asked } from './asked.svelte';
import { openHouse, type House } from './house';
import { OpenLine } from './line.svelte';
import type { Mutes } from './mutes.svelte';
import { TakingBack } from './takeback.svelte';

/** To be made by a page, and to end with it. */
export class Attendance implements House {
  readonly visit: Visit;
  readonly back: TakingBack;
  readonly asked: Asked;
  readonly coach: Coach;
  infos = $state.raw<GameInfo[]>([]); // of all games
  private readonly line: OpenLine;

  constructor(
    code: string,
    readonly mutes: Mutes,
  ) {
    this.line = new OpenLine(tableAddress(code), () => this.game);
    this.visit = this.line.visit;
    this.back = new TakingBack(this.visit, () => this.state);
    this.asked = new Asked(() => this.state.update?.legal ?? [], ({ id }) => this.send(id));
    this.coach = new Coach(this.visit, () => this.state);
    openHouse(this);
    $effect(() => {
      void getGames(settings.language).then((games) => (this.infos = games), () => {});
    });
  }

  state = $derived.by(() => this.line.state);
  table = $derived.by(() => this.state.table && hushed(this.state.table, this.mutes.all));
  update = $derived(this.state.update);
  foreseen = $derived(this.state.foreseen);
  private game = $derived(this.table?.game);
  info = $derived(this.infos.find((one) => one.key === this.game));
  name = $derived(gameName(this.infos, this.game ?? ''));
  parts = $derived.by(() => this.line.parts);
  Token = $derived(this.parts?.Token);

  private turn = $derived(this.update?.turn);
  private ending = $derived(this.turn?.t === 'over' && sky.busy ? this.update!.n : null);
  untold = $derived(this.parts?.finale?.from ?? this.ending); // the update that the board is still telling the end of
  log = $derived.by(() => {
    const untold = this.untold;
    return untold === null ? this.state.log : this.state.log.filter((line) => line.n < untold);
  });
  over = $derived(this.turn?.t === 'over' && this.untold === null ? this.turn : null);

  /** Take a legal action; whether it is on its way. */
  private send(action: number): boolean {
    const sent = this.visit.act(action);
    if (!sent) note(words()('link-broken-long'), { bad: true });
    return sent;
  }

  readonly clock = (): number => tableTime(this.state.time, performance.now());
}
