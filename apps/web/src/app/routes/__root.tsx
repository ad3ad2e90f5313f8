import { createRootRouteWithContext } from '@tanstack/react-router';
import { loadPostedForm } from '#features/identity/public.ts';
import { readModalSearch, requestedModal } from '#shared/modals/address.ts';
import type { Search } from '#shared/navigation/search.ts';
import { SiteDocument } from '../layouts/document.tsx';
import { NotFoundPage } from '../layouts/not-found-page.tsx';
import { SiteLayout } from '../layouts/site-layout.tsx';
import { loadSite } from '../load-site.ts';
import { followRouteRules } from '../route-rules.ts';
import type { Site } from '../site.ts';
import { siteHead } from '../site-head.ts';
import '../styles.css';

export const Route = createRootRouteWithContext<Site>()({
  validateSearch: readModalSearch,
  beforeLoad: followRouteRules,
  loader: async ({ context, location }) => {
    await Promise.all([
      loadSite(context),
      // Only the server draws what stands in for a modal.
      import.meta.env.SSR
        ? loadPostedForm(context, requestedModal(location.search as Search)?.name)
        : undefined,
    ]);
  },
  head: ({ matches, match }) =>
    siteHead(match.context, matches.at(-1)?.pathname ?? '/', match.search),
  shellComponent: SiteDocument,
  component: SiteLayout,
  notFoundComponent: NotFoundPage,
});
