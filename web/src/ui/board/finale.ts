/** A board may show how the game ended little by little. Until it has, log, ear and result keep it to themselves. */
export interface Finale {
  readonly from: number | null; // the number of the update that it shows; null while it shows none
  end(): void;
}
