import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { forgetDraft } from '#features/communications/public.ts';
import { linkAfterSignIn } from '#features/identity/public.ts';
import { profileQuery } from '#features/player/public.ts';
import { accountsQuery } from '#features/wallet/public.ts';
import { alerts } from '#shared/alerts/alerts.ts';
import { forgetPersonal } from '#shared/api/query-client.ts';
import { contentQuery, SHARED_PARTS } from '#shared/i18n/content.ts';
import { localizePath } from '#shared/i18n/localize-path.ts';
import { followOtherTabs } from '#shared/session/cross-tab.ts';
import { tabStore } from '#shared/storage.ts';
import { CONTENT_ID } from './layouts/content-id.ts';
import { layoutParts } from './layouts/layout-state.ts';
import { startMeasuring } from './measuring.ts';
import { isPlayersPage } from './player-pages.ts';
import { whenLoaded } from './quiet-moment.ts';
import { connectRealtime } from './realtime.ts';
import type { getRouter } from './router.tsx';
import { handTagOver } from './startup/affiliate-link.ts';
import { refreshBalanceOnReturn } from './startup/balance-on-return.ts';
import { watchInstalling } from './startup/install-offer.ts';
import { isInstalledVisit, markInstalledVisit, reportInstalled } from './startup/installed-app.ts';
import { keepUp } from './startup/keep-up.ts';
import { leadBack, rememberPage } from './startup/lead-back.ts';
import { pageTakenOver } from './startup/page-taken-over.ts';
import { noteResetLink } from './startup/reset-link.ts';
import { resumeUntilSure } from './startup/resume-until-sure.ts';
import { followViewport } from './startup/viewport.ts';
import { watchFailures } from './startup/watch-failures.ts';

/**
 * Computing a fingerprint holds a slow phone's only thread for half a second, which belongs to the
 * visitor's first presses; a form that is sent sooner begins it itself. Milliseconds.
 */
const FINGERPRINT_DELAY = 5000;

/** What runs for as long as the site is open in a tab. */
export function Startup() {
  const router = useRouter();

  useEffect(() => {
    const { api, session, queryClient, locale, keepsSession } = router.options.context;
    const home = localizePath('/', locale);
    const noteInstalled = () => {
      if (isInstalledVisit(tabStore, window)) void reportInstalled(queryClient);
    };
    markInstalledVisit(router.latestLocation.search, tabStore);
    const stops = [
      followViewport(window, document.documentElement.style),
      watchFailures(router),
      // What a browser says once, nobody may miss.
      watchInstalling(),
      session.onSignedIn(() => {
        void queryClient.prefetchQuery(profileQuery());
        void queryClient.prefetchQuery(accountsQuery());
        noteInstalled();
        if (!keepsSession()) alerts.show({ key: 'storage.session', ignoreDuplicates: true });
      }),
      leadBack(router),
      session.onSignedIn(() => void linkAfterSignIn(api)),
      handTagOver(router),
      session.onSignedOut((reason) => {
        forgetPersonal(queryClient);
        if (reason === 'setAside' && !isPlayersPage(router)) return;
        const hasLeft = reason === 'signedOut';
        if (hasLeft) forgetDraft(tabStore);
        else rememberPage(router.latestLocation);
        const arrived = router.navigate({
          to: '/',
          search: hasLeft ? {} : { 'sign-in': 'true' },
        });
        void arrived.then(() => {
          if (!hasLeft && reason !== 'setAside')
            alerts.show({ key: 'session.ended', ignoreDuplicates: true });
        });
      }),
      followOtherTabs(window, session, {
        reload: () => window.location.reload(),
        goHome: () => window.location.assign(home),
      }),
      router.subscribe('onBeforeNavigate', ({ pathChanged, hrefChanged }) => {
        if (pathChanged) alerts.hide();
        if (hrefChanged) layoutParts.close();
      }),
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        if (fromLocation && pathChanged) {
          document.getElementById(CONTENT_ID)?.focus({ preventScroll: true });
        }
      }),
    ];
    if (session.getState().status === 'player') noteInstalled();
    // In a moment of its own: what was pressed meanwhile comes first.
    const soon = setTimeout(() => stops.push(...followAlong(router)));
    return () => {
      clearTimeout(soon);
      for (const stop of stops) stop();
    };
  }, [router]);

  return null;
}

/** Starts what a page does not need to be used. @returns what ends each */
function followAlong(router: ReturnType<typeof getRouter>): readonly (() => void)[] {
  const { session, queryClient, fingerprints } = router.options.context;
  const stops: (() => void)[] = [];
  let isOver = false;
  stops.push(
    () => {
      isOver = true;
    },
    keepUp(router),
    refreshBalanceOnReturn(window, document, () => {
      if (session.getState().status === 'player') {
        void queryClient.invalidateQueries({ queryKey: accountsQuery().queryKey });
      }
    }),
    connectRealtime(router.options.context),
    startMeasuring(router.options.context),
    // The first modal is not kept waiting for its words.
    whenLoaded(
      () =>
        void queryClient.prefetchQuery(contentQuery(router.options.context.locale, SHARED_PARTS)),
    ),
    // Who the visitor is must not change while the page is being taken over.
    whenLoaded(() => {
      void pageTakenOver().then(() => {
        if (!isOver) stops.push(resumeUntilSure(session, window, noteResetLink));
      });
    }),
    whenLoaded(() => stops.push(fingerprints.follow()), FINGERPRINT_DELAY),
  );
  return [
    () => {
      for (const stop of stops) stop();
    },
  ];
}
