/** Stakes a forecast is computed for; sums in subunits. */
interface StakesOf {
  /** What a game takes. */
  readonly min: number;
  readonly max: number;
  /** Maximum bet; null for none. */
  readonly maxBet: number | null;
  /** What there is to stake. */
  readonly purse: number;
}

/** Every step as a multiple of the least, the way games step theirs. */
const STEPS = [1, 2, 5];
/** Fewer rounds than these are no play: stakes above are not offered. */
const FEWEST_ROUNDS = 5;
/** A normal player stakes this part of what they begin with. */
const NORMAL_STAKES = 100;

/** From the least up to the most that game, bonus and purse allow; empty where the game takes none that low. */
export function stakesOf({ min, max, maxBet, purse }: StakesOf): number[] {
  const most = Math.min(max, maxBet ?? max, Math.max(min, Math.floor(purse / FEWEST_ROUNDS)));
  const stakes = new Set<number>();
  for (let ten = min; ten <= most; ten *= 10)
    for (const step of STEPS) if (ten * step < most) stakes.add(ten * step);
  if (most >= min) stakes.add(most);
  return [...stakes];
}

/** What of a round's stake counts where so many per cent of it do, in subunits. */
export const counted = (stake: number, share: number): number => Math.floor((stake * share) / 100);

/** What is to be staked in all until `wagerTotal` has counted. */
export const toStake = (wagerTotal: number, stake: number, share: number): number =>
  Math.ceil((wagerTotal * stake) / counted(stake, share));

/** Of stakes the highest that a normal player would choose, else the lowest. */
export const usualStake = (stakes: readonly number[], purse: number): number | undefined =>
  stakes.findLast((stake) => stake * NORMAL_STAKES <= purse) ?? stakes[0];
