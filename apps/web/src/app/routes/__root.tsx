import { createRootRouteWithContext } from '@tanstack/react-router';
import { readModalSearch } from '#shared/modals/address.ts';
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
  loader: ({ context }) => loadSite(context),
  head: ({ matches, match }) =>
    siteHead(match.context, matches.at(-1)?.pathname ?? '/', match.search),
  shellComponent: SiteDocument,
  component: SiteLayout,
  notFoundComponent: NotFoundPage,
});
