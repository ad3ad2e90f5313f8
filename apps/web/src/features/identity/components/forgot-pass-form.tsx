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
import type { Way } from './way-choice.tsx';

const fieldsBy: Readonly<Record<Way, readonly FieldDefinition[]>> = {
  email: [{ name: 'email', kind: 'email', required: true, step: 1, rules: [{ rule: 'email' }] }],
  phone: [{ name: 'phone', kind: 'phone', required: true, step: 1, rules: [{ rule: 'phone' }] }],
};

interface ForgotPassFormProps {
  readonly id: string;
  readonly way: Way;
  readonly request: UseMutationResult<
    { readonly requestId: string; readonly expiresAt: string },
    Error,
    PasswordResetRequest
  >;
}

/** The address or number of the account; what comes next is the same whether or not there is one. */
export function ForgotPassForm({ id, way, request }: ForgotPassFormProps) {
  const { locale } = useServices();
  const modals = useModals();
  const before = resetRequest.read();
  const form = useFieldsForm(fieldsBy[way], before?.way === way ? { [way]: before.to } : {});

  async function send(values: FormValues) {
    if (request.isPending) return;
    const to = String(values[way]).trim();
    try {
      const asked = await request.mutateAsync({ [way]: to, locale });
      resetRequest.keep({ ...asked, to, way });
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
