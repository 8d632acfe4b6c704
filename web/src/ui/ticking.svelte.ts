/** The table's time as something that pages can show. */

/** Read `now` in markup: it moves on `every` so many milliseconds while the page is there. */
export function ticking(clock: () => number, every = 100): { readonly now: number } {
  let now = $state(clock());
  $effect(() => {
    now = clock();
    const timer = setInterval(() => (now = clock()), every);
    return () => clearInterval(timer);
  });
  return {
    get now() {
      return now;
    },
  };
}
