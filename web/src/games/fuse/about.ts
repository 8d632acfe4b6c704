import type { About } from '../about';

export default {
  place: 4,
  name: { it: 'FUSE', en: 'FUSE' },
  brief: 'FUSE',
  blurb: {
    it: 'Dieci minuti, venticinque dadi, una squadra di artificieri.',
    en: 'Ten minutes, twenty-five dice, one bomb squad.',
  },
  seats: [1, 5],
  minutes: 10,
  together: true,
  icon: '166 20 168 168',
} satisfies About;
