/** Where everything of a bomb card lies: its spaces, the signs between them, the letters beside them. */

import type { BombCard, Joint } from './types';

export interface Square {
  x: number;
  y: number;
  s: number; // its side
}
export interface Bead {
  x: number;
  y: number;
  text: string;
}
export interface Layout {
  squares: Square[]; // by space
  tags: { x: number; y: number }[]; // by space: where its letter stands
  beads: Bead[];
  bead: number; // their radius
  pads: { x: number; y: number; wide: number; flat: boolean }[]; // what towers and pyramids stand on
  arrow: { x: number; from: number; to: number } | null;
}
export interface Room {
  w: number;
  h: number;
  head: number; // the height of the band with the name
  most: number; // the largest die
  lettered?: boolean; // spaces have letters: beside or below them, never on what they ask for
}

export const LETTER = 12; // half as wide as a letter
const BESIDE = LETTER - 2; // from the edge of a space to the middle of its letter: their rims touch
const DEPTH = 0.17; // how far a die reaches up and to the right of its front, as a share of its side
const SNAKE = [[0, 0], [1, 0], [1, 1], [0, 1]] as const; // four in a row, folded so that neighbours stay neighbours

const shown = (joint: Joint | null | undefined): string => joint?.sign ?? '';

function row(card: BombCard, { w, h, head, most, lettered }: Room): Layout {
  const count = card.spaces.length;
  const folded = count > 3 || (w < 100 && (count === 3 || card.result !== null));
  const [columns, lines] = folded ? [2, 2] : [count, 1];
  const tall = h - head > 1.2 * w; // then a result stands below the row
  const ends = card.result !== null && !folded && !tall;
  const gap = folded ? 0.3 : 0.28;
  const wide = columns + (columns - 1) * gap + DEPTH + (ends ? 0.75 : 0);
  const beside = folded && w > h - head; // letters stand left and right of it, otherwise above and below
  const rows = lines + (lines - 1) * gap + DEPTH;
  const room = { w: lettered && beside ? w - 4 * LETTER : w * 0.92, h: lettered && !beside ? h - head - 4 * LETTER : (h - head) * 0.86 };
  const s = Math.min(most, room.w / wide, room.h / rows);
  const left = (w - s * wide) / 2;
  const top = head + (h - head - s * (rows - 2 * DEPTH)) / 2;
  const step = s * (1 + gap);
  const at = (i: number) => (folded ? SNAKE[i]! : ([i, 0] as const));
  const squares = card.spaces.map((_, i) => ({ x: left + at(i)[0] * step, y: top + at(i)[1] * step, s }));
  const beads: Bead[] = card.joints.flatMap((joint, i) => {
    const [one, next] = [squares[i]!, squares[i + 1]];
    if (!joint || !next) return [];
    const y = folded ? (one.y + next.y + s) / 2 : one.y + s + 1;
    return [{ x: (one.x + next.x + s) / 2, y, text: shown(joint) }];
  });
  const last = squares.at(-1)!;
  const end = folded ? { x: count > 2 ? left + s / 2 : w / 2, y: top + step + s / 2 } : tall ? { x: w / 2, y: last.y + s + 38 } : { x: last.x + s * 1.58, y: last.y + s / 2 };
  if (card.result !== null) beads.push({ ...end, text: `=${card.result}` });
  const tags = squares.map((square, i) => {
    const [column, line] = at(i);
    if (beside) return { x: column ? square.x + s * (1 + DEPTH / 2) + BESIDE : square.x - BESIDE, y: square.y + s / 2 };
    return { x: square.x + s / 2, y: folded && line === 0 ? square.y - BESIDE : square.y + s + BESIDE };
  });
  return { squares, tags, beads, bead: s * 0.22, pads: [], arrow: null };
}

/** One tower, or two beside each other; `filled` dice of each stand already, and the next place begins on their top. */
function towers(card: BombCard, filled: readonly boolean[], { w, h, head, most, lettered }: Room): Layout {
  const count = card.shape === 'two towers' ? 2 : 1;
  const floors = card.spaces.length / count;
  const small = h < 110;
  const base = h - (small ? 8 : 14);
  const wide = lettered ? (w / count - 2 * LETTER - 4) / (1 + DEPTH / 2) : (w * 0.62) / count;
  const s = Math.min(most, (base - head - (small ? 7 : 12)) / (floors + DEPTH) - 1.5, wide);
  const layout: Layout = { squares: [], tags: [], beads: [], bead: Math.min(s * 0.24, 11), pads: [], arrow: null };
  for (let tower = 0; tower < count; tower++) {
    const x = (w * (tower + 0.5)) / count - s / 2 - (count > 1 ? (lettered ? LETTER + 2 : s * 0.12) : 0);
    layout.pads.push({ x: x + s / 2 + 2, y: base, wide: s * 0.78, flat: false });
    const standing = Array.from({ length: floors }, (_, i) => filled[tower * floors + i]).filter(Boolean).length;
    for (let floor = 0; floor < floors; floor++) {
      const space = tower * floors + floor;
      const above = floor < standing ? 0 : (standing ? s * DEPTH : 0) + (floor - standing + 1) * 1.5;
      const y = base - 3 - s * (floor + 1) - above;
      layout.squares.push({ x, y, s });
      layout.tags.push({ x: Math.min(x + s * 1.17 + 15, (w * (tower + 1)) / count - LETTER - 1), y: y + s / 2 });
      const joint = card.joints[space - 1];
      if (floor > 0 && joint) layout.beads.push({ x, y: y + s, text: shown(joint) });
    }
  }
  if (count === 1) layout.arrow = { x: w * (small ? 0.14 : 0.15), from: base - 6, to: base - 3 - floors * (s + 1.5) };
  return layout;
}

function pyramid(card: BombCard, { w, h, head, most, lettered }: Room): Layout {
  const floors = card.shape === 'small pyramid' ? 2 : 3;
  const small = h < 110;
  const base = h - (lettered ? 2 * LETTER + 1 : small ? 11 : 18);
  const gap = 0.18;
  const wide = floors + (floors - 1) * gap;
  const s = Math.min(most, (w * 0.86) / (wide + DEPTH), (base - head - 8) / (floors * 1.22));
  const left = (w - s * wide) / 2;
  const layout: Layout = { squares: [], tags: [], beads: [], bead: s * 0.22, pads: [], arrow: null };
  layout.pads.push({ x: w / 2, y: base, wide: (s * wide) / 2 + 9, flat: true });
  for (let floor = 0; floor < floors; floor++) {
    for (let i = 0; i < floors - floor; i++) {
      const [x, y] = [left + (i + floor / 2) * s * (1 + gap), base - s - floor * s * 1.22];
      layout.squares.push({ x, y, s });
      const first = i === 0 && floors - floor > 1;
      layout.tags.push(floor ? { x: first ? x - BESIDE : x + s * (1 + DEPTH / 2) + BESIDE, y: y + s / 2 } : { x: x + s / 2, y: y + s + BESIDE });
    }
  }
  return layout;
}

export function layoutOf(card: BombCard, filled: readonly boolean[], room: Room): Layout {
  if (card.shape === 'row') return row(card, room);
  return card.shape.endsWith('pyramid') ? pyramid(card, room) : towers(card, filled, room);
}
