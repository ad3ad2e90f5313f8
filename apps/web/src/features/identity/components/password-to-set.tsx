import { Alert } from '@pierlight/ui/alert';
import { Button } from '@pierlight/ui/button';
import { Panel } from '@pierlight/ui/panel';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { profileQuery } from '#features/player/public.ts';
import { useSuspenseQuery } from '#shared/api/use-query.ts';
import { localizePath } from '#shared/i18n/localize-path.ts';
import { useServices } from '#shared/services.ts';
import { requestResetMutation } from '../api.ts';
import { resetRequest } from '../reset-request.ts';
import { ProblemNote } from './problem-note.tsx';

/** For a player who came in another way: a first password, by the mail that also makes new ones. */
export default function PasswordToSet() {
  const text = useTranslations('account.social.password');
  const { api, locale, session } = useServices();
  const { email } = useSuspenseQuery(profileQuery()).data;
  const request = useMutation(requestResetMutation());
  const [isLeaving, setLeaving] = useState(false);

  async function send() {
    if (request.isPending || email === null) return;
    const asked = await request.mutateAsync({ email, locale }).catch(() => null);
    if (asked) resetRequest.keep({ ...asked, to: email, way: 'email' });
  }

  /** A new password ends every sign-in; this one ends before, so that the form is there. */
  async function leave() {
    setLeaving(true);
    await api.identity.signOut(undefined).catch(() => undefined);
    session.end('signedOut');
    window.location.assign(`${localizePath('/', locale)}?reset-pass=true`);
  }

  // A mail needs an address, which the panel beside this one adds.
  if (email === null) return null;
  return (
    <Panel pad className="grid content-start gap-5">
      <div className="grid gap-1">
        <h2 className="text-20">{text('title')}</h2>
        <p className="text-text-2">{text('text')}</p>
      </div>
      <ProblemNote error={request.error} />
      {request.isSuccess ? (
        <>
          <Alert live>
            {text.rich('sent', { email: () => <bdi className="wrap-anywhere">{email}</bdi> })}
          </Alert>
          <div>
            <Button
              variant="lamp"
              loading={isLeaving}
              className="max-sm:w-full"
              onClick={() => void leave()}
            >
              {text('goOn')}
            </Button>
          </div>
        </>
      ) : (
        <div>
          <Button
            variant="lamp"
            loading={request.isPending}
            className="max-sm:w-full"
            onClick={() => void send()}
          >
            {text('submit')}
          </Button>
        </div>
      )}
    </Panel>
  );
}
