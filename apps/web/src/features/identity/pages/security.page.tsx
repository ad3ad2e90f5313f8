import { Skeleton, SkeletonGroup } from '@pierlight/ui/skeleton';
import { AccountPrivacy } from '#features/privacy/public.ts';
import { useSuspenseQuery } from '#shared/api/use-query.ts';
import { WithTexts } from '#shared/i18n/texts.tsx';
import { LatePart } from '#shared/late-part.tsx';
import { lazy } from '#shared/lazy.ts';
import { LinkedAccounts } from '../components/linked-accounts.tsx';
import { OpenSessions } from '../components/open-sessions.tsx';
import { socialAccountsQuery } from '../social/api.ts';

// Forms bring much along, and the sign-ins beside them can be read before.
const PasswordForm = lazy(() => import('../components/password-form.tsx'));
const PasswordToSet = lazy(() => import('../components/password-to-set.tsx'));
const EmailToAdd = lazy(() => import('../components/email-to-add.tsx'));
const FactorsPanel = lazy(() => import('../components/factors/factors-panel.tsx'));

/** The ways to sign in, the second factors, and the sessions. */
export function SecurityPage() {
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      <LatePart fallback={<PanelSkeleton />}>
        <WithTexts folders={['fields-settings']}>
          <WaysIn />
        </WithTexts>
      </LatePart>
      <div className="grid gap-4">
        <LatePart fallback={<PanelSkeleton />}>
          <WithTexts folders={['fields-settings']}>
            <FactorsPanel />
          </WithTexts>
        </LatePart>
        <OpenSessions />
      </div>
      <LatePart fallback={<PanelSkeleton />}>
        <WithTexts folders={['fields-settings']}>
          <AccountPrivacy />
        </WithTexts>
      </LatePart>
    </div>
  );
}

function WaysIn() {
  const { hasPassword } = useSuspenseQuery(socialAccountsQuery()).data;
  return (
    <div className="grid gap-4">
      {hasPassword ? <PasswordForm /> : <PasswordToSet />}
      <EmailToAdd />
      <LinkedAccounts />
    </div>
  );
}

function PanelSkeleton() {
  return (
    <SkeletonGroup>
      <Skeleton className="h-110 rounded-panel" />
    </SkeletonGroup>
  );
}
