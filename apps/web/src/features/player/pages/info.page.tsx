import { Skeleton, SkeletonGroup } from '@pierlight/ui/skeleton';
import { WithTexts } from '#shared/i18n/texts.tsx';
import { LatePart } from '#shared/late-part.tsx';
import { lazy } from '#shared/lazy.ts';
import { ProfileSummary } from '../components/profile-summary.tsx';

// Forms bring much along, and the summary beside it can be read before.
const ProfileForm = lazy(() => import('../components/profile-form.tsx'));

/** Who the player is, and what of it can be changed. */
export function InfoPage() {
  return (
    <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,1fr)_22.5rem]">
      <LatePart fallback={<FormSkeleton />}>
        <WithTexts folders={['fields-settings']}>
          <ProfileForm />
        </WithTexts>
      </LatePart>
      <div className="max-lg:order-first">
        <ProfileSummary />
      </div>
    </div>
  );
}

function FormSkeleton() {
  return (
    <SkeletonGroup>
      <Skeleton className="h-80 rounded-panel" />
    </SkeletonGroup>
  );
}
