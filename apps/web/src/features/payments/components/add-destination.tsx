import type { PayoutDestination } from '@pierlight/contract/payments/destinations';
import type { PaymentMethod } from '@pierlight/contract/payments/schemas';
import type { FieldDefinition } from '@pierlight/contract/player/schemas';
import { Alert } from '@pierlight/ui/alert';
import { Button } from '@pierlight/ui/button';
import { useMutation } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { profileQuery } from '#features/player/public.ts';
import { ApiProblem } from '#shared/api/problem.ts';
import { useQuery } from '#shared/api/use-query.ts';
import { FieldsForm, FormFields } from '#shared/forms/fields-form.tsx';
import { useFieldsForm } from '#shared/forms/use-fields-form.ts';
import { isLeft } from '#shared/second-factor/with-factor.ts';
import { addDestinationMutation } from '../destinations-api.ts';
import { useCooldown, useWrittenTime } from './use-destination-cards.tsx';

const line = (name: string, max: number): FieldDefinition => ({
  ...{ name, kind: 'text', required: true, step: 1 },
  rules: [{ rule: 'max', max }],
});
const holderField = line('payoutHolder', 120);
const labelField = line('payoutLabel', 60);

/** Saves a destination of a method; the player is asked for the password or a second factor. */
export function AddDestination({ method }: { readonly method: PaymentMethod }) {
  const text = useTranslations('global-components.destinations');
  const [added, setAdded] = useState<PayoutDestination | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const add = useMutation(addDestinationMutation(useRef<string | null>(null)));
  const profile = useQuery(profileQuery()).data;
  const fields = useMemo(
    () => [...method.destinationFields, ...(method.asksHolder ? [holderField] : []), labelField],
    [method],
  );
  const form = useFieldsForm(fields, {
    cpf_number: profile?.cpf_number,
    payoutHolder: [profile?.firstName, profile?.lastName].filter(Boolean).join(' '),
  });
  const save = async (values: Readonly<Record<string, unknown>>) => {
    const of = (name: string) => String(values[name] ?? '').trim();
    setProblem(null);
    try {
      const saved = await add.mutateAsync({
        ...{ methodId: method.id, currency: method.currency, label: of('payoutLabel') },
        fields: Object.fromEntries(
          method.destinationFields
            .map(({ name }) => [name, of(name)] as const)
            .filter(([, value]) => value !== ''),
        ),
        ...(method.asksHolder ? { holder: of('payoutHolder') } : {}),
      });
      form.methods.reset();
      setAdded(saved);
    } catch (error) {
      if (isLeft(error)) return;
      const code = error instanceof ApiProblem ? `problems.${error.code}` : '';
      if (text.has(code)) setProblem(text(code));
      else throw renamed(error);
    }
  };
  return (
    <FieldsForm form={form} onSubmit={save} className="grid gap-4">
      {added ? <Saved destination={added} /> : null}
      {problem ? <Alert tone="error">{problem}</Alert> : null}
      <FormFields form={form} fields={fields} />
      <p className="text-13 text-text-2">{text('proof')}</p>
      <Button type="submit" className="justify-self-start" loading={add.isPending}>
        {text('save')}
      </Button>
    </FieldsForm>
  );
}

function Saved({ destination }: { readonly destination: PayoutDestination }) {
  const text = useTranslations('global-components.destinations');
  const time = useWrittenTime();
  const hasCooldown = useCooldown()(destination) !== null;
  return (
    <Alert tone="calm">
      {hasCooldown
        ? text('savedRests', { time: time(destination.usableFrom) })
        : text('savedReady')}
    </Alert>
  );
}

/** A refused call, with its errors under the names of this form. */
function renamed(error: unknown): unknown {
  if (!(error instanceof ApiProblem)) return error;
  const names: Readonly<Record<string, string>> = { holder: 'payoutHolder', label: 'payoutLabel' };
  const errors = Object.fromEntries(
    Object.entries(error.errors).map(([path, broken]) => [
      names[path] ?? path.replace(/^fields\./, ''),
      broken,
    ]),
  );
  const { status, code, message: title } = error;
  return new ApiProblem({ status, code, title, errors });
}
