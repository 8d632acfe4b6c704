/** What a game's folder says of itself for the home page, before the server does; its name is in its texts. */

export interface About {
  place: number; // where its tile stands
  seats: readonly [least: number, most: number];
  minutes: number;
  together: boolean;
  icon: string; // the part of the tile that makes the small picture, as a view box
}
