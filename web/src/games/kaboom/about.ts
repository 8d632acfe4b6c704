import type { About } from '../about';

export default {
  place: 1,
  seats: [2, 5],
  minutes: 20,
  together: false,
  icon: '160 30 170 170',
} satisfies About;
