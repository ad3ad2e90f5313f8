import type { PaymentMethod } from '@pierlight/contract/payments/schemas';
import { Alert } from '@pierlight/ui/alert';
import { Amount } from '@pierlight/ui/amount';
import { DefinitionList } from '@pierlight/ui/definition-list';
import type { FormEvent } from 'react';
import { useTranslations } from 'use-intl';
import { profileQuery } from '#features/player/public.ts';
import { useQuery } from '#shared/api/use-query.ts';
import { FormFields } from '#shared/forms/fields-form.tsx';
import { useFieldsForm } from '#shared/forms/use-fields-form.ts';
import { AddressBook } from './address-book.tsx';
import { AmountField } from './amount-field.tsx';
import { ChosenMethod } from './chosen-method.tsx';
import { isToAddress, useAddressCards } from './use-address-cards.tsx';
import type { WithdrawForm } from './use-withdraw-form.ts';
import { WithFieldTexts } from './with-field-texts.tsx';

interface WithdrawFieldsProps {
  readonly id: string;
  readonly method: PaymentMethod;
  readonly form: WithdrawForm;
  readonly onChangeMethod: () => void;
}

/** How much, where to, what it costs and what arrives. */
export function WithdrawFields(props: WithdrawFieldsProps) {
  return (
    <WithFieldTexts>
      <Fields {...props} />
    </WithFieldTexts>
  );
}

function Fields({ id, method, form, onChangeMethod }: WithdrawFieldsProps) {
  const text = useTranslations('global-components.wallet.withdraw');
  const known = useQuery(profileQuery()).data;
  const goesToAddress = isToAddress(method);
  const cards = useAddressCards(method.currency, goesToAddress);
  const fields = useFieldsForm(method.fields, { cpf_number: known?.cpf_number });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void form.submit(fields);
  };
  return (
    <>
      <form
        id={id}
        ref={fields.element}
        noValidate
        onSubmit={submit}
        onChange={form.change}
        className="grid gap-5"
      >
        {form.problem ? <Alert tone="error">{form.problem}</Alert> : null}
        <AmountField
          label={text('amount.label')}
          quickLabel={text('amount.quick')}
          method={method}
          form={form}
          quickAmounts={form.all ? [form.all] : []}
        />
        <ChosenMethod method={method} onChange={onChangeMethod} />
        {method.id === 'card' ? <p className="text-13 text-text-2">{text('backToCard')}</p> : null}
        <FormFields form={fields} options={cards} />
        {form.sum ? (
          <DefinitionList
            items={[
              { key: 'fee', label: text('fee'), value: <Amount>{form.sum.fee}</Amount> },
              {
                key: 'arrives',
                label: text('arrives'),
                value: <Amount>{form.sum.arrives}</Amount>,
                strong: true,
              },
            ]}
          />
        ) : null}
      </form>
      {goesToAddress ? <AddressBook currency={method.currency} /> : null}
    </>
  );
}
