import { loadLobby } from '#features/catalogue/public.ts';
import { playedQuery } from '#features/gameplay/public.ts';
import { whenPlayer } from './player-pages.ts';
import type { Site } from './site.ts';

/** What the lobby shows at first. Without recent games it stands too; wins come when their place is near. */
export async function loadHome(site: Site): Promise<void> {
  const { queryClient } = site;
  await Promise.all([
    loadLobby(site),
    whenPlayer(site, () => queryClient.prefetchQuery(playedQuery())),
  ]);
}
