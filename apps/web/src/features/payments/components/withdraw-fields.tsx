import type { PaymentMethod } from '@pierlight/contract/payments/schemas';
import { Alert } from '@pierlight/ui/alert';
import { Amount } from '@pierlight/ui/amount';
import { DefinitionList } from '@pierlight/ui/definition-list';
import { type FormEvent, useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { FormFields } from '#shared/forms/fields-form.tsx';
import { useFieldsForm } from '#shared/forms/use-fields-form.ts';
import { AmountField } from './amount-field.tsx';
import { ChosenMethod } from './chosen-method.tsx';
import { DestinationBook } from './destination-book.tsx';
import {
  DESTINATION_FIELD,
  useCooldown,
  useDestinationCards,
  useDestinationsOf,
} from './use-destination-cards.tsx';
import type { WithdrawForm } from './use-withdraw-form.ts';
import { WithFieldTexts } from './with-field-texts.tsx';

interface WithdrawFieldsProps {
  readonly id: string;
  readonly method: PaymentMethod;
  readonly form: WithdrawForm;
  /** The destination that was chosen with the method. */
  readonly chosen: string | undefined;
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

function Fields({ id, method, form, chosen, onChangeMethod }: WithdrawFieldsProps) {
  const text = useTranslations('global-components.wallet.withdraw');
  const destinationText = useTranslations('global-components.destinations');
  const destinations = useDestinationsOf(method);
  const cooldownOf = useCooldown();
  const ready = destinations.filter((destination) => cooldownOf(destination) === null);
  const cards = useDestinationCards(destinations);
  // Where there is only one there is nothing to choose.
  const only = ready.length === 1 ? ready[0]?.id : undefined;
  const fields = useFieldsForm(method.fields, { [DESTINATION_FIELD]: chosen ?? only });
  const goesTo = useWatch({ control: fields.methods.control, name: DESTINATION_FIELD });
  const returnable = destinations.find(({ id: known }) => known === goesTo)?.returnable ?? null;
  const { bound } = form;
  useEffect(() => bound(returnable), [bound, returnable]);
  const canSave = method.destinationFields.length > 0;
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
        {destinations.length > 0 ? (
          <FormFields form={fields} options={cards} />
        ) : (
          <p className="text-text-2">{destinationText('none')}</p>
        )}
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
      {canSave ? <DestinationBook method={method} destinations={destinations} /> : null}
    </>
  );
}
