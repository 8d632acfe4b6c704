/** The requests a page makes over HTTP. A refusal becomes a `Failed` with the table's own words. */

import type { FinishedGame, Forgotten, GameInfo, Lists, Made, MoveCode, Moved, NewTable, PlayOn, Problem, Reel, ReviewState, Rulebook, Why } from './types';
import type { Language } from './language';

/** A request that did not succeed; `status` 0 means that nobody answered. */
export class Failed extends Error {
  readonly status: number;
  readonly problem: Problem | null;

  constructor(status: number, problem: Problem | null) {
    super(problem?.text ?? `status ${status}`);
    this.status = status;
    this.problem = problem;
  }
}

async function ask<Kind>(path: string, init?: RequestInit): Promise<Kind> {
  let answer: Response;
  try {
    answer = await fetch(path, init);
  } catch {
    throw new Failed(0, null);
  }
  const body: unknown = await answer.json().catch(() => null);
  if (!answer.ok || body === null) throw new Failed(answer.status, asProblem(body));
  return body as Kind;
}

function asProblem(body: unknown): Problem | null {
  return body !== null && typeof body === 'object' && 'text' in body ? (body as Problem) : null;
}

export const getGames = (language: Language) => ask<GameInfo[]>(`/api/games?language=${language}`);

export const getTables = (language: Language) => ask<Lists>(`/api/tables?language=${language}`);

export const forgetMe = (language: Language) => ask<Forgotten>(`/api/me?language=${language}`, { method: 'DELETE' });

export const getRulebook = (game: string, language: Language) =>
  ask<Rulebook>(`/api/rulebook/${encodeURIComponent(game)}?language=${language}`);

const post = (body?: unknown): RequestInit => ({
  method: 'POST',
  ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
});

export const makeTable = (table: NewTable, language: Language) => ask<Made>(`/api/tables?language=${language}`, post(table));

export const getMyGames = (language: Language) => ask<FinishedGame[]>(`/api/me/games?language=${language}`);

export const makeMoveCode = (language: Language) => ask<MoveCode>(`/api/me/code?language=${language}`, post());

export const moveHere = (code: string, language: Language) => ask<Moved>(`/api/me/move?language=${language}`, post({ code }));

export const playOn = (wish: PlayOn, language: Language) => ask<Made>(`/api/play-on?language=${language}`, post(wish));

export const recordAddress = (code: string, game: number) => `/api/tables/${encodeURIComponent(code)}/record?game=${game}`;

const replayOf = (code: string, game: number) => `/api/tables/${encodeURIComponent(code)}/replay/${game}`;

export const getReel = (code: string, game: number, eyes: string, language: Language) =>
  ask<Reel>(`${replayOf(code, game)}?${new URLSearchParams({ eyes, language })}`);

export const getWhy = (code: string, game: number, move: number, eyes: string, language: Language) =>
  ask<Why>(`${replayOf(code, game)}/why?${new URLSearchParams({ move: String(move), eyes, language })}`);

/** Send a record along to be wound; it is not kept. */
export const openRecord = (record: string, eyes: string, language: Language) =>
  ask<Reel>(`/api/replay?${new URLSearchParams({ eyes, language })}`, { method: 'POST', headers: { 'content-type': 'text/plain' }, body: record });

const reviewAddress = (code: string, game: number, language: Language) => `/api/tables/${encodeURIComponent(code)}/games/${game}/review?language=${language}`;

/** How far a review is; the first time it is asked for, it begins. */
export const getReview = (code: string, game: number, language: Language) => ask<ReviewState>(reviewAddress(code, game, language));

/** Begin one that failed again. */
export const reviewAgain = (code: string, game: number, language: Language) => ask<ReviewState>(reviewAddress(code, game, language), post());
