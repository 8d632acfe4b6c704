/** The kinds of cards, in the order in which a hand is laid out, and their colours: ground and ink. */

export const KINDS = [
  'godcat', 'defuse', 'nope', 'armageddon', 'attack', 'targeted', 'favor', 'heck', 'reveal', 'shuffle',
  'feral', 'sock', 'teapot', 'umbrella', 'cactus', 'kitten', 'devilcat',
] as const;

export type Kind = (typeof KINDS)[number];

/** The ground of the picture and the ink that is drawn on it. */
export const COLOURS: Record<Kind, readonly [ground: string, ink: string]> = {
  godcat: ['#f0c65a', '#7a5100'],
  defuse: ['#0c8f73', '#03463a'],
  nope: ['#22252f', '#ffc64b'],
  armageddon: ['#2a0d38', '#1c0a29'],
  attack: ['#c43b2c', '#5c140d'],
  targeted: ['#a8324f', '#45091b'],
  favor: ['#b8447d', '#4d0f31'],
  heck: ['#d06a1c', '#4a1f00'],
  reveal: ['#6d4bc9', '#2b1670'],
  shuffle: ['#2866d8', '#0e2c6c'],
  feral: ['#7a8a3a', '#2c3310'],
  sock: ['#f5bd2a', '#6b4300'],
  teapot: ['#4aa3b8', '#0b3f4c'],
  umbrella: ['#e08aa0', '#5e1a30'],
  cactus: ['#7fc06a', '#1f4a17'],
  kitten: ['#1b1420', '#ff7163'],
  devilcat: ['#3a0d18', '#ff7163'],
};

/** Where a card stands among the others. */
export const placeOf = (card: string): number => KINDS.indexOf(card as Kind);
