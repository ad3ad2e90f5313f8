import type { DepositBonus } from '@pierlight/contract/bonuses/schemas';
import { useState } from 'react';
import { bonusOffersQuery } from '#features/bonuses/public.ts';
import { analytics } from '#shared/analytics/analytics.ts';
import { useQuery } from '#shared/api/use-query.ts';
import { type BonusChoice, bonusChoice, type ChosenBonus, noBonus } from '../bonus-choice.ts';

export interface BonusToChoose {
  readonly choice: BonusChoice;
  /** Undefined while they are on their way, or where they could not be loaded. */
  readonly offers: readonly DepositBonus[] | undefined;
  readonly hasFailed: boolean;
  /** What the offers come to is for another amount yet. */
  readonly isCatchingUp: boolean;
  readonly choose: (id: string) => void;
  /** Back to none, without the player having said so. */
  readonly forget: () => void;
}

/** The bonuses that may come with a deposit of `amount` subunits, and the one the player wants. */
export function useBonusChoice(currency: string, amount: number): BonusToChoose {
  const offers = useQuery({ ...bonusOffersQuery(currency, amount), enabled: currency !== '' });
  const [chosen, setChosen] = useState<ChosenBonus | null>(null);
  return {
    choice: bonusChoice(chosen, currency, offers.data, amount),
    offers: offers.data,
    hasFailed: offers.isError,
    isCatchingUp: offers.isPlaceholderData,
    choose: (id) => {
      if (id === noBonus) analytics.track('walletBonusDecline', {});
      else analytics.track('walletBonusSelect', { bonus: id });
      setChosen({ currency, id });
    },
    forget: () => setChosen(null),
  };
}
