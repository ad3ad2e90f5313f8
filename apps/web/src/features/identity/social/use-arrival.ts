import type { SocialOutcome } from '@pierlight/contract/identity/social';
import { useMutation } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { alerts } from '#shared/alerts/alerts.ts';
import { isProblem } from '#shared/api/problem.ts';
import type { ModalSearch } from '#shared/modals/catalogue.ts';
import { useServices } from '#shared/services.ts';
import { hasRequestedPage, takeRequestedPage } from '#shared/session/requested-page.ts';
import { tabStore } from '#shared/storage.ts';
import type { OwnVisitor } from '#shared/visitor/own-visitor.ts';
import { useOwnVisitor } from '#shared/visitor/use-own-visitor.ts';
import { accessTokenOf } from '../second-factor-step.ts';
import { isLinking, type ProviderReturn, takeAnswer } from './answer.ts';
import { finishLinkingMutation, finishSocialMutation } from './api.ts';
import { pendingSocial } from './pending.ts';

/**
 * Why coming back from a provider signed nobody in: it took too long, the person cancelled, the answer
 * held no session, it belongs to no sign-in of this browser, the provider proved nobody, or there is
 * nothing to come back with.
 */
export type ArrivalFailure =
  | 'timeout'
  | 'cancelled'
  | 'noSession'
  | 'mismatch'
  | 'refused'
  | 'nothing';

/** The same for a link; `taken` is an account elsewhere that opens another one here. */
export type LinkFailure = 'timeout' | 'cancelled' | 'mismatch' | 'refused' | 'taken';

export type Arrival =
  | { readonly kind: 'working'; readonly isLink?: boolean }
  | { readonly kind: 'failed'; readonly why: ArrivalFailure }
  /** The signed-in player wanted to link an account elsewhere, and could not. */
  | { readonly kind: 'notLinked'; readonly why: LinkFailure }
  | {
      readonly kind: 'link';
      readonly provider: string;
      readonly email: string;
      /** Where to go once the owner has signed in. */
      readonly page: string;
    };

/** Ends the sign-in a provider has sent the browser back from, once. */
export function useArrival(): Arrival {
  const { session, api } = useServices();
  const router = useRouter();
  const ownVisitor = useOwnVisitor();
  const { mutateAsync } = useMutation(finishSocialMutation());
  const { mutateAsync: finishLinking } = useMutation(finishLinkingMutation());
  const [arrival, setArrival] = useState<Arrival>({ kind: 'working' });
  const hasBegun = useRef(false);

  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    const fail = (why: ArrivalFailure) => setArrival({ kind: 'failed', why });
    const notLinked = (why: LinkFailure) => setArrival({ kind: 'notLinked', why });
    const home = (search: ModalSearch = {}) =>
      void router.navigate({ to: '/', search, replace: true });

    async function follow(outcome: SocialOutcome, visitor: OwnVisitor) {
      if (outcome.outcome === 'registrationNeeded') {
        pendingSocial.keepRest(outcome);
        return home({ 'sign-up': 'true' });
      }
      if (outcome.outcome === 'linkNeeded') {
        pendingSocial.keepRest(outcome);
        const page = takeRequestedPage(tabStore) ?? '/';
        const { provider, email } = outcome;
        return setArrival({ kind: 'link', provider: provider.name, email, page });
      }
      if (outcome.outcome === 'signedIn' && !outcome.accessToken) return fail('noSession');
      const accessToken = await accessTokenOf(api, outcome, visitor);
      if (accessToken === null) return fail('cancelled');
      // A player who had requested a page is led there by the sign-in itself.
      const isLedBack = hasRequestedPage(tabStore);
      pendingSocial.forget();
      session.start(accessToken);
      if (!isLedBack) home();
    }

    async function finish({ code, state, iss, error }: ProviderReturn) {
      if (error !== undefined) return fail(error === 'access_denied' ? 'cancelled' : 'refused');
      if (code === undefined || state === undefined) return fail('mismatch');
      const visitor = await ownVisitor();
      const given = { code, state, ...(iss === undefined ? {} : { iss }), ...visitor };
      await follow(await mutateAsync(given), visitor);
    }

    async function link({ code, state, iss, error }: ProviderReturn) {
      const provider = pendingSocial.provider()?.name;
      if (error !== undefined || code === undefined || state === undefined)
        return notLinked(error === 'access_denied' ? 'cancelled' : 'refused');
      await finishLinking({ code, state, ...(iss === undefined ? {} : { iss }) });
      pendingSocial.forget();
      // A page that is left takes its alerts along.
      await router.navigate({ to: '/profile/security', replace: true });
      if (provider !== undefined)
        alerts.show({ key: 'account.linked', tone: 'lamp', values: { provider } });
    }

    const answer = takeAnswer(document, window.location.protocol === 'https:');
    if (answer === null) fail('nothing');
    else if (isLinking(answer.state)) {
      setArrival({ kind: 'working', isLink: true });
      link(answer).catch((error: unknown) => notLinked(linkFailureOf(error)));
    } else finish(answer).catch((error: unknown) => fail(failureOf(error)));
  }, [api, finishLinking, mutateAsync, ownVisitor, router, session]);

  return arrival;
}

function linkFailureOf(error: unknown): LinkFailure {
  if (isProblem(error, 'socialAccountTaken')) return 'taken';
  // Whose session is over meanwhile is as far as somebody who never began.
  if (isProblem(error, 'unauthenticated')) return 'mismatch';
  return failureOf(error);
}

function failureOf(error: unknown): 'mismatch' | 'refused' | 'timeout' {
  if (isProblem(error, 'socialStateUnknown')) return 'mismatch';
  if (isProblem(error, 'socialRefused')) return 'refused';
  return 'timeout';
}
