import { categoriesQuery, goWithout } from '#features/catalogue/public.ts';
import { profileQuery } from '#features/player/public.ts';
import { currenciesQuery, visitorQuery } from '#features/settings/public.ts';
import { accountsQuery } from '#features/wallet/public.ts';
import { contentQuery, pageFolders } from '#shared/i18n/content.ts';
import type { Site } from './site.ts';

/**
 * What every page stands on: texts, currencies, categories, where the visitor is, and the player's
 * profile and accounts.
 */
export async function loadSite(site: Site): Promise<void> {
  const { queryClient, locale, session, isServer, country } = site;
  await Promise.all([
    ...pageFolders.map((folder) => queryClient.ensureQueryData(contentQuery(locale, folder))),
    queryClient.ensureQueryData(currenciesQuery()),
    queryClient
      .ensureQueryData(categoriesQuery())
      .catch(() => goWithout(queryClient, categoriesQuery().queryKey)),
    // Where the visitor is decides what is shown; only a trusted proxy knows. Without one nobody is
    // restricted, and the site does without the parts it could not ask for.
    queryClient.ensureQueryData(visitorQuery()).catch((error: unknown) => {
      if (country !== null) throw error;
    }),
    session.getState().status === 'player' ? loadPlayer() : undefined,
  ]);

  async function loadPlayer() {
    try {
      await Promise.all([
        queryClient.ensureQueryData(profileQuery()),
        // The header says where the balance should be that it did not come.
        queryClient.ensureQueryData(accountsQuery()).catch(() => undefined),
      ]);
    } catch {
      // The browser finds out whether the session is over; here the visitor is shown as a guest [8-05].
      if (isServer) session.end('rejected');
    }
  }
}
