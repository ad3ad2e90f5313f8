import type { createCatalogue } from './modules/catalogue/public.ts';
import type { createContent } from './modules/content/public.ts';
import type { SettingsService } from './modules/settings/public.ts';

/** Pages of the site for everybody that stand in no list of a domain. */
const always = ['/', '/providers', '/tournaments', '/questions', '/contact', '/history-check'];

/** The pages that search engines may list, by kind. */
export async function listedPages(domains: {
  readonly settings: Pick<SettingsService, 'features'>;
  readonly catalogue: Pick<Awaited<ReturnType<typeof createCatalogue>>, 'listedPages'>;
  readonly content: Pick<ReturnType<typeof createContent>, 'listedPages'>;
}) {
  const { loyaltyEnabled, betting } = domains.settings.features();
  const paths = [
    ...always,
    ...(loyaltyEnabled ? ['/loyalty'] : []),
    ...(betting ? ['/betting'] : []),
  ];
  return {
    pages: paths.map((path) => ({ path })),
    ...(await domains.catalogue.listedPages()),
    ...(await domains.content.listedPages()),
  };
}
