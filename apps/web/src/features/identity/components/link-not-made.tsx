import { Button, buttonStyle } from '@pierlight/ui/button';
import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { EmptyPlace } from '#shared/empty-place.tsx';
import { WithTexts } from '#shared/i18n/texts.tsx';
import { useSession } from '#shared/session/use-session.ts';
import { pendingSocial } from '../social/pending.ts';
import type { LinkFailure } from '../social/use-arrival.ts';
import { useSocialStart } from '../social/use-social-start.ts';
import { FactorProblem } from './factors/factor-problem.tsx';

interface LinkNotMadeProps {
  readonly why: LinkFailure;
}

/** Why an account elsewhere was not linked, and the way on. */
export function LinkNotMade(props: LinkNotMadeProps) {
  return (
    <WithTexts folders={['fields-settings']}>
      <Told {...props} />
    </WithTexts>
  );
}

function Told({ why }: LinkNotMadeProps) {
  const text = useTranslations('account.social.linking');
  const other = useTranslations('account.social');
  const isPlayer = useSession().status === 'player';
  const start = useSocialStart('link');
  const [provider, setProvider] = useState(() => pendingSocial.provider());
  // Only the browser knows it, and the server has rendered before.
  useEffect(() => setProvider(pendingSocial.provider()), []);
  const name = provider?.name ?? other('otherProvider');
  return (
    <div className="grid gap-4">
      <FactorProblem error={start.error} />
      <EmptyPlace
        art="empty-link"
        heading={text(`${why}.heading`, { provider: name })}
        action={
          <>
            {provider !== null && isPlayer ? (
              <Button
                variant="lamp"
                loading={start.startingWith !== null}
                onClick={() => start.go(provider)}
              >
                {text('again', { provider: name })}
              </Button>
            ) : null}
            <Link to="/profile/security" className={buttonStyle({ variant: 'line' })}>
              {text('back')}
            </Link>
          </>
        }
      >
        {text(`${why}.text`, { provider: name })}
      </EmptyPlace>
    </div>
  );
}
