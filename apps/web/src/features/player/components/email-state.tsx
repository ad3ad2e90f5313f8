import { Badge } from '@pierlight/ui/badge';
import { ResendButton } from '@pierlight/ui/resend-button';
import { useTranslations } from 'use-intl';
import { useResendConfirmation } from '../use-resend-confirmation.ts';

/** Least seconds between two mails. */
const PAUSE = 60;

/** Whether the address is confirmed, and another mail while it is not. */
export function EmailState({ isConfirmed }: { readonly isConfirmed: boolean }) {
  const text = useTranslations('account.info');
  const resend = useResendConfirmation();
  if (isConfirmed) return <Badge tone="win">{text('emailConfirmed')}</Badge>;
  return (
    <div className="grid justify-items-end gap-2">
      <Badge>{text('emailOpen')}</Badge>
      <ResendButton
        label={text('resend')}
        waitLabel={(seconds) => text('wait', { seconds })}
        pause={PAUSE}
        // Sent or not: the alert says which, and asking again waits either way.
        onResend={() => resend.mutateAsync(undefined).catch(() => undefined)}
      />
    </div>
  );
}
