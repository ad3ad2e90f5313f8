import { contentQuery } from '#shared/i18n/content.ts';
import { createModals } from '#shared/modals/modals.ts';
import { readEnvironment } from './environment.ts';
import { createSite, type Site } from './site.ts';

/** For answers that are no pages: the site of this request with the texts of the layout, and no router. */
export async function siteWithLayoutTexts(): Promise<Site> {
  const modals = createModals(() => {
    throw new Error('There are no modals outside pages');
  });
  const site = createSite(readEnvironment(), modals);
  await site.queryClient.ensureQueryData(contentQuery(site.locale, 'layout'));
  return site;
}
