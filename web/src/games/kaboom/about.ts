import type { About } from '../about';

export default {
  place: 1,
  name: { it: 'Kaboom!', en: 'Kaboom!' },
  brief: 'Kaboom!',
  blurb: {
    it: 'Taglia i cavi giusti, oppure mettiti in salvo con René prima del botto.',
    en: 'Cut the right wires, or get away with René before it blows.',
  },
  seats: [2, 5],
  minutes: 20,
  together: false,
  icon: '160 30 170 170',
} satisfies About;
