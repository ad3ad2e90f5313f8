import { Avatar } from '@pierlight/ui/avatar';
import { Button } from '@pierlight/ui/button';
import { Skeleton } from '@pierlight/ui/skeleton';
import { useLocation } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { NotificationBell } from '#features/notifications/public.ts';
import { displayName, profileQuery } from '#features/player/public.ts';
import { BalancePill } from '#features/wallet/public.ts';
import { useSuspenseQuery } from '#shared/api/use-query.ts';
import { Boundary } from '#shared/failure/boundary.tsx';
import { FailedPart } from '#shared/failure/failed-part.tsx';
import { LatePart } from '#shared/late-part.tsx';
import { lazy } from '#shared/lazy.ts';
import { ModalLink } from '#shared/modals/modal-link.tsx';

const AccountMenu = lazy(() => import('./account-menu.tsx'));

/** Balance, deposit and account of a signed-in player. */
export default function PlayerArea() {
  const text = useTranslations('layout.header');
  const names = useTranslations('layout.account');
  const profile = useSuspenseQuery(profileQuery()).data;
  const name = displayName(profile) ?? names('unknown');
  const isLobby = useLocation({
    select: ({ pathname }) => pathname === '/' || pathname === '/main',
  });
  return (
    <>
      <div className="flex items-center gap-1 rounded-[12px] bg-[color-mix(in_oklch,var(--color-surface-2)_90%,transparent)] p-1 shadow-panel">
        <Boundary fallback={(retry) => <FailedPart what="balance" worded onRetry={retry} />}>
          <LatePart fallback={<Skeleton className="h-10 w-24 lg:w-32" />}>
            <BalancePill />
          </LatePart>
        </Boundary>
        <Button
          variant={isLobby ? 'lamp' : 'lampline'}
          render={<ModalLink modal="wallet" value="deposit" />}
          // A phone has the wallet in its bar.
          className="min-h-10! max-[26.5rem]:hidden max-sm:px-3"
        >
          {text('deposit')}
        </Button>
      </div>
      <Boundary fallback={(retry) => <FailedPart what="bell" onRetry={retry} />}>
        <LatePart fallback={<span className="size-11" />}>
          <NotificationBell />
        </LatePart>
      </Boundary>
      <Boundary fallback={(retry) => <FailedPart what="account" onRetry={retry} />}>
        <LatePart
          fallback={
            <span className="grid size-11 place-items-center">
              <Avatar name={name} />
            </span>
          }
        >
          <AccountMenu name={name} />
        </LatePart>
      </Boundary>
    </>
  );
}
