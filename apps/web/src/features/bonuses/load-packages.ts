import { gameQuery } from '#features/catalogue/public.ts';
import type { Services } from '#shared/services.ts';
import { packagesQuery } from './packages-api.ts';

/** Loads what packages of bonuses there are, and the games of their free spins. */
export async function loadPackages({ queryClient }: Pick<Services, 'queryClient'>): Promise<void> {
  const packages = await queryClient.ensureQueryData(packagesQuery());
  const games = packages.flatMap(({ parts }) => parts.map(({ freespins }) => freespins?.gameId));
  // A game that is gone is called by its id.
  await Promise.all(
    [...new Set(games)].map((id) => (id ? queryClient.prefetchQuery(gameQuery(id)) : undefined)),
  );
}
