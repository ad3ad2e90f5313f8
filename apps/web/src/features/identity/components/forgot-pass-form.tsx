import type { PasswordResetRequest } from '@pierlight/contract/identity/schemas';
import type { FieldDefinition } from '@pierlight/contract/player/schemas';
import type { UseMutationResult } from '@tanstack/react-query';
import { isProblem } from '#shared/api/problem.ts';
import type { FormValues } from '#shared/forms/fields.ts';
import { FieldsForm, FormFields } from '#shared/forms/fields-form.tsx';
import { useFieldsForm } from '#shared/forms/use-fields-form.ts';
import { useModals } from '#shared/modals/use-modals.ts';
import { useServices } from '#shared/services.ts';
import { resetRequest } from '../reset-request.ts';
import { ProblemNote } from './problem-note.tsx';

const fields: readonly FieldDefinition[] = [
  { name: 'email', kind: 'email', required: true, step: 1, rules: [{ rule: 'email' }] },
];

interface ForgotPassFormProps {
  readonly id: string;
  readonly request: UseMutationResult<
    { readonly requestId: string; readonly expiresAt: string },
    Error,
    PasswordResetRequest
  >;
}

/** The address of the account; what comes next is the same whether or not there is one. */
export function ForgotPassForm({ id, request }: ForgotPassFormProps) {
  const { locale } = useServices();
  const modals = useModals();
  const form = useFieldsForm(fields, { email: resetRequest.read()?.email });

  async function send({ email }: FormValues) {
    if (request.isPending) return;
    const address = String(email).trim();
    try {
      const asked = await request.mutateAsync({ email: address, locale });
      resetRequest.keep({ ...asked, email: address });
      modals.open('reset-pass');
    } catch (error) {
      // How long to wait is said by the note above the form.
      if (!isProblem(error, 'tooManyRequests')) throw error;
    }
  }

  const isLimited = isProblem(request.error, 'tooManyRequests');
  return (
    <FieldsForm id={id} form={form} onSubmit={send} className="grid gap-5">
      {isLimited ? <ProblemNote error={request.error} /> : null}
      <FormFields form={form} />
    </FieldsForm>
  );
}
