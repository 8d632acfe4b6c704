/** What a game's folder says of itself for the home page, before the server does. */

import type { Language } from '../wire/language';

export interface About {
  place: number; // where its tile stands
  name: Record<Language, string>;
  brief: string; // the name where room is scarce
  blurb: Record<Language, string>;
  seats: readonly [least: number, most: number];
  minutes: number;
  together: boolean;
  icon: string; // the part of the tile that makes the small picture, as a view box
}
