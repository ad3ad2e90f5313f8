import type { FieldDefinition } from '@pierlight/contract/player/schemas';
import { Alert } from '@pierlight/ui/alert';
import { Button } from '@pierlight/ui/button';
import { useMutation } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { ApiProblem } from '#shared/api/problem.ts';
import { FieldsForm, FormFields } from '#shared/forms/fields-form.tsx';
import { useFieldsForm } from '#shared/forms/use-fields-form.ts';
import { isLeft } from '#shared/second-factor/with-factor.ts';
import { addAddressMutation } from '../api.ts';
import { networksOf, tagNetworks } from '../payout-networks.ts';

/** Names of the form's fields, each with its name in the call. */
const names = {
  payoutNetwork: 'network',
  payoutAddress: 'address',
  payoutTag: 'tag',
  payoutLabel: 'label',
} as const;

const line = { required: true, step: 1, rules: [] } as const;

/** Adds an address to send coins of a currency to. */
export function AddAddress({ currency }: { readonly currency: string }) {
  const text = useTranslations('global-components.addresses');
  const [added, setAdded] = useState(false);
  const add = useMutation(addAddressMutation());
  const fields = useMemo(
    (): FieldDefinition[] => [
      { ...line, name: 'payoutNetwork', kind: 'radio', rules: [], choices: networksOf(currency) },
      { ...line, name: 'payoutAddress', kind: 'text', rules: [{ rule: 'max', max: 128 }] },
      { ...line, name: 'payoutTag', kind: 'destinationTag', required: false, rules: [] },
      { ...line, name: 'payoutLabel', kind: 'text', rules: [{ rule: 'max', max: 60 }] },
    ],
    [currency],
  );
  const form = useFieldsForm(fields);
  const network = useWatch({ control: form.methods.control, name: 'payoutNetwork' });
  const shown = fields.filter(
    ({ name }) => name !== 'payoutTag' || tagNetworks.includes(String(network)),
  );
  const save = async (values: Readonly<Record<string, unknown>>) => {
    const of = (name: keyof typeof names) => String(values[name] ?? '').trim();
    try {
      await add.mutateAsync({
        currency,
        network: of('payoutNetwork'),
        address: of('payoutAddress'),
        label: of('payoutLabel'),
        ...(of('payoutTag') === '' ? {} : { tag: of('payoutTag') }),
      });
      form.methods.reset();
      setAdded(true);
    } catch (error) {
      if (!isLeft(error)) throw renamed(error);
    }
  };
  return (
    <FieldsForm form={form} onSubmit={save} className="grid gap-4">
      {added ? <Alert tone="calm">{text('added')}</Alert> : null}
      <FormFields form={form} fields={shown} />
      <Button type="submit" className="justify-self-start" loading={add.isPending}>
        {text('add')}
      </Button>
    </FieldsForm>
  );
}

/** A refused call, with its errors under the names of this form. */
function renamed(error: unknown): unknown {
  if (!(error instanceof ApiProblem)) return error;
  const errors = Object.fromEntries(
    Object.entries(names).flatMap(([field, name]) => {
      const broken = error.errors[name];
      return broken ? [[field, broken]] : [];
    }),
  );
  const { status, code, message: title } = error;
  return new ApiProblem({ status, code, title, errors });
}
