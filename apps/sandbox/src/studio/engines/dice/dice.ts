/** A roll from 0.00 to 99.99, won above or below a target the player sets. Pure rules. */
import type { ExactPay } from '../exact-pay.ts';
import { type ByteSource, drawBelow } from '../random.ts';

export const ROLLS = 10_000;
/** Permitted chances in hundredths of a percent. */
export const MIN_CHANCE = 100;
export const MAX_CHANCE = 9800;

export type DiceBet = {
  readonly direction: 'over' | 'under';
  /** Hundredths: 5050 stands for 50.50. */
  readonly target: number;
};

export type DiceRound = {
  readonly roll: number;
  readonly won: boolean;
  /** Hundredths of a percent. */
  readonly chance: number;
};

/** Number of the 10,000 rolls that win, which is the chance in hundredths of a percent. */
export const diceChance = ({ direction, target }: Pick<DiceBet, 'direction' | 'target'>): number =>
  direction === 'under' ? target : ROLLS - 1 - target;

/** What a won bet pays: `stake * (1 - edge) / chance`, in steps of so many subunits. */
export const dicePay = (
  stake: number,
  chance: number,
  edgeBasisPoints: number,
  step = 1,
): ExactPay => ({
  numerator: BigInt(stake) * BigInt(10_000 - edgeBasisPoints),
  denominator: BigInt(chance) * BigInt(step),
  step,
});

/** @throws RangeError for a chance outside 1 to 98 per cent. */
export function playDice(bet: DiceBet, source: ByteSource): DiceRound {
  const chance = diceChance(bet);
  if (chance < MIN_CHANCE || chance > MAX_CHANCE) {
    throw new RangeError('the chance must be 1 to 98 per cent');
  }
  const roll = drawBelow(source, ROLLS);
  const won = bet.direction === 'under' ? roll < bet.target : roll > bet.target;
  return { roll, won, chance };
}
