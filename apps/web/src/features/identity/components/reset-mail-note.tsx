import { Alert } from '@pierlight/ui/alert';
import { linkStyle } from '@pierlight/ui/link';
import { ResendButton } from '@pierlight/ui/resend-button';
import { useMutation } from '@tanstack/react-query';
import { useFormatter, useTranslations } from 'use-intl';
import { ModalLink } from '#shared/modals/modal-link.tsx';
import { useServices } from '#shared/services.ts';
import { requestResetMutation } from '../api.ts';
import { type ResetRequest, resetRequest } from '../reset-request.ts';
import { ProblemNote } from './problem-note.tsx';

/** Least seconds between two mails. */
const PAUSE = 30;

interface ResetMailNoteProps {
  readonly request: ResetRequest;
  /** Another mail was requested; its code takes the place of the one before. */
  readonly onAsked: (request: ResetRequest) => void;
}

/** Where the mail went, if there is an account, and what to do when it does not come. */
export function ResetMailNote({ request, onAsked }: ResetMailNoteProps) {
  const text = useTranslations('modals.account.reset.sent');
  const format = useFormatter();
  const { locale } = useServices();
  const again = useMutation(requestResetMutation());
  const { to, way, expiresAt } = request;
  const isPhone = way === 'phone';

  const resend = async () => {
    const asked = { ...(await again.mutateAsync({ [way]: to, locale })), to, way };
    resetRequest.keep(asked);
    onAsked(asked);
  };

  return (
    <Alert
      title={text(isPhone ? 'titlePhone' : 'title')}
      action={
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <ResendButton
            label={text('again')}
            waitLabel={(seconds) => text('wait', { seconds })}
            pause={PAUSE}
            onResend={resend}
          />
          <ModalLink
            modal="forgot-pass"
            className={linkStyle({ tone: 'quiet', className: 'target-44' })}
          >
            {text(isPhone ? 'otherPhone' : 'other')}
          </ModalLink>
        </div>
      }
    >
      <div className="grid gap-1.5">
        <p className="break-all font-semibold text-text-1">
          <bdi dir={isPhone ? 'ltr' : undefined} className="wrap-anywhere">
            {to}
          </bdi>
        </p>
        <p>
          {text(isPhone ? 'textPhone' : 'text', {
            time: format.dateTime(new Date(expiresAt), { timeStyle: 'short' }),
          })}
        </p>
        <p>{text(isPhone ? 'nonePhone' : 'spam')}</p>
        <ProblemNote error={again.error} />
      </div>
    </Alert>
  );
}
