/** A game to be wound both ways: which picture is shown, and what was told by then. */

import type { Finding, Frame, Line, Reel } from '../wire/types';
import { plain } from './state';

/** The shape of a move on the scrubber: something was done, went wrong, was given up, or was said. */
export type Shape = 'deed' | 'fault' | 'loss' | 'word';

/** The picture after so many inputs, or the last before it; -1 if the game has no such moment. */
export function indexOf(reel: Reel, move: number): number {
  if (!Number.isInteger(move) || move < 0 || move > reel.moves) return -1;
  return reel.frames.findLastIndex((frame) => frame.n <= move);
}

/** A line as it was kept once anybody had moved. */
function kept(line: Line): Line {
  if (!line.later) return line;
  const { later, ...rest } = line;
  return { ...rest, say: later };
}

/** The log as it stood then. */
export function logAt(reel: Reel, index: number): Line[] {
  const from = reel.frames.findLastIndex((frame, i) => i <= index && frame.update.whole);
  let log: Line[] = [];
  for (const { update } of reel.frames.slice(Math.max(0, from), index + 1)) log = update.whole ? update.log : [...log.map(kept), ...update.log];
  return log;
}

/** What a picture came with: the line of who acted, of those that are new in it. */
export function lineOf(frame: Frame | undefined): Line | null {
  if (!frame) return null;
  const { log, n, whole } = frame.update;
  return (whole ? log.filter((line) => line.n === n) : log)[0] ?? null;
}

export const said = (frame: Frame | undefined): string => {
  const line = lineOf(frame);
  return line ? plain(line.say) : '';
};

/** What the review has marked for these eyes, each at its picture: a seat's own decisions, and the turning points. */
export function marksOf(reel: Reel): { at: number; mark: Finding }[] {
  const own = (mark: Finding): boolean => mark.seat == null || reel.eyes === 'table' || reel.eyes === 'all' || reel.eyes === String(mark.seat);
  return reel.marks.filter(own).map((mark) => ({ at: indexOf(reel, mark.n), mark }));
}

/** The pictures in which somebody else acts than in the last one: where turns begin, and whose they are. */
export function turnsOf(reel: Reel): { at: number; seat: number }[] {
  let before: number | null = null;
  return reel.frames.flatMap((frame, at) => {
    const seat = at === 0 ? null : (lineOf(frame)?.seat ?? null);
    if (seat === null || seat === before) return [];
    before = seat;
    return [{ at, seat }];
  });
}

/** The last or next picture with an act of whoever acted in this one. */
export function sameSeat(reel: Reel, index: number, way: 1 | -1): number {
  const seat = lineOf(reel.frames[index])?.seat ?? null;
  for (let i = index + way; i > 0 && i < reel.frames.length; i += way) if (seat === null || lineOf(reel.frames[i])?.seat === seat) return i;
  return way === 1 ? reel.frames.length - 1 : 0;
}
