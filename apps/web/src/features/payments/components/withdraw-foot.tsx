import { Alert } from '@pierlight/ui/alert';
import { Button } from '@pierlight/ui/button';
import { useFormatter, useTranslations } from 'use-intl';
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
  if (form.repeated) return <Repeated repeated={form.repeated} amount={form.sum?.amount ?? ''} />;
  return (
    <>
      <SubmitButton form={formId} isSending={form.isSending}>
        {form.sum ? text('submitAmount', { amount: form.sum.amount }) : text('submit')}
      </SubmitButton>
      <p className="text-balance text-center text-13 text-text-2">{text('noReturn')}</p>
    </>
  );
}

const focus = (element: HTMLElement | null) => element?.focus();

/** The same left minutes ago: the one there is, or another one. */
function Repeated({
  repeated: { earlier, see, again },
  amount,
}: {
  readonly repeated: NonNullable<WithdrawForm['repeated']>;
  readonly amount: string;
}) {
  const text = useTranslations('global-components.wallet.withdraw.repeated');
  const format = useFormatter();
  const { number } = earlier;
  const time = format.dateTime(new Date(earlier.createdAt), {
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  return (
    // In place of the button that was pressed.
    <div ref={focus} tabIndex={-1} className="grid gap-3 outline-none">
      <Alert tone="warn" live title={text('title')}>
        {text('text', { amount, number, time })}
      </Alert>
      <Button size="lg" block onClick={see}>
        {text('see')}
      </Button>
      <Button size="lg" block onClick={again}>
        {text('again', { amount })}
      </Button>
    </div>
  );
}
