/** A wish to see everything there is at the table, from the menu or the help sheet. */

export const asking = $state({
  here: false, // there is a board that can be asked about
  list: false,
});
