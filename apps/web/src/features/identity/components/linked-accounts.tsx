import type { SocialAccount, SocialProvider } from '@pierlight/contract/identity/social';
import { Alert } from '@pierlight/ui/alert';
import { Button } from '@pierlight/ui/button';
import { Disc } from '@pierlight/ui/disc';
import { Panel } from '@pierlight/ui/panel';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { isProblem } from '#shared/api/problem.ts';
import { useQuery, useSuspenseQuery } from '#shared/api/use-query.ts';
import { isLeft } from '#shared/second-factor/with-factor.ts';
import { socialAccountsQuery, socialProvidersQuery, unlinkSocialMutation } from '../social/api.ts';
import { useSocialStart } from '../social/use-social-start.ts';
import { FactorProblem } from './factors/factor-problem.tsx';
import { ProviderMark } from './provider-mark.tsx';

/** Providers whose accounts open this one, and those that could; nothing where there is neither. */
export function LinkedAccounts() {
  const text = useTranslations('account.social.linked');
  const { accounts, hasPassword, hasPhone } = useSuspenseQuery(socialAccountsQuery()).data;
  const providers = useQuery(socialProvidersQuery()).data ?? [];
  const unlink = useMutation(unlinkSocialMutation());
  const start = useSocialStart('link');
  const [said, setSaid] = useState('');
  const open = providers.filter(({ id }) => !accounts.some(({ provider }) => provider.id === id));
  if (accounts.length === 0 && open.length === 0 && said === '') return null;
  const isOnly = !hasPassword && !hasPhone && accounts.length === 1;
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
      <FactorProblem error={start.error} />
      <ul className="grid">
        {accounts.map((account) => (
          <Row key={account.id} provider={account.provider} note={<Since account={account} />}>
            {isOnly ? null : (
              <Button
                variant="line"
                size="sm"
                loading={unlink.isPending && unlink.variables === account.id}
                aria-label={text('unlinkOf', { provider: account.provider.name })}
                onClick={() =>
                  unlink.mutate(account.id, {
                    onSuccess: () => setSaid(text('gone', { provider: account.provider.name })),
                  })
                }
              >
                {text('unlink')}
              </Button>
            )}
          </Row>
        ))}
        {open.map((provider) => (
          <Row key={provider.id} provider={provider} note={text('none')}>
            <Button
              variant="line"
              size="sm"
              loading={start.startingWith === provider.id}
              aria-label={text('connectOf', { provider: provider.name })}
              onClick={() => start.go(provider)}
            >
              {text('connect')}
            </Button>
          </Row>
        ))}
      </ul>
      <p role="status" className="text-13 text-text-2 empty:visually-hidden">
        {said}
      </p>
    </Panel>
  );
}

interface RowProps {
  readonly provider: SocialProvider;
  readonly note: ReactNode;
  /** What can be done about it. */
  readonly children: ReactNode;
}

function Row({ provider, note, children }: RowProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3 not-first:shadow-[inset_0_1px_0_var(--color-hair)]">
      <Disc>
        <ProviderMark {...provider} />
      </Disc>
      <div className="grid min-w-0 flex-1">
        <span className="font-semibold">{provider.name}</span>
        <span className="wrap-anywhere text-13 text-text-3">{note}</span>
      </div>
      {children}
    </li>
  );
}

function Since({ account: { email, linkedAt } }: { readonly account: SocialAccount }) {
  const text = useTranslations('account.social.linked');
  const format = useFormatter();
  return (
    <>
      {email === null ? null : (
        <>
          <bdi className="wrap-anywhere">{email}</bdi> ·{' '}
        </>
      )}
      {text('since', { day: format.dateTime(new Date(linkedAt), { dateStyle: 'medium' }) })}
    </>
  );
}
