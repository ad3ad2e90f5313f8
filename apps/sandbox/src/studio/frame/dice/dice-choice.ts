/** What a player can choose in the dice game, and what it pays, by the rules the server plays by. */

import { diceChance, dicePay, ROLLS } from '../../engines/dice/dice.ts';
import type { DiceDescription } from '../../engines/dice/protocol.ts';
import { type ExactPay, leastOf } from '../../engines/exact-pay.ts';

export type Choice = {
  readonly direction: 'over' | 'under';
  /** Hundredths: 5050 stands for 50.50. */
  readonly target: number;
};

type Bounds = Pick<DiceDescription, 'minChance' | 'maxChance'>;

const within = (value: number, least: number, most: number): number =>
  Math.min(most, Math.max(least, Math.round(value)));

/** The target at which that many of the 10,000 rolls win, as near as the game permits. */
export function choiceOf(
  direction: Choice['direction'],
  chance: number,
  { minChance, maxChance }: Bounds,
): Choice {
  const permitted = within(chance, minChance, maxChance);
  return { direction, target: direction === 'under' ? permitted : ROLLS - 1 - permitted };
}

/** The permitted choice nearest to a target. */
export const aimAt = (direction: Choice['direction'], target: number, bounds: Bounds): Choice =>
  choiceOf(direction, diceChance({ direction, target }), bounds);

/** The other side with the same chance. */
export const turned = (choice: Choice, bounds: Bounds): Choice =>
  choiceOf(choice.direction === 'under' ? 'over' : 'under', diceChance(choice), bounds);

/** Chance in hundredths of a percent, multiplier in ten-thousandths, the pay in steps of the wallet. */
export function oddsOf(
  choice: Choice,
  stake: number,
  edgeBasisPoints: number,
  step: number,
): { chance: number; multiplier: number; pay: ExactPay } {
  const chance = diceChance(choice);
  return {
    chance,
    multiplier: leastOf(dicePay(10_000, chance, edgeBasisPoints)),
    pay: dicePay(stake, chance, edgeBasisPoints, step),
  };
}

/** Reads "49.5" or "49,5" as hundredths; null when it is no number. */
export function readHundredths(text: string): number | null {
  const plain = text.trim().replace(/\s*%$/, '').replace(',', '.');
  return /^\d{1,3}(\.\d*)?$/.test(plain) ? Math.round(Number(plain) * 100) : null;
}
