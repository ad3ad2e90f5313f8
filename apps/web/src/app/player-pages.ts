import { redirect } from '@tanstack/react-router';
import { keepRequestedPage, requestedPageCookie } from '#shared/session/requested-page.ts';
import { tabStore } from '#shared/storage.ts';
import type { Site } from './site.ts';

interface Asked {
  readonly context: Site;
  readonly location: { readonly pathname: string; readonly searchStr: string };
}

/**
 * For `beforeLoad` of pages that need a player: a guest is sent home, where the sign-in modal opens,
 * and is led back after it.
 * The server shows the frame of the page while a session is being resumed, which only the browser
 * can do.
 */
export async function requirePlayer({ context, location }: Asked): Promise<void> {
  const { session, isServer, publicOrigin } = context;
  const state = isServer ? session.getState() : await session.settle();
  if (state.status !== 'guest') return;
  const address = `${location.pathname}${location.searchStr}`;
  if (!isServer) keepRequestedPage(tabStore, address);
  throw redirect({
    to: '/',
    search: { 'sign-in': 'true' },
    ...(isServer
      ? {
          headers: {
            'set-cookie': requestedPageCookie(address, publicOrigin.startsWith('https:')),
          },
        }
      : {}),
  });
}

/** Whether one of the routes that are shown needs a player. */
export const isPlayersPage = (router: {
  readonly state: { readonly matches: readonly { readonly routeId: string }[] };
  readonly routesById: object;
}): boolean => {
  const routes = router.routesById as Record<string, { options: { beforeLoad?: unknown } }>;
  return router.state.matches.some(
    ({ routeId }) => routes[routeId]?.options.beforeLoad === requirePlayer,
  );
};

/** For loaders of such pages: loads only when the player is known, else the page does it itself. */
export async function whenPlayer(context: Site, load: () => Promise<unknown>): Promise<void> {
  if (context.session.getState().status === 'player') await load();
}
