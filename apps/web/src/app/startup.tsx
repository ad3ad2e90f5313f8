import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { forgetDraft } from '#features/communications/public.ts';
import { profileQuery } from '#features/player/public.ts';
import { accountsQuery } from '#features/wallet/public.ts';
import { alerts } from '#shared/alerts/alerts.ts';
import { forgetPersonal } from '#shared/api/query-client.ts';
import { localizePath } from '#shared/i18n/localize-path.ts';
import { followOtherTabs } from '#shared/session/cross-tab.ts';
import { tabStore } from '#shared/storage.ts';
import { CONTENT_ID } from './layouts/content-id.ts';
import { layoutParts } from './layouts/layout-state.ts';
import { isPlayersPage } from './player-pages.ts';
import { handTagOver } from './startup/affiliate-link.ts';
import { watchInstalling } from './startup/install-offer.ts';
import { isInstalledVisit, markInstalledVisit, reportInstalled } from './startup/installed-app.ts';
import { keepUp } from './startup/keep-up.ts';
import { leadBack, rememberPage } from './startup/lead-back.ts';
import { followViewport } from './startup/viewport.ts';
import { watchFailures } from './startup/watch-failures.ts';

/** What runs for as long as the site is open in a tab, and cannot wait for the second load. */
export function Startup() {
  const router = useRouter();

  useEffect(() => {
    const { session, queryClient, locale, keepsSession } = router.options.context;
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
    const soon = setTimeout(() => stops.push(keepUp(router)));
    return () => {
      clearTimeout(soon);
      for (const stop of stops) stop();
    };
  }, [router]);

  return null;
}
