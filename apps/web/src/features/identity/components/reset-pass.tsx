import type { PasswordResetProof } from '@pierlight/contract/identity/schemas';
import type { FieldDefinition } from '@pierlight/contract/player/schemas';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { alerts } from '#shared/alerts/alerts.ts';
import { isProblem } from '#shared/api/problem.ts';
import { useSuspenseQuery } from '#shared/api/use-query.ts';
import { type FormValues, fieldsQuery } from '#shared/forms/fields.ts';
import { FieldsForm, FormFields } from '#shared/forms/fields-form.tsx';
import { focusFirstInvalid } from '#shared/forms/focus-once-drawn.ts';
import { SubmitButton } from '#shared/forms/submit-button.tsx';
import { useFieldsForm } from '#shared/forms/use-fields-form.ts';
import { ModalFrame } from '#shared/modals/modal-frame.tsx';
import { useModals } from '#shared/modals/use-modals.ts';
import { keepAddressSecret } from '#shared/navigation/address-secrets.ts';
import { confirmResetMutation } from '../api.ts';
import { newPasswordFields } from '../new-password-fields.ts';
import { isOneTimeProblem } from '../one-time-problem.ts';
import { type ResetRequest, resetRequest } from '../reset-request.ts';
import { ProblemNote } from './problem-note.tsx';
import { ResetMailNote } from './reset-mail-note.tsx';

const FORM_ID = 'reset-pass';

const codeField: FieldDefinition = {
  name: 'code',
  kind: 'code',
  required: true,
  step: 1,
  rules: [{ rule: 'digits', length: 8 }],
};

interface ResetPassProps {
  readonly proof: PasswordResetProof;
  /** The mail whose code is typed in; null with a link, which carries its own. */
  readonly request: ResetRequest | null;
}

/** The new password, twice, and the code of the mail where no link brought one. */
export function ResetPass({ proof, request }: ResetPassProps) {
  const text = useTranslations('modals.account.reset');
  const modals = useModals();
  const registration = useSuspenseQuery(fieldsQuery('registration')).data;
  const [fields] = useState(() => [
    ...(request ? [codeField] : []),
    ...newPasswordFields(registration),
  ]);
  const form = useFieldsForm(fields);
  const confirm = useMutation(confirmResetMutation());
  const [asked, setAsked] = useState(request);
  const { methods, words, element } = form;

  const refuseField = (name: string, type: string, message: string) => {
    methods.setError(name, { type, message });
    focusFirstInvalid(element);
  };

  async function save(values: FormValues): Promise<void> {
    if (confirm.isPending) return;
    const newPassword = String(values.newPassword);
    const repeatNewPassword = String(values.repeatNewPassword);
    if (newPassword !== repeatNewPassword) {
      const failure = { rule: 'same', params: {} };
      refuseField('repeatNewPassword', 'same', words.failure('repeatNewPassword', failure));
      return;
    }
    const shown = asked ? { requestId: asked.requestId, code: String(values.code) } : proof;
    try {
      await confirm.mutateAsync({ ...shown, newPassword, repeatNewPassword });
    } catch (error) {
      if (isProblem(error, 'tooManyRequests')) return;
      // What is wrong with the code stands at the code.
      if (asked && isProblem(error) && isOneTimeProblem(error))
        return refuseField('code', 'refused', words.problem(error.code));
      throw error;
    }
    resetRequest.forget();
    keepAddressSecret('resetCode', null);
    alerts.show({ key: 'account.passwordReset', tone: 'win' });
    modals.open('sign-in');
  }

  const isLimited = isProblem(confirm.error, 'tooManyRequests');
  return (
    <ModalFrame
      title={text('title')}
      foot={
        <>
          <SubmitButton form={FORM_ID} isSending={confirm.isPending}>
            {text('submit')}
          </SubmitButton>
          <p className="text-center text-13 text-text-2">{text('devices')}</p>
        </>
      }
    >
      <div className="grid gap-5">
        {asked ? <ResetMailNote request={asked} onAsked={setAsked} /> : null}
        <FieldsForm id={FORM_ID} form={form} onSubmit={save} className="grid gap-5">
          {isLimited ? <ProblemNote error={confirm.error} /> : null}
          <FormFields form={form} />
        </FieldsForm>
      </div>
    </ModalFrame>
  );
}
