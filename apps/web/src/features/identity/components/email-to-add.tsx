import type { FieldDefinition } from '@pierlight/contract/player/schemas';
import { Button } from '@pierlight/ui/button';
import { Panel } from '@pierlight/ui/panel';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { profileQuery } from '#features/player/public.ts';
import { isProblem } from '#shared/api/problem.ts';
import { useSuspenseQuery } from '#shared/api/use-query.ts';
import type { FormValues } from '#shared/forms/fields.ts';
import { FieldsForm, FormFields } from '#shared/forms/fields-form.tsx';
import { useFieldsForm } from '#shared/forms/use-fields-form.ts';
import { useServices } from '#shared/services.ts';
import { addEmailMutation, confirmAddedEmailMutation } from '../api.ts';
import { CodeField, useCodeEntry } from './code-entry.tsx';
import { FactorProblem } from './factors/factor-problem.tsx';

const fields: readonly FieldDefinition[] = [
  { name: 'email', kind: 'email', required: true, step: 1, rules: [{ rule: 'email' }] },
];

/** A code on its way to an address. */
interface SentCode {
  readonly email: string;
  readonly requestId: string;
}

/** For an account known by its phone: an e-mail that opens it too, proven by a code sent there. */
export default function EmailToAdd() {
  const text = useTranslations('account.security.email');
  const { email } = useSuspenseQuery(profileQuery()).data;
  const [sent, setSent] = useState<SentCode | null>(null);
  const [added, setAdded] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The form that held the focus is gone.
    if (added !== null) heading.current?.focus();
  }, [added]);
  if (email !== null && added === null) return null;
  return (
    <Panel pad id="email" className="grid scroll-mt-24 content-start gap-5">
      <div className="grid gap-1">
        <h2 ref={heading} tabIndex={-1} className="text-20">
          {text(added === null ? 'title' : 'done')}
        </h2>
        {added === null ? <p className="text-text-2">{text('text')}</p> : null}
        <p role="status" className="empty:visually-hidden">
          {added === null ? '' : text.rich('added', { email: () => <Address>{added}</Address> })}
        </p>
      </div>
      {added !== null ? null : sent === null ? (
        <AddressForm onSent={setSent} />
      ) : (
        <CodeForm sent={sent} onOther={() => setSent(null)} onAdded={() => setAdded(sent.email)} />
      )}
    </Panel>
  );
}

function Address({ children }: { readonly children: string }) {
  return <bdi className="wrap-anywhere font-semibold text-text-1">{children}</bdi>;
}

function AddressForm({ onSent }: { readonly onSent: (sent: SentCode) => void }) {
  const text = useTranslations('account.security.email');
  const { locale } = useServices();
  const form = useFieldsForm(fields, {});
  const add = useMutation(addEmailMutation());

  async function send(values: FormValues) {
    if (add.isPending) return;
    const email = String(values.email).trim();
    try {
      const { requestId } = await add.mutateAsync({ email, locale });
      onSent({ email, requestId });
    } catch (error) {
      // A fault of the field is told there; the rest above the form.
      if (isProblem(error, 'invalidInput')) throw error;
    }
  }

  const isOfField = isProblem(add.error, 'invalidInput');
  return (
    <FieldsForm form={form} onSubmit={send} className="grid gap-5">
      {isOfField ? null : <FactorProblem error={add.error} />}
      <FormFields form={form} />
      <div>
        <Button variant="line" type="submit" loading={add.isPending} className="max-sm:w-full">
          {text('submit')}
        </Button>
      </div>
    </FieldsForm>
  );
}

interface CodeFormProps {
  readonly sent: SentCode;
  readonly onOther: () => void;
  readonly onAdded: () => void;
}

function CodeForm({ sent, onOther, onAdded }: CodeFormProps) {
  const text = useTranslations('account.security.email');
  const confirm = useMutation(confirmAddedEmailMutation());
  const entry = useCodeEntry({
    digits: 8,
    checked: confirm,
    check: async (code) => {
      await confirm.mutateAsync({ requestId: sent.requestId, code });
      onAdded();
    },
  });

  return (
    <form noValidate onSubmit={entry.submit} className="grid gap-5">
      {entry.wrong ? null : <FactorProblem error={confirm.error} />}
      <p className="text-text-2">
        {text.rich('sent', { email: () => <Address>{sent.email}</Address> })}
      </p>
      <CodeField entry={entry} label={text('code')} short={text('short')} />
      <div className="flex flex-wrap gap-3">
        <Button variant="line" type="submit" loading={confirm.isPending} className="max-sm:w-full">
          {text('confirm')}
        </Button>
        <Button variant="ghost" className="max-sm:w-full" onClick={onOther}>
          {text('other')}
        </Button>
      </div>
      <p className="text-13 text-text-3">{text('none')}</p>
    </form>
  );
}
