import type { DepositBonus, PlayerBonus } from '@pierlight/contract/bonuses/schemas';
import { useFormatter, useTranslations } from 'use-intl';
import { shortMoney, useMoney } from '#features/settings/public.ts';

/** The name of an offer where it has one, else what it gives. */
export function useOfferTitle(): (offer: DepositBonus) => string {
  const names = useTranslations('global-components.bonuses.names');
  const offers = useTranslations('global-components.bonusOffers');
  const { percent, short } = useBonusFigures();
  return ({ id, currency, percent: share, maxAmount }) =>
    names.has(id)
      ? names(id)
      : offers('gives', { percent: percent(share), max: short(maxAmount, currency) });
}

/** The name of the offer a bonus was taken from. */
export function useBonusName(): (bonus: Pick<PlayerBonus, 'offerId'>) => string {
  const text = useTranslations('global-components.bonuses');
  return ({ offerId }) =>
    text.has(`names.${offerId}`) ? text(`names.${offerId}`) : text('unnamed');
}

/** The name of a package where it has one. */
export function usePackageName(): (id: string) => string {
  const text = useTranslations('global-components.bonuses');
  return (id) => (text.has(`names.${id}`) ? text(`names.${id}`) : text('unnamedPackage'));
}

/** How sums, shares and times of bonuses are written. */
export function useBonusFigures() {
  const format = useFormatter();
  const money = useMoney();
  return {
    money,
    /** Without decimals that say nothing. */
    short: (subunits: number, currency: string) => shortMoney(money(subunits, currency)),
    /** Of a share in per cent. */
    percent: (share: number) =>
      format.number(share / 100, { style: 'percent', maximumFractionDigits: 2 }),
    day: (at: string) => format.dateTime(new Date(at), { day: 'numeric', month: 'short' }),
    time: (at: string) =>
      format.dateTime(new Date(at), {
        day: 'numeric',
        month: 'short',
        hour: 'numeric',
        minute: '2-digit',
      }),
  };
}
