/** What the home page shows: the games of the server and the tables, looked up again while the page is seen. */

import { getGames, getTables } from '../../wire/http';
import type { GameInfo, Lists } from '../../wire/types';
import { settings } from '../settings.svelte';
import { make, makeAndBegin } from '../table/making';
import { keepChoices, usualSeats, type Choices } from './choices';

const EVERY = 5000;

export const lobby = $state<{ games: GameInfo[] | null; lists: Lists; failed: boolean }>({
  games: null,
  lists: { mine: [], open: [] },
  failed: false,
});

export async function loadGames(): Promise<void> {
  try {
    lobby.games = await getGames(settings.language);
    lobby.failed = false;
  } catch {
    lobby.failed = true;
  }
}

async function loadTables(): Promise<void> {
  try {
    lobby.lists = await getTables(settings.language);
  } catch {
    // the next look will tell
  }
}

/** Look at the tables now and then; call what is returned to stop. */
export function watchTables(): () => void {
  const look = () => document.visibilityState === 'visible' && void loadTables();
  look();
  const timer = setInterval(look, EVERY);
  document.addEventListener('visibilitychange', look);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', look);
  };
}

/** Sit down with bots at once; the code of the table. */
export const playNow = (info: GameInfo): Promise<string> =>
  makeAndBegin({ game: info.key, seats: usualSeats(info), name: settings.name });

/** Make a table to gather at; its code. */
export function gather(game: string, choices: Choices): Promise<string> {
  keepChoices(game, choices);
  return make({ game, name: settings.name, ...choices });
}
