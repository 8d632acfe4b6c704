import type { About } from '../about';

export default {
  place: 4,
  seats: [1, 5],
  minutes: 10,
  together: true,
  icon: '166 20 168 168',
} satisfies About;
