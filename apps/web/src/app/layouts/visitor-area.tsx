import { Button } from '@pierlight/ui/button';
import { Skeleton } from '@pierlight/ui/skeleton';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { isProblem } from '#shared/api/problem.ts';
import { Boundary } from '#shared/failure/boundary.tsx';
import { FailedPart } from '#shared/failure/failed-part.tsx';
import { LatePart } from '#shared/late-part.tsx';
import { lazy } from '#shared/lazy.ts';
import { ModalLink } from '#shared/modals/modal-link.tsx';
import { useServices } from '#shared/services.ts';
import { useSession } from '#shared/session/use-session.ts';

const PlayerArea = lazy(() => import('./player-area.tsx'));

/** The end of the header: sign-in and registration for a guest, balance and account of a player. */
export function VisitorArea() {
  const { status } = useSession();
  return (
    <div className="ms-auto flex flex-none items-center gap-1 lg:gap-3">
      {status === 'guest' ? <GuestArea /> : null}
      {status === 'resuming' ? <PlayerAreaSkeleton /> : null}
      {status === 'player' ? (
        <Boundary
          fallback={(retry, error) =>
            isProblem(error) ? (
              <GuestInstead />
            ) : (
              <FailedPart what="account" worded onRetry={retry} />
            )
          }
        >
          <LatePart fallback={<PlayerAreaSkeleton />}>
            <PlayerArea />
          </LatePart>
        </Boundary>
      ) : null}
    </div>
  );
}

function GuestArea() {
  const text = useTranslations('layout.header');
  return (
    <>
      <Button
        variant="ghost"
        className="text-text-1! max-lg:px-3"
        render={<ModalLink modal="sign-in" />}
      >
        {text('signIn')}
      </Button>
      <Button variant="default" className="max-lg:px-3.5" render={<ModalLink modal="sign-up" />}>
        {text('join')}
      </Button>
    </>
  );
}

/** A player whose profile does not load at the start is a guest on this page [8-05]. */
function GuestInstead() {
  const { session } = useServices();
  useEffect(() => session.setAside(), [session]);
  return <PlayerAreaSkeleton />;
}

function PlayerAreaSkeleton() {
  return (
    <>
      <Skeleton className="h-12 w-36 lg:w-56" />
      <Skeleton className="size-9 rounded-full" />
    </>
  );
}
