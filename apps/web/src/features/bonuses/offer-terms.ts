import type { DepositBonus } from '@pierlight/contract/bonuses/schemas';
import { averageCost } from './bonus-facts.ts';

/** The least a deposit in the offer's currency has to be, in subunits. */
export function leastDeposit({
  currency,
  triggerConditions,
}: Pick<DepositBonus, 'currency' | 'triggerConditions'>): number {
  const own = triggerConditions.invoiceAmountItems.find((item) => item.currency === currency);
  return own?.amountFrom ?? 0;
}

type Wagering = Pick<DepositBonus, 'wagerTimes' | 'averageReturn'>;

/** What a bonus of so many subunits asks for: stakes, and what they lose on average where that is known. */
export function wageringOf(bonus: number, { wagerTimes, averageReturn }: Wagering) {
  const stakes = bonus * wagerTimes;
  return { stakes, cost: averageReturn === null ? null : averageCost(stakes, averageReturn) };
}

/** An offer in figures: the least deposit it takes, in subunits, and what follows. */
export function exampleOf(
  offer: Wagering & Pick<DepositBonus, 'currency' | 'triggerConditions' | 'percent' | 'maxAmount'>,
) {
  const deposit = leastDeposit(offer);
  const bonus = Math.min(offer.maxAmount, Math.floor((deposit * offer.percent) / 100));
  return { deposit, bonus, ...wageringOf(bonus, offer) };
}
