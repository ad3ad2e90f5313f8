import type { DepositBonus } from '@pierlight/contract/bonuses/schemas';
import { useFormatter, useTranslations } from 'use-intl';
import { shortMoney, useMoney } from '#features/settings/public.ts';

/** Writes what an offer is called and gives: "Second lamp, 50% up to €100", with the free spins that come with it. */
export function useOfferName() {
  const text = useTranslations('global-components.bonusOffers');
  const names = useTranslations('global-components.bonuses.names');
  const format = useFormatter();
  const money = useMoney();
  return ({
    id,
    percent,
    maxAmount,
    currency,
    freespins,
  }: Pick<DepositBonus, 'id' | 'percent' | 'maxAmount' | 'currency' | 'freespins'>): string => {
    const bonus = text('gives', {
      percent: format.number(percent / 100, { style: 'percent' }),
      max: shortMoney(money(maxAmount, currency)),
    });
    const gives = freespins ? text('withSpins', { bonus, count: freespins.count }) : bonus;
    return names.has(id) ? text('named', { name: names(id), gives }) : gives;
  };
}
