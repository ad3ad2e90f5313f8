import type { Cashback } from '@pierlight/contract/bonuses/schemas';
import { useTranslations } from 'use-intl';
import { strong } from './ticket-parts.tsx';
import { useBonusFigures } from './use-bonus-words.ts';

interface CountedProps {
  readonly cashback: Pick<Cashback, 'currency' | 'staked' | 'paid' | 'loss' | 'percent'>;
}

/** How a week is counted, in its own figures. */
export function Counted({ cashback }: CountedProps) {
  const text = useTranslations('account.bonuses.cashback');
  const { money, percent } = useBonusFigures();
  const { currency, staked, paid, loss } = cashback;
  return text.rich(loss === 0 ? 'ahead' : 'counted', {
    staked: money(staked, currency),
    paid: money(paid, currency),
    loss: money(loss, currency),
    percent: percent(cashback.percent),
    b: strong,
  });
}

/** How often cashback is to be staked. */
export function CashbackWagering({ times }: { readonly times: number | null }) {
  const text = useTranslations('account.bonuses');
  return times === null ? text('cashback.none') : text('facts.times', { times });
}
