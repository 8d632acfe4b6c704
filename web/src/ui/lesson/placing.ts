/** Where the bubble of a step stands: beside what it speaks of, and never over that or over what is to be pressed. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}
export interface Room {
  width: number;
  height: number;
  head: number; // above it nothing may stand
}
export interface Spot {
  left: number;
  top: number;
  covers: number; // how much of what must stay free, in square pixels
}

const EDGE = 12;
const HAIR = 3;
const GAP = 16; // room for a tail
const STEP = 10;

/** A box with some air around it. */
export const grown = ({ left, top, width, height }: Box, by: number): Box => ({ left: left - by, top: top - by, width: width + 2 * by, height: height + 2 * by });

/** The part of a box that can be seen, with a hair's breadth to the edge of the screen. */
export function within({ left, top, width, height }: Box, room: Room): Box {
  const [x, y] = [Math.max(HAIR, left), Math.max(HAIR, top)];
  return { left: x, top: y, width: Math.min(room.width - HAIR, left + width) - x, height: Math.min(room.height - HAIR, top + height) - y };
}

/** The smallest box around all of them. */
export function around(boxes: readonly Box[]): Box | null {
  if (!boxes.length) return null;
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  return { left, top, width: Math.max(...boxes.map((box) => box.left + box.width)) - left, height: Math.max(...boxes.map((box) => box.top + box.height)) - top };
}

export function shared(a: Box, b: Box): number {
  const wide = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const high = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return Math.max(0, wide) * Math.max(0, high);
}

/** The place nearest to `lit`, below it if possible, that covers least of it and of what is `busy`. */
export function place(size: { width: number; height: number }, lit: Box | null, busy: readonly Box[], room: Room): Spot {
  const free = [...(lit ? [grown(lit, GAP - 2)] : []), ...busy];
  const goal = lit ?? { left: room.width / 2, top: room.height / 2, width: 0, height: 0 };
  const right = Math.max(EDGE, room.width - size.width - EDGE);
  const low = Math.max(room.head, room.height - size.height - EDGE);
  let best: (Spot & { far: number }) | null = null;
  for (const top of steps(room.head, low, [goal.top + goal.height + GAP, goal.top - size.height - GAP])) {
    for (const left of steps(EDGE, right, [goal.left + goal.width / 2 - size.width / 2])) {
      const box = { left, top, ...size };
      const covers = free.reduce((sum, one) => sum + shared(box, one), 0);
      const above = top < goal.top ? size.height / 3 : 0;
      const far = Math.hypot(left + size.width / 2 - goal.left - goal.width / 2, top + size.height / 2 - goal.top - goal.height / 2) + above;
      if (!best || covers < best.covers - 0.5 || (covers < best.covers + 0.5 && far < best.far)) best = { left, top, covers, far };
    }
  }
  return best!;
}

/** From the first to the last in even steps, and some that are wished for besides. */
function steps(from: number, to: number, wished: readonly number[]): number[] {
  const even = Array.from({ length: Math.max(1, Math.ceil((to - from) / STEP) + 1) }, (_, i) => Math.min(to, from + i * STEP));
  return [...wished.filter((one) => one >= from && one <= to), ...even];
}
