import { loadLobby } from '#features/catalogue/public.ts';
import { playedQuery, winnersQuery } from '#features/gameplay/public.ts';
import { whenPlayer } from './player-pages.ts';
import type { Site } from './site.ts';

/** What the lobby shows. Without wins and recent games it stands too. */
export async function loadHome(site: Site): Promise<void> {
  const { queryClient } = site;
  await Promise.all([
    loadLobby(site),
    queryClient.prefetchQuery(winnersQuery()),
    whenPlayer(site, () => queryClient.prefetchQuery(playedQuery())),
  ]);
}
