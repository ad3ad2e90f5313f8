import type { PaymentMethod } from '@pierlight/contract/payments/schemas';
import { useFormatter, useTranslations } from 'use-intl';
import { useMoney, useMoneyRange } from '#features/settings/public.ts';
import { feeKind, processingTime } from '../method-words.ts';

/** What is said of a method: its name, fee, range and time. */
export interface MethodFacts {
  readonly name: string;
  readonly fee: string;
  readonly range: string;
  readonly time: string;
}

export function useMethodFacts(): (method: PaymentMethod) => MethodFacts {
  const text = useTranslations('global-components.methods');
  const name = useMethodName();
  const format = useFormatter();
  const money = useMoney();
  const rangeOf = useMoneyRange();
  return (method) => {
    const { currency, fee } = method;
    const { key, count } = processingTime(method.processingSeconds);
    return {
      name: name(method.id, method.kind),
      fee: text(`fee.${feeKind(fee)}`, {
        fixed: money(fee.fixed, currency),
        percent: format.number(fee.percent / 100, { style: 'percent', maximumFractionDigits: 2 }),
      }),
      range: rangeOf({ currency, min: method.minAmount, max: method.maxAmount }),
      time: text(`time.${key}`, { count }),
    };
  };
}

/** The name of a method, by its id or, where there is none, its kind. */
export function useMethodName(): (id: string, kind?: PaymentMethod['kind']) => string {
  const text = useTranslations('global-components.methods');
  return (id, kind) => {
    if (text.has(`names.${id}`)) return text(`names.${id}`);
    return kind && text.has(`names.${kind}`) ? text(`names.${kind}`) : id;
  };
}
