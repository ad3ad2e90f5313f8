import { requestedModal, withoutModals } from '#shared/modals/address.ts';
import { modalRow } from '#shared/modals/catalogue.ts';
import { addressedSearch, parseSearch, type Search } from '#shared/navigation/search.ts';
import {
  adoptRequestedPage,
  forgetRequestedPage,
  keepRequestedPage,
  takeRequestedPage,
} from '#shared/session/requested-page.ts';
import { tabStore } from '#shared/storage.ts';
import type { getRouter } from '../router.tsx';

type Router = ReturnType<typeof getRouter>;

/**
 * Leads a player who signs in or up back to the page they had requested as a guest, or were on when the
 * session ended. Closing the sign-in forgets it.
 */
export function leadBack(router: Router): () => void {
  const { session } = router.options.context;

  function lead() {
    const page = takeRequestedPage(tabStore);
    if (page === null) return;
    const [pathname = '/', query = ''] = page.split('?');
    const search = withoutModals(parseSearch(query));
    void router.navigate({ to: pathname, search: addressedSearch(search), replace: true });
  }

  function forgetUnlessSigningIn(location: { readonly pathname: string; readonly search: object }) {
    const modal = requestedModal(location.search as Search);
    const isSigningIn =
      location.pathname === '/auth/callback' ||
      (modal !== null && modalRow(modal.name).audience !== 'player');
    if (!isSigningIn) forgetRequestedPage(tabStore);
  }

  adoptRequestedPage(document, tabStore, window.location.protocol === 'https:');
  if (session.getState().status === 'player') lead();
  else forgetUnlessSigningIn(router.latestLocation);
  const stops = [
    session.onSignedIn(lead),
    // Before the navigation: a visitor may leave the tab's page before it is resolved.
    router.subscribe('onBeforeNavigate', ({ toLocation }) => forgetUnlessSigningIn(toLocation)),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

/** Keeps the page one is on, unless it is the home page, where the sign-in opens anyway. */
export function rememberPage(location: { readonly pathname: string; readonly searchStr: string }) {
  if (location.pathname !== '/')
    keepRequestedPage(tabStore, `${location.pathname}${location.searchStr}`);
}
