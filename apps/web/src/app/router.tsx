import { createRouter } from '@tanstack/react-router';
import { setupRouterSsrQueryIntegration } from '@tanstack/react-router-ssr-query';
import type { Preferences } from '#features/settings/public.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import { localizePath, splitLocale } from '#shared/i18n/localize-path.ts';
import { createModals, type ModalRouter } from '#shared/modals/modals.ts';
import { parseSearch, stringifySearch } from '#shared/navigation/search.ts';
import type { SessionState } from '#shared/session/session.ts';
import type { FingerprintStart } from '#shared/visitor/own-visitor.ts';
import type { ThirdParties } from '../server-context.ts';
import { readEnvironment } from './environment.ts';
import type { ErrorWords } from './error-words.ts';
import { ErrorPage } from './layouts/error-page.tsx';
import { NotFoundPage } from './layouts/not-found-page.tsx';
import { markPages } from './page-marks.tsx';
import { routeTree } from './route-tree.gen.ts';
import { createSite } from './site.ts';

/** What the server rendered by, so that the browser's first render is the same. */
interface Rendered {
  readonly session: SessionState;
  readonly preferences: Preferences;
  readonly thirdParties: ThirdParties;
  readonly fingerprintStart: FingerprintStart;
  readonly isTraced: boolean;
  readonly errorWords: ErrorWords | null;
}

markPages(Object.values(routeTree.children ?? {}));

let ofThisTab: ReturnType<typeof makeRouter> | undefined;

/** One router per browser tab, and one per server-rendered request. */
export function getRouter() {
  if (import.meta.env.SSR) return makeRouter();
  ofThisTab ??= makeRouter();
  return ofThisTab;
}

function makeRouter() {
  const environment = readEnvironment();
  let made: ModalRouter | undefined;
  const modals = createModals(() => {
    if (!made) throw new Error('A modal was opened before the router was made');
    return made;
  });
  const site = createSite(environment, modals);
  const { queryClient, session, preferences, locale } = site;
  // Who has scrolled before the page is taken over stays there: the router would lead back to its top.
  let isTakenOver = false;
  const router = createRouter({
    routeTree,
    context: site,
    rewrite: localeRewrite(locale),
    origin: site.publicOrigin,
    parseSearch,
    stringifySearch,
    scrollRestoration: () => import.meta.env.SSR || isTakenOver || window.scrollY === 0,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    // Freshness is the query cache's business; a loader runs when its page is entered.
    defaultStaleTime: Number.POSITIVE_INFINITY,
    defaultPendingMs: 300,
    defaultErrorComponent: ErrorPage,
    defaultNotFoundComponent: NotFoundPage,
    defaultStructuralSharing: true,
    dehydrate: (): Rendered => ({
      session: session.getState(),
      preferences: preferences.get(),
      thirdParties: site.thirdParties,
      fingerprintStart: site.fingerprintStart,
      isTraced: site.isTraced,
      errorWords: site.errorWords(),
    }),
    hydrate: (rendered: Rendered) => {
      session.restore(rendered.session);
      preferences.restore(rendered.preferences);
      site.thirdParties = rendered.thirdParties;
      site.fingerprintStart = rendered.fingerprintStart;
      site.isTraced = rendered.isTraced;
      site.errorWords = () => rendered.errorWords;
    },
    ...(environment.nonce ? { ssr: { nonce: environment.nonce } } : {}),
  });
  made = router;
  router.subscribe('onRendered', () => {
    isTakenOver = true;
  });
  setupRouterSsrQueryIntegration({ router, queryClient });
  return router;
}

/** Pages are written once; the locale stands in the address only. */
function localeRewrite(locale: Locale) {
  return {
    input: ({ url }: { url: URL }) => {
      const split = splitLocale(url.pathname);
      if (split.locale === locale) url.pathname = split.path;
      return url;
    },
    output: ({ url }: { url: URL }) => {
      url.pathname = localizePath(url.pathname, locale);
      return url;
    },
  };
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof getRouter>;
  }
}
