import type { PaymentMethod } from '@pierlight/contract/payments/schemas';
import { Alert } from '@pierlight/ui/alert';
import { linkStyle } from '@pierlight/ui/link';
import { Link } from '@tanstack/react-router';
import type { FormEvent } from 'react';
import { useTranslations } from 'use-intl';
import { LimitMeters } from '#features/limits/public.ts';
import { profileQuery } from '#features/player/public.ts';
import { useQuery } from '#shared/api/use-query.ts';
import { FormFields } from '#shared/forms/fields-form.tsx';
import { useFieldsForm } from '#shared/forms/use-fields-form.ts';
import { AmountField } from './amount-field.tsx';
import { BonusCards } from './bonus-cards.tsx';
import { ChosenMethod } from './chosen-method.tsx';
import type { DepositForm } from './use-deposit-form.ts';
import { useNetworkMeasured } from './use-network-measured.ts';
import { WithFieldTexts } from './with-field-texts.tsx';

interface AmountStepProps {
  readonly id: string;
  readonly method: PaymentMethod;
  readonly form: DepositForm;
  readonly onChangeMethod: () => void;
}

/** The second step of a deposit: how much, what the method asks for, and with which bonus. */
export function AmountStep(props: AmountStepProps) {
  return (
    <WithFieldTexts>
      <DepositFields {...props} />
    </WithFieldTexts>
  );
}

function DepositFields({ id, method, form, onChangeMethod }: AmountStepProps) {
  const text = useTranslations('global-components.deposit');
  // What the player told us before need not be typed again.
  const known = useQuery(profileQuery()).data;
  const fields = useFieldsForm(method.fields, { cpf_number: known?.cpf_number });
  useNetworkMeasured(fields);
  const networks = method.fields.filter(({ name }) => name === 'network');
  const others = method.fields.filter(({ name }) => name !== 'network');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void form.submit(fields);
  };
  return (
    <form
      id={id}
      ref={fields.element}
      noValidate
      onSubmit={submit}
      onChange={form.change}
      className="grid gap-5"
    >
      {form.problem ? (
        <Alert
          tone="error"
          action={
            form.needsCheck ? (
              <Link to="/profile/verification" className={linkStyle()}>
                {text('toVerification')}
              </Link>
            ) : undefined
          }
        >
          {form.problem}
        </Alert>
      ) : null}
      <ChosenMethod method={method} onChange={onChangeMethod} />
      <FormFields form={fields} fields={networks} />
      <AmountField
        label={text('amount.label')}
        quickLabel={text('amount.quick')}
        method={method}
        form={form}
        quickAmounts={form.quickAmounts}
      />
      <LimitMeters currency={method.currency} planned={form.planned} />
      <FormFields form={fields} fields={others} />
      <BonusCards bonus={form.bonus} deposit={form.planned} error={form.bonusError} />
    </form>
  );
}
