/** The journeys of dice that events tell of: bag to tray, tray to bomb, bomb to bag; and the die that rolls again. */

import { MOVE, type Rects } from '../../table/flip';
import { journeys, straight, type Flight, type Path } from '../../ui/board/flights';
import type { FuseEvent, FuseView } from './types';

interface Flying {
  face: string;
  rolls: boolean; // it turns over on the spot, then goes
}
export type DieFlight = Flight & Flying;

export const SIDE = 60;
const ROLL = 320; // between dice that are rolled again
const TURN = 420; // how long a die rolls on the spot
const QUICK = 260; // dice are read as soon as they lie there
/** Only a die waits unseen for its double, never what it lies in: the bag, a bomb that is gone, a partner's panel. */
const MANNER = { fades: /^(?!(tray|space)-)/, awaited: /^(tray|space)-/, pace: 1 };
const BAG = ['bag', 'column'];

export function flightsOf(events: readonly FuseEvent[], was: FuseView, before: Rects, after: Rects): DieFlight[] {
  const { flights, add } = journeys<Flying>(before, after, MANNER);
  let rolled = 0;
  const whole = (seat: number, bomb: number) => [`bomb-${seat}-${bomb}`, `mate-${seat}`];
  const space = (seat: number, bomb: number, at: number) => [`space-${seat}-${bomb}-${at}`, ...whole(seat, bomb)];
  const stays = (seat: number, bomb: number) => !events.some((event) => (event.t === 'defused' || event.t === 'fell') && event.seat === seat && event.bomb === bomb);
  const go = (face: string, leaves: readonly string[], lands: readonly string[]) => add({ face, rolls: false }, leaves, lands);
  for (const event of events) {
    if (event.t === 'placed') {
      const { seat, bomb } = event;
      go(event.face, [`tray-${event.die}`], stays(seat, bomb) ? space(seat, bomb, event.space) : whole(seat, bomb));
    } else if (event.t === 'gave') go(event.face, space(event.seat, event.bomb, event.space), BAG);
    else if (event.t === 'defused' || event.t === 'fell') {
      const dice = was.players[event.seat]?.bombs[event.bomb]?.dice ?? [];
      dice.forEach((face, at) => face && go(face, space(event.seat, event.bomb, at), BAG));
    } else if (event.t === 'rerolled') {
      add({ face: event.face, rolls: true }, [`tray-${event.die}`], BAG, ROLL * rolled++);
    } else if (event.t === 'rolled') event.dice.forEach((face, die) => go(face, BAG, [`tray-${die}`]));
  }
  return flights;
}

export function pathOf({ from, to, fades, rolls }: DieFlight, large: number): Path {
  const at = ({ x, y, width, height }: DOMRect, size: number) =>
    `translate(${x + width / 2 - SIDE / 2}px, ${y + height / 2 - SIDE / 2}px) scale(${size / SIDE})`;
  const small = Math.min(44 * large, to.width);
  const start = at(from, Math.min(56 * large, from.width));
  const end = at(to, fades ? small * 0.5 : small);
  if (!rolls) return { ...straight(start, end, fades, 0.8), duration: fades ? MOVE.duration : QUICK };
  const frames = [
    { transform: start, opacity: 1 },
    { transform: `${start} translateY(-26px) rotate(-200deg)`, opacity: 1, offset: 0.22 },
    { transform: `${start} rotate(-360deg) scale(1.12)`, opacity: 1, offset: 0.45 },
    { transform: `${start} rotate(-360deg)`, opacity: 1, offset: 0.66 },
    { transform: `${end} rotate(-360deg)`, opacity: 0 },
  ];
  return { frames, duration: MOVE.duration + 2 * TURN, easing: 'ease-in-out' };
}
