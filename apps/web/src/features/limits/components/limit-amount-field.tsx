import { AmountInput } from '@pierlight/ui/amount-input';
import { Field } from '@pierlight/ui/field';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { LimitAmount } from './use-limit-amount.ts';

interface LimitAmountFieldProps {
  readonly amount: LimitAmount;
  readonly hint: ReactNode;
}

/** How much; nothing is suggested. */
export function LimitAmountField({ amount, hint }: LimitAmountFieldProps) {
  const text = useTranslations('modals.limits.amount');
  return (
    <Field label={text('label')} labelEnd={text('any')} hint={hint} error={amount.error} required>
      <AmountInput
        name="amount"
        value={amount.typed}
        onValueChange={amount.type}
        onBlur={amount.typed === '' ? undefined : amount.check}
        currencySign={amount.sign}
        signAfter={amount.signAfter}
      />
    </Field>
  );
}
