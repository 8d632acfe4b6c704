/** The table that the parts of a page stand at, wherever they are: what boards need not hand on from part to part. */

import { getContext, setContext, type Component } from 'svelte';
import type { TokenProps } from '../../games';
import type { Visit } from '../../table/visit';
import type { Foreseen, GameInfo, Line, Table, Update } from '../../wire/types';
import type { Asked } from './asked.svelte';
import type { Coach } from '../coach/coach.svelte';
import type { Mutes } from './mutes.svelte';
import type { TakingBack } from './takeback.svelte';

export interface House {
  readonly visit: Visit;
  readonly table: Table | null;
  readonly update: Update | null;
  readonly info: GameInfo | undefined;
  readonly log: readonly Line[];
  readonly Token: Component<TokenProps> | undefined; // the game's own marks
  readonly foreseen: Foreseen | null; // how bots will read what I can do, if I have asked
  readonly back: TakingBack;
  readonly asked: Asked;
  readonly coach: Coach;
  readonly clock: () => number;
  readonly mutes: Mutes;
}
const KEY = Symbol('house');

export const openHouse = (house: House): House => setContext(KEY, house);
export const inHouse = (): House | undefined => getContext(KEY);
