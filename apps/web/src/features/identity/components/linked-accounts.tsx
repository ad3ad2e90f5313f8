import type { SocialAccount } from '@pierlight/contract/identity/social';
import { Alert } from '@pierlight/ui/alert';
import { Button } from '@pierlight/ui/button';
import { Disc } from '@pierlight/ui/disc';
import { Panel } from '@pierlight/ui/panel';
import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { isProblem } from '#shared/api/problem.ts';
import { isLeft } from '#shared/second-factor/with-factor.ts';
import { socialAccountsQuery, unlinkSocialMutation } from '../social/api.ts';
import { ProviderMark } from './provider-mark.tsx';

/** Providers' accounts that open this one; not shown to players who have none. */
export function LinkedAccounts() {
  const text = useTranslations('account.social.linked');
  const { accounts, hasPassword } = useSuspenseQuery(socialAccountsQuery()).data;
  const unlink = useMutation(unlinkSocialMutation());
  const [said, setSaid] = useState('');
  if (accounts.length === 0 && said === '') return null;
  const isOnly = !hasPassword && accounts.length === 1;
  return (
    <Panel pad className="grid content-start gap-4">
      <div className="grid gap-1">
        <h2 className="text-20">{text('title')}</h2>
        <p className="text-text-2">{text(isOnly ? 'onlyWay' : 'text')}</p>
      </div>
      {unlink.isError && !isLeft(unlink.error) ? (
        <Alert tone="error">
          {text(isProblem(unlink.error, 'lastWayIn') ? 'onlyWay' : 'failed')}
        </Alert>
      ) : null}
      <ul className="grid">
        {accounts.map((account) => (
          <Row
            key={account.id}
            account={account}
            isOnly={isOnly}
            isLeaving={unlink.isPending && unlink.variables === account.id}
            onUnlink={() =>
              unlink.mutate(account.id, {
                onSuccess: () => setSaid(text('gone', { provider: account.provider.name })),
              })
            }
          />
        ))}
      </ul>
      <p role="status" className="text-13 text-text-2 empty:hidden">
        {said}
      </p>
    </Panel>
  );
}

interface RowProps {
  readonly account: SocialAccount;
  readonly isOnly: boolean;
  readonly isLeaving: boolean;
  readonly onUnlink: () => void;
}

function Row({ account, isOnly, isLeaving, onUnlink }: RowProps) {
  const text = useTranslations('account.social.linked');
  const format = useFormatter();
  const { provider, email, linkedAt } = account;
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3 not-first:shadow-[inset_0_1px_0_var(--color-hair)]">
      <Disc>
        <ProviderMark {...provider} />
      </Disc>
      <div className="grid min-w-0 flex-1">
        <span className="font-semibold">{provider.name}</span>
        <span className="wrap-anywhere text-13 text-text-3">
          {email === null ? null : (
            <>
              <bdi>{email}</bdi> ·{' '}
            </>
          )}
          {text('since', { day: format.dateTime(new Date(linkedAt), { dateStyle: 'medium' }) })}
        </span>
      </div>
      {isOnly ? null : (
        <Button
          variant="line"
          size="sm"
          loading={isLeaving}
          aria-label={text('unlinkOf', { provider: provider.name })}
          onClick={onUnlink}
        >
          {text('unlink')}
        </Button>
      )}
    </li>
  );
}
