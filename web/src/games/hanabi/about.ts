import type { About } from '../about';

export default {
  place: 3,
  seats: [2, 5],
  minutes: 25,
  together: true,
  icon: '70 0 190 190',
} satisfies About;
