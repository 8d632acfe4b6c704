/** The journeys of dice that events tell of: bag to tray, tray to bomb, bomb to bag; and the die that rolls again. */

import { MOVE, type Rects } from '../../table/flip';
import type { FuseEvent, FuseView } from './types';

export interface Flight {
  id: number;
  face: string;
  was: string | null; // the face before a re-roll: the die turns over on the spot, then goes
  from: DOMRect;
  to: DOMRect;
  fades: boolean; // shrinks into a place where this die is not drawn: the bag, a bomb that is gone, a partner's panel
  lands: string; // the element that waits for it
  delay: number;
}

let last = 0;
const ROLL = 320; // between dice that are rolled again

/** Where a thing is drawn: the first of these places that is on the screen. */
const place = (rects: Rects, ...names: string[]): string | undefined => names.find((name) => rects.has(name));
const bag = (rects: Rects) => place(rects, 'bag', 'column');
/** Only a die waits unseen for its double; never what it lies in. */
const drawn = (name: string): boolean => /^(tray|space)-/.test(name);

export function flightsOf(events: readonly FuseEvent[], was: FuseView, before: Rects, after: Rects): Flight[] {
  const flights: Flight[] = [];
  let rolls = 0;
  const add = (face: string, from: DOMRect | undefined, lands: string | undefined, more: Partial<Flight> = {}) => {
    const to = lands === undefined ? undefined : after.get(lands);
    if (!from || !to || lands === undefined) return;
    const delay = more.was ? rolls * ROLL : MOVE.stagger * Math.min(flights.length, MOVE.most);
    flights.push({ id: ++last, face, was: null, from, to, lands, fades: !drawn(lands), delay, ...more });
  };
  const space = (rects: Rects, seat: number, bomb: number, at: number) => place(rects, `space-${seat}-${bomb}-${at}`, `bomb-${seat}-${bomb}`, `mate-${seat}`);
  const stays = (seat: number, bomb: number) => !events.some((event) => (event.t === 'defused' || event.t === 'fell') && event.seat === seat && event.bomb === bomb);
  const spot = (seat: number, bomb: number, at: number) => {
    const name = space(before, seat, bomb, at);
    return name === undefined ? undefined : before.get(name);
  };
  for (const event of events) {
    if (event.t === 'placed') {
      const { seat, bomb } = event;
      const lands = stays(seat, bomb) ? space(after, seat, bomb, event.space) : place(after, `bomb-${seat}-${bomb}`, `mate-${seat}`);
      add(event.face, before.get(`tray-${event.die}`), lands);
    } else if (event.t === 'gave') add(event.face, spot(event.seat, event.bomb, event.space), bag(after));
    else if (event.t === 'defused' || event.t === 'fell') {
      const dice = was.players[event.seat]?.bombs[event.bomb]?.dice ?? [];
      dice.forEach((face, at) => face && add(face, spot(event.seat, event.bomb, at), bag(after)));
    } else if (event.t === 'rerolled') {
      add(event.face, before.get(`tray-${event.die}`), bag(after), { was: event.was });
      rolls++;
    } else if (event.t === 'rolled') {
      const from = bag(before);
      event.dice.forEach((face, die) => add(face, from === undefined ? undefined : before.get(from), `tray-${die}`));
    }
  }
  return flights;
}
