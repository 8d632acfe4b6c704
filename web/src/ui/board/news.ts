/** Whether the dock should say what just happened, instead of a hint: others did it, and the log is out of sight. */

import type { Line } from '../../wire/types';
import { wide } from '../media.svelte';

export const news = (log: readonly Line[], me: number | null): boolean => !wide() && log.length > 0 && log.at(-1)!.seat !== me;
