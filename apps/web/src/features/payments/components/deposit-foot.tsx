import { Amount } from '@pierlight/ui/amount';
import { buttonStyle } from '@pierlight/ui/button';
import { useTranslations } from 'use-intl';
import { SubmitButton } from '#shared/forms/submit-button.tsx';
import type { DepositForm } from './use-deposit-form.ts';

interface DepositFootProps {
  readonly form: DepositForm;
  /** Id of the form that the button sends. */
  readonly formId: string;
}

/** What is charged, and the way to the provider's page. */
export function DepositFoot({ form, formId }: DepositFootProps) {
  const text = useTranslations('global-components.deposit');
  return (
    <>
      <p className="flex justify-between gap-4 text-13 text-text-2">
        {text('charged')}
        <Amount className="font-semibold text-text-1">{form.amount ?? '–'}</Amount>
      </p>
      {form.continueAt ? (
        <a href={form.continueAt} className={buttonStyle({ variant: 'lamp', size: 'lg' })}>
          {text('continue')}
        </a>
      ) : (
        <SubmitButton form={formId} isSending={form.isSending}>
          {form.amount ? text('submitAmount', { amount: form.amount }) : text('submit')}
        </SubmitButton>
      )}
    </>
  );
}
