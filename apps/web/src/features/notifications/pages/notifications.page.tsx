import { Skeleton, SkeletonGroup } from '@pierlight/ui/skeleton';
import { LatePart } from '#shared/late-part.tsx';
import { lazy } from '#shared/lazy.ts';
import { Inbox } from '../components/inbox.tsx';
import { Preferences } from '../components/preferences.tsx';
import type { InboxSearch } from '../inbox-search.ts';

const PushPanel = lazy(() => import('../components/push-panel.tsx'));

/** What the player was told, and what they want to be told. */
export function NotificationsPage({ search }: { readonly search: InboxSearch }) {
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_22.5rem]">
      <Inbox search={search} />
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-4">
        <LatePart fallback={<PreferencesSkeleton />}>
          <Preferences />
        </LatePart>
        <LatePart fallback={null}>
          <PushPanel />
        </LatePart>
      </div>
    </div>
  );
}

function PreferencesSkeleton() {
  return (
    <SkeletonGroup>
      <Skeleton className="h-110 rounded-panel" />
    </SkeletonGroup>
  );
}
