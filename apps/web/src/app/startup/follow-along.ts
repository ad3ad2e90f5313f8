import { linkAfterSignIn } from '#features/identity/public.ts';
import { accountsQuery } from '#features/wallet/public.ts';
import { contentQuery, SHARED_PARTS } from '#shared/i18n/content.ts';
import { startMeasuring } from '../measuring.ts';
import { whenLoaded } from '../quiet-moment.ts';
import { connectRealtime } from '../realtime.ts';
import type { getRouter } from '../router.tsx';
import { refreshBalanceOnReturn } from './balance-on-return.ts';
import { pageTakenOver } from './page-taken-over.ts';
import { noteResetLink } from './reset-link.ts';
import { resumeUntilSure } from './resume-until-sure.ts';

/**
 * Computing a fingerprint holds a slow phone's only thread for half a second, which belongs to the
 * visitor's first presses; a form that is sent sooner begins it itself. Milliseconds.
 */
const FINGERPRINT_DELAY = 5000;

/** Starts what a page does not need to be used. @returns what ends it */
export function followAlong(router: ReturnType<typeof getRouter>): () => void {
  const { api, session, queryClient, fingerprints, locale } = router.options.context;
  const stops: (() => void)[] = [];
  let isOver = false;
  stops.push(
    refreshBalanceOnReturn(window, document, () => {
      if (session.getState().status === 'player') {
        void queryClient.invalidateQueries({ queryKey: accountsQuery().queryKey });
      }
    }),
    // The form that signs in comes with the second load, too.
    session.onSignedIn(() => void linkAfterSignIn(api)),
    connectRealtime(router.options.context),
    startMeasuring(router.options.context),
    // The first modal is not kept waiting for its words.
    whenLoaded(() => void queryClient.prefetchQuery(contentQuery(locale, SHARED_PARTS))),
    // Who the visitor is must not change while the page is being taken over.
    whenLoaded(() => {
      void pageTakenOver().then(() => {
        if (!isOver) stops.push(resumeUntilSure(session, window, noteResetLink));
      });
    }),
    whenLoaded(() => stops.push(fingerprints.follow()), FINGERPRINT_DELAY),
  );
  return () => {
    isOver = true;
    for (const stop of stops) stop();
  };
}
