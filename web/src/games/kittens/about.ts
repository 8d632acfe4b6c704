import type { About } from '../about';

export default {
  place: 2,
  seats: [2, 5],
  minutes: 15,
  together: false,
  icon: '78 26 180 180',
} satisfies About;
