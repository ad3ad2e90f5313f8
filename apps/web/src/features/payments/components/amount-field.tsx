import type { PaymentMethod } from '@pierlight/contract/payments/schemas';
import { Amount } from '@pierlight/ui/amount';
import { AmountInput, type QuickAmount } from '@pierlight/ui/amount-input';
import { Field } from '@pierlight/ui/field';
import { useMethodFacts } from './method-facts.ts';
import type { TypedAmount } from './typed-amount.ts';

interface AmountFieldProps {
  readonly label: string;
  readonly quickLabel: string;
  readonly method: PaymentMethod;
  readonly form: TypedAmount;
  readonly quickAmounts: readonly QuickAmount[];
}

/** How much, within what the method takes. */
export function AmountField({ label, quickLabel, method, form, quickAmounts }: AmountFieldProps) {
  const facts = useMethodFacts()(method);
  return (
    <Field
      label={label}
      labelEnd={<Amount>{facts.range}</Amount>}
      error={form.amountError}
      required
    >
      <AmountInput
        name="amount"
        value={form.typed}
        onValueChange={form.type}
        onBlur={form.leave}
        currencySign={form.sign}
        signAfter={form.signAfter}
        quickAmounts={quickAmounts}
        quickLabel={quickLabel}
      />
    </Field>
  );
}
