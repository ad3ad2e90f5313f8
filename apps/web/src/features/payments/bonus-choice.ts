import type { DepositBonus } from '@pierlight/contract/bonuses/schemas';
import { leastDeposit } from '#features/bonuses/public.ts';

/** The choice of a deposit without any bonus. */
export const noBonus = 'none';

/** A choice means nothing in another currency. */
export interface ChosenBonus {
  readonly currency: string;
  readonly id: string;
}

/** Why a deposit cannot bring the bonus that was chosen, as a key of the texts `deposit.bonus.problems`. */
export type BonusProblem = 'tooLittle' | 'gone';

export type BonusChoice =
  | { readonly id: typeof noBonus }
  | { readonly id: string; readonly offer: DepositBonus; readonly problem?: 'tooLittle' }
  /** It is not offered any more, and another choice has to be made. */
  | { readonly id: undefined; readonly problem: 'gone' };

/**
 * What a choice comes to. No bonus is chosen beforehand, but the one of a code that the player entered, once the
 * deposit is large enough for it.
 *
 * @param offers what is offered in `currency`; undefined while that is not known
 * @param amount the deposit in subunits; 0 while it is not one that can be made
 */
export function bonusChoice(
  chosen: ChosenBonus | null,
  currency: string,
  offers: readonly DepositBonus[] | undefined,
  amount: number,
): BonusChoice {
  if (chosen === null || chosen.currency !== currency) {
    const ofCode = offers?.find(
      (offer) => offer.bonusCode !== null && (amount === 0 || amount >= leastDeposit(offer)),
    );
    return ofCode ? { id: ofCode.id, offer: ofCode } : { id: noBonus };
  }
  if (chosen.id === noBonus) return { id: noBonus };
  const offer = offers?.find(({ id }) => id === chosen.id);
  if (!offer) return { id: undefined, problem: 'gone' };
  const isTooLittle = amount > 0 && amount < leastDeposit(offer);
  return { id: offer.id, offer, ...(isTooLittle ? { problem: 'tooLittle' as const } : {}) };
}
