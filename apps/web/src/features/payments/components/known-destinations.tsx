import { EmptyState } from '@pierlight/ui/empty-state';
import { Panel } from '@pierlight/ui/panel';
import { Skeleton, SkeletonGroup } from '@pierlight/ui/skeleton';
import { useTranslations } from 'use-intl';
import { useQuery } from '#shared/api/use-query.ts';
import { destinationsQuery } from '../destinations-api.ts';
import { SavedDestinations } from './saved-destinations.tsx';

/** Every destination the player saved, of all currencies, to look at and to take from. */
export function KnownDestinations() {
  const text = useTranslations('global-components.destinations');
  const destinations = useQuery(destinationsQuery());
  if (destinations.isPending)
    return (
      <SkeletonGroup>
        <Skeleton className="h-24 rounded-panel" />
      </SkeletonGroup>
    );
  const saved = (destinations.data ?? []).filter(({ origin }) => origin === 'player');
  if (saved.length === 0)
    return (
      <EmptyState level={3} title={text('noneYet')}>
        {text('noneYetText')}
      </EmptyState>
    );
  return (
    <Panel pad render={<div />}>
      <SavedDestinations destinations={saved} />
    </Panel>
  );
}
