import type { About } from '../about';

export default {
  place: 3,
  name: { it: 'Hanabi', en: 'Hanabi' },
  brief: 'Hanabi',
  blurb: {
    it: 'Vedi le carte di tutti, tranne le tue. Costruite insieme cinque fuochi.',
    en: 'You see everyone’s cards but your own. Build five fireworks together.',
  },
  seats: [2, 5],
  minutes: 25,
  together: true,
  icon: '70 0 190 190',
} satisfies About;
