import { Button } from '@pierlight/ui/button';
import { Skeleton, SkeletonGroup } from '@pierlight/ui/skeleton';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import { isProblem } from '#shared/api/problem.ts';
import { EmptyPlace } from '#shared/empty-place.tsx';
import { splitLocale } from '#shared/i18n/localize-path.ts';
import { WithTexts } from '#shared/i18n/texts.tsx';
import { ModalLink } from '#shared/modals/modal-link.tsx';
import { addressSecret, keepAddressSecret } from '#shared/navigation/address-secrets.ts';
import { useServices } from '#shared/services.ts';
import { keepRequestedPage, pageOnThisSite } from '#shared/session/requested-page.ts';
import { useSession } from '#shared/session/use-session.ts';
import { tabStore } from '#shared/storage.ts';
import { TitledPage } from '#shared/titled-page.tsx';
import { useOwnVisitor } from '#shared/visitor/use-own-visitor.ts';
import { tokenSignInMutation } from '../api.ts';
import type { AutoLoginSearch } from '../auto-login-search.ts';
import { AlreadySignedIn } from '../components/already-signed-in.tsx';
import { isOneTimeProblem } from '../one-time-problem.ts';
import { accessTokenOf } from '../second-factor-step.ts';

/**
 * Where a link leads that signs in. Only a press uses it: whatever reads mails before their owner
 * opens the page, and uses nothing up.
 */
export function AutoLoginPage({ search }: { readonly search: AutoLoginSearch }) {
  const pages = useTranslations('pages.signInLink');
  const isInBrowser = useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
  const { status } = useSession();
  return (
    <TitledPage title={pages('title')}>
      <WithTexts folders={['account', 'fields-settings']}>
        {!isInBrowser || status === 'resuming' ? (
          <PageSkeleton />
        ) : status === 'player' ? (
          <Already />
        ) : (
          <Offer asked={search.state ?? null} />
        )}
      </WithTexts>
    </TitledPage>
  );
}

/** @param asked the page to lead to, as an address that may be anybody's */
function Offer({ asked }: { readonly asked: string | null }) {
  const text = useTranslations('account.links');
  const [token] = useState(() => addressSecret('token'));
  const [stage, setStage] = useState<'offered' | 'entering' | 'left'>('offered');
  const { session, api } = useServices();
  const enter = useMutation(tokenSignInMutation());
  const ownVisitor = useOwnVisitor();

  async function press() {
    if (stage !== 'offered' || token === null) return;
    setStage('entering');
    try {
      const visitor = await ownVisitor();
      const answer = await enter.mutateAsync({ token, ...visitor });
      keepAddressSecret('token', null);
      const accessToken = await accessTokenOf(api, answer, visitor);
      // The link is used up even if the player closes the question for a second factor.
      if (accessToken === null) setStage('left');
      else start(accessToken);
    } catch {
      setStage('offered');
    }
  }

  function start(accessToken: string) {
    // The sign-in leads to the page that was requested; an address elsewhere is none.
    const page = pageOnThisSite(asked);
    keepRequestedPage(tabStore, page === null ? '/' : splitLocale(page).path);
    session.start(accessToken);
  }

  if (token === null || stage === 'left')
    return <Refused heading="autologin.heading">{text('autologin.text')}</Refused>;
  if (isOneTimeProblem(enter.error)) return <RefusedLink error={enter.error} />;
  return (
    <EmptyPlace
      art="empty-link"
      heading={text('ready.heading')}
      action={
        <Button
          variant="lamp"
          size="lg"
          loading={stage === 'entering'}
          onClick={() => void press()}
        >
          {text('ready.action')}
        </Button>
      }
    >
      {enter.error ? <Problem error={enter.error} /> : text('ready.text')}
    </EmptyPlace>
  );
}

function RefusedLink({ error }: { readonly error: unknown }) {
  return (
    <Refused heading="refused">
      <Problem error={error} />
    </Refused>
  );
}

/** What the server said, in words. */
function Problem({ error }: { readonly error: unknown }) {
  const problems = useTranslations('fields-settings.problems');
  const code = isProblem(error) ? `${error.code}` : 'other';
  return <span role="alert">{problems(problems.has(code) ? code : 'other')}</span>;
}

function Refused({
  heading,
  children,
}: {
  readonly heading: 'autologin.heading' | 'refused';
  readonly children: ReactNode;
}) {
  const text = useTranslations('account.links');
  return (
    <EmptyPlace
      art="empty-link"
      heading={text(heading)}
      action={
        <Button variant="lamp" render={<ModalLink modal="sign-in" />}>
          {text('signIn')}
        </Button>
      }
    >
      {children}
    </EmptyPlace>
  );
}

function Already() {
  useEffect(() => keepAddressSecret('token', null), []);
  return <AlreadySignedIn />;
}

function PageSkeleton() {
  return (
    <SkeletonGroup>
      <Skeleton className="h-80 rounded-panel" />
    </SkeletonGroup>
  );
}
