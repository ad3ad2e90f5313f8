import type { SiteFeatures } from '@pierlight/contract/player/schemas';
import { notFound } from '@tanstack/react-router';
import { siteFeatures, visitorQuery } from '#features/settings/public.ts';
import type { Site } from './site.ts';

/** Whether a page is there: settings of the platform take pages away. */
const parts = {
  betting: ({ betting }) => betting !== null,
  quests: ({ questsEnabled }) => questsEnabled,
  loyalty: ({ loyaltyEnabled }) => loyaltyEnabled,
  documents: ({ documentsHidden }) => !documentsHidden,
} satisfies Record<string, (features: SiteFeatures) => boolean>;

export type SitePart = keyof typeof parts;

export function hasPart(part: SitePart, features: SiteFeatures): boolean {
  return parts[part](features);
}

/** For `beforeLoad`: a page that the settings took away is an address like any unknown one. */
export function requirePart(part: SitePart) {
  return async ({ context }: { readonly context: Site }): Promise<void> => {
    const visitor = await context.queryClient
      .ensureQueryData(visitorQuery())
      .catch(() => undefined);
    if (!hasPart(part, siteFeatures(visitor))) throw notFound();
  };
}
