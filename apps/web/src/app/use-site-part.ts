import { siteFeatures, visitorQuery } from '#features/settings/public.ts';
import { useQuery } from '#shared/api/use-query.ts';
import { hasPart, type SitePart } from './site-parts.ts';

/** Whether the site has a part, as the server found it. */
export function useSitePart(part: SitePart): boolean {
  const visitor = useQuery({ ...visitorQuery(), enabled: false }).data;
  return hasPart(part, siteFeatures(visitor));
}
