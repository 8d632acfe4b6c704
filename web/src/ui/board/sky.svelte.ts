/** Whether anything flies over the board: the result waits until it has landed. */
export const sky = $state({ busy: false });
