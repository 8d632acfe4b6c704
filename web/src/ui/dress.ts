/** The page in the colours of a game, for an effect: until it ends. */
export function dress(game: string | undefined): (() => void) | undefined {
  if (!game) return undefined;
  document.documentElement.dataset.game = game;
  return () => delete document.documentElement.dataset.game;
}
