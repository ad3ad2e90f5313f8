import { Skeleton, SkeletonGroup } from '@pierlight/ui/skeleton';
import { Suspense } from 'react';
import { AccountPrivacy } from '#features/privacy/public.ts';
import { WithTexts } from '#shared/i18n/texts.tsx';
import { lazy } from '#shared/lazy.ts';
import { OpenSessions } from '../components/open-sessions.tsx';

// Forms bring much along, and the sign-ins beside it can be read before.
const PasswordForm = lazy(() => import('../components/password-form.tsx'));

/** The password, and where the player is signed in. */
export function SecurityPage() {
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      <Suspense fallback={<FormToCome />}>
        <WithTexts folders={['fields-settings']}>
          <PasswordForm />
        </WithTexts>
      </Suspense>
      <OpenSessions />
      <Suspense fallback={<FormToCome />}>
        <WithTexts folders={['fields-settings']}>
          <AccountPrivacy />
        </WithTexts>
      </Suspense>
    </div>
  );
}

function FormToCome() {
  return (
    <SkeletonGroup>
      <Skeleton className="h-110 rounded-panel" />
    </SkeletonGroup>
  );
}
