import { parseAmount } from '@pierlight/money/amount';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { amountNotation, typedAmount, useCurrency, useMoney } from '#features/settings/public.ts';
import { locales } from '#shared/i18n/locales.ts';
import { useServices } from '#shared/services.ts';

export interface LimitAmount {
  readonly typed: string;
  readonly type: (text: string) => void;
  readonly sign: string;
  readonly signAfter: boolean;
  readonly error: string | undefined;
  /** Null until it is an amount. */
  readonly subunits: number | null;
  /** The same, written out. */
  readonly written: string | null;
  /** From now on says what is wrong. */
  readonly check: () => void;
}

/** An amount of a limit as free text: any sum of the currency above nothing. */
export function useLimitAmount(currencyCode: string, known?: number): LimitAmount {
  const text = useTranslations('modals.limits.amount.problems');
  const { tag } = locales[useServices().locale];
  const money = useMoney();
  const currency = useCurrency(currencyCode);
  const { decimalSeparator, sign, signAfter } = amountNotation(currencyCode, tag);
  const [typed, setTyped] = useState(
    known === undefined || !currency ? '' : typedAmount(known, currency, decimalSeparator),
  );
  const [isChecked, setChecked] = useState(false);
  const read = currency ? parseAmount(typed, currency, decimalSeparator) : null;
  const isNothing = read?.ok === true && read.subunits <= 0;
  const subunits = read?.ok && !isNothing ? read.subunits : null;
  const problem = isNothing ? 'empty' : read && !read.ok ? read.problem : null;
  return {
    typed,
    type: setTyped,
    sign,
    signAfter,
    error: isChecked && problem ? text(problem) : undefined,
    subunits,
    written: subunits === null ? null : money(subunits, currencyCode),
    check: () => setChecked(true),
  };
}
