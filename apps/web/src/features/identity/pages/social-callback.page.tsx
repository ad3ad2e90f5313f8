import { Button } from '@pierlight/ui/button';
import { Panel } from '@pierlight/ui/panel';
import { Spinner } from '@pierlight/ui/spinner';
import { useLocation, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { EmptyPlace } from '#shared/empty-place.tsx';
import { WithTexts } from '#shared/i18n/texts.tsx';
import { requestedModal, withoutModals } from '#shared/modals/address.ts';
import { addressedSearch, parseSearch, type Search } from '#shared/navigation/search.ts';
import { useSession } from '#shared/session/use-session.ts';
import { TitledPage } from '#shared/titled-page.tsx';
import { AlreadySignedIn } from '../components/already-signed-in.tsx';
import { LinkNotMade } from '../components/link-not-made.tsx';
import { pendingSocial } from '../social/pending.ts';
import { type Arrival, type ArrivalFailure, useArrival } from '../social/use-arrival.ts';
import { useSocialStart } from '../social/use-social-start.ts';

/** Where providers send people back to: signs in, or says why not and leads on. */
export function SocialCallbackPage() {
  return (
    <WithTexts folders={['account']}>
      <Outcome />
    </WithTexts>
  );
}

/** Whether somebody signed in comes back to link an account, rather than to sign in. */
const isLinkOf = (arrival: Arrival): boolean =>
  arrival.kind === 'working' ? arrival.isLink === true : arrival.kind === 'notLinked';

function Outcome() {
  const pages = useTranslations('pages.signInLink');
  const linked = useTranslations('account.social.linked');
  const arrival = useArrival();
  const isPlayer = useSession().status === 'player';
  const router = useRouter();
  const isModalOpen = useLocation({
    select: ({ search }) => requestedModal(search as Search) !== null,
  });
  // Not before the sign-in has left the address, so that the two do not cross.
  const page = arrival.kind === 'link' && isPlayer && !isModalOpen ? arrival.page : null;
  useEffect(() => {
    if (page === null) return;
    const [to = '/', query = ''] = page.split('?');
    const search = withoutModals(parseSearch(query));
    void router.navigate({ to, search: addressedSearch(search), replace: true });
  }, [page, router]);
  return (
    <TitledPage title={isLinkOf(arrival) ? linked('title') : pages('title')}>
      <div aria-live="polite">
        {arrival.kind === 'notLinked' ? (
          <LinkNotMade why={arrival.why} />
        ) : isPlayer ? (
          <SignedIn arrival={arrival} />
        ) : (
          <Told arrival={arrival} />
        )}
      </div>
    </TitledPage>
  );
}

/** In place of this page's entry: closing it then leads on, and not back in the history. */
function useOpenSignIn(): () => void {
  const router = useRouter();
  return () =>
    void router.navigate({
      to: '.',
      search: { 'sign-in': 'true' },
      replace: true,
      resetScroll: false,
    });
}

/** Somebody who is signed in waits for the next page, or came here by themselves. */
function SignedIn({ arrival }: { readonly arrival: Arrival }) {
  return arrival.kind === 'failed' ? <AlreadySignedIn /> : <Working isLink={isLinkOf(arrival)} />;
}

function Working({ isLink = false }: { readonly isLink?: boolean }) {
  const text = useTranslations('account.social');
  return (
    <Panel pad>
      <p className="flex items-center justify-center gap-3 py-12 text-text-2">
        <Spinner />
        {text(isLink ? 'linking.working' : 'working')}
      </p>
    </Panel>
  );
}

function Told({ arrival }: { readonly arrival: Exclude<Arrival, { kind: 'notLinked' }> }) {
  const text = useTranslations('account.social');
  const openSignIn = useOpenSignIn();
  if (arrival.kind === 'working') return <Working isLink={isLinkOf(arrival)} />;
  if (arrival.kind === 'failed') return <Failed why={arrival.why} />;
  return (
    <EmptyPlace
      art="empty-link"
      heading={text('link.heading')}
      action={
        <Button variant="lamp" onClick={openSignIn}>
          {text('signIn')}
        </Button>
      }
    >
      {text.rich('link.text', {
        provider: arrival.provider,
        email: () => <bdi className="wrap-anywhere">{arrival.email}</bdi>,
      })}
    </EmptyPlace>
  );
}

function Failed({ why }: { readonly why: ArrivalFailure }) {
  const text = useTranslations('account.social');
  const openSignIn = useOpenSignIn();
  const start = useSocialStart();
  const [provider, setProvider] = useState(() => pendingSocial.provider());
  // Only the browser knows it, and the server has rendered before.
  useEffect(() => setProvider(pendingSocial.provider()), []);
  const name = provider?.name ?? text('otherProvider');
  const mayTryAgain = provider !== null && why !== 'nothing';
  return (
    <EmptyPlace
      art="empty-link"
      heading={text(`${why}.heading`, { provider: name })}
      action={
        <>
          {mayTryAgain ? (
            <Button
              variant="lamp"
              loading={start.startingWith !== null}
              onClick={() => start.go(provider)}
            >
              {text('again', { provider: name })}
            </Button>
          ) : null}
          <Button variant={mayTryAgain ? 'line' : 'lamp'} onClick={openSignIn}>
            {mayTryAgain ? text('otherWay') : text('signIn')}
          </Button>
        </>
      }
    >
      {text(start.error ? 'timeout.text' : `${why}.text`, { provider: name })}
    </EmptyPlace>
  );
}
