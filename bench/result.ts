/** What one comparison measured, in the same run and on the same machine for both sides. */
export interface BenchResult {
  /** What was measured, with its unit. */
  readonly subject: string;
  readonly ours: number;
  readonly peer: number;
  /** `ours / peer`, rounded to two decimals. */
  readonly ratio: number;
  /** The bar in words, for instance `ratio at most 1.2`. */
  readonly bar: string;
  readonly meets: boolean;
}
