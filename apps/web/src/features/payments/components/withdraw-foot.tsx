import { useTranslations } from 'use-intl';
import { SubmitButton } from '#shared/forms/submit-button.tsx';
import type { WithdrawForm } from './use-withdraw-form.ts';

interface WithdrawFootProps {
  readonly form: WithdrawForm;
  /** Id of the form that the button sends. */
  readonly formId: string;
}

/** The one press that sends money out, with what is true of it. */
export function WithdrawFoot({ form, formId }: WithdrawFootProps) {
  const text = useTranslations('global-components.wallet.withdraw');
  return (
    <>
      <SubmitButton form={formId} isSending={form.isSending}>
        {form.sum ? text('submitAmount', { amount: form.sum.amount }) : text('submit')}
      </SubmitButton>
      <p className="text-balance text-center text-13 text-text-2">{text('noReturn')}</p>
    </>
  );
}
