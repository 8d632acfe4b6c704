/** A wish to see everything there is at the table, from the menu or the help sheet. */

export const asking = $state({ list: false });
