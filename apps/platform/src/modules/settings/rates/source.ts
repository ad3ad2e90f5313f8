/** Rates as a source states them; nothing of it is believed yet. */
export interface StatedRates {
  /** Code of the currency the rates stand against. */
  readonly base: string;
  readonly takenAt: Date;
  /** Units of a currency for one unit of the base, by code. Any number, also one that cannot be. */
  readonly rates: ReadonlyMap<string, number>;
}

/** Where reference rates come from. */
export interface RatesSource {
  /**
   * The newest rates of some currencies against `base`.
   *
   * @throws Error when the source does not answer in time, or not in its protocol
   */
  latest(base: string, codes: readonly string[]): Promise<StatedRates>;
}
