/** Of the normal distribution, 95 of 100 lie within as many standard deviations of the mean. */
const WITHIN = 1.96;
/** A range that reaches further than half a stake up and down says nothing a player could use. */
const WIDEST = 0.5;
/** So many rounds at least, whatever the game: fewer hold too few wins to average out. */
const FEWEST = 100;

export interface ReturnOf {
  /** The published return and the standard deviation of a round, in stakes. */
  readonly published: number;
  readonly deviation: number;
  /** How many rounds of one stake swing as much as those that were played. */
  readonly rounds: number;
}

/**
 * Within which the return of 95 of 100 players lies who play as many rounds, in hundredths of a percent. It
 * takes the average of many rounds to be normally distributed; null where there are too few for that, or
 * for the range to tell anything.
 */
export function returnRange({
  published,
  deviation,
  rounds,
}: ReturnOf): { from: number; to: number } | null {
  const reach = (WITHIN * deviation) / Math.sqrt(rounds);
  if (!(rounds >= FEWEST && reach <= WIDEST)) return null;
  return {
    from: Math.max(0, Math.round((published - reach) * 10_000)),
    to: Math.round((published + reach) * 10_000),
  };
}

/**
 * How many rounds of one stake swing as much as rounds of these stakes: the average of a few high stakes
 * among many low ones swings almost as that of the few.
 */
export const roundsOfOneStake = (staked: number, stakeSquares: number): number =>
  stakeSquares > 0 ? (staked * staked) / stakeSquares : 0;
