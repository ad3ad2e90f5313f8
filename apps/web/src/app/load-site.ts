import { categoriesQuery } from '#features/catalogue/api.ts';
import { profileQuery } from '#features/player/api.ts';
import { currenciesQuery } from '#features/settings/api.ts';
import { accountsQuery } from '#features/wallet/api.ts';
import { contentQuery, pageFolders } from '#shared/i18n/content.ts';
import type { Site } from './site.ts';

/** What every page stands on: texts, currencies, categories, and the player's profile and accounts. */
export async function loadSite({ queryClient, locale, session, isServer }: Site): Promise<void> {
  await Promise.all([
    ...pageFolders.map((folder) => queryClient.ensureQueryData(contentQuery(locale, folder))),
    queryClient.ensureQueryData(currenciesQuery()),
    queryClient.ensureQueryData(categoriesQuery()).catch(() => {
      queryClient.setQueryData(categoriesQuery().queryKey, []);
    }),
    session.getState().status === 'player' ? loadPlayer() : undefined,
  ]);

  async function loadPlayer() {
    try {
      await Promise.all([
        queryClient.ensureQueryData(profileQuery()),
        queryClient.ensureQueryData(accountsQuery()),
      ]);
    } catch {
      // The browser finds out whether the session is over; here the visitor is shown as a guest.
      if (isServer) session.end('rejected');
    }
  }
}
