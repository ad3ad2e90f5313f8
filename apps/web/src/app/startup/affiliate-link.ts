import { AFFILIATE_PARAMETER } from '#shared/affiliates/affiliate-tag.ts';
import type { Search } from '#shared/navigation/search.ts';
import type { getRouter } from '../router.tsx';

/**
 * A link of a text that carries an affiliate's tag: the server takes the tag, so the address is loaded
 * from there instead of being shown by the router.
 */
export function handTagOver(router: ReturnType<typeof getRouter>): () => void {
  return router.subscribe('onResolved', ({ fromLocation, toLocation }) => {
    const search = toLocation.search as Search;
    if (fromLocation && search[AFFILIATE_PARAMETER] !== undefined) window.location.reload();
  });
}
