import type { About } from '../about';

export default {
  place: 2,
  name: { it: 'Exploding Kittens', en: 'Exploding Kittens' },
  brief: 'Kittens',
  blurb: {
    it: 'Good vs Evil: pesca, attacca, di’ No! Vince chi resta vivo per ultimo.',
    en: 'Good vs Evil: draw, attack, say Nope! The last one alive wins.',
  },
  seats: [2, 5],
  minutes: 15,
  together: false,
  icon: '78 26 180 180',
} satisfies About;
