import type { SiteFeatures } from '@pierlight/contract/player/schemas';
import { Button } from '@pierlight/ui/button';
import { Skeleton, SkeletonGroup } from '@pierlight/ui/skeleton';
import { useRouter } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { RealityCheck } from '#features/limits/public.ts';
import { EmptyPlace } from '#shared/empty-place.tsx';
import { HomeLink } from '#shared/home-link.tsx';
import { LatePart } from '#shared/late-part.tsx';
import { useSession } from '#shared/session/use-session.ts';
import { type BookState, useBook } from '../use-book.ts';

interface BookProps {
  readonly betting: NonNullable<SiteFeatures['betting']>;
}

/** The book is drawn under its skeleton and appears in its place: nothing moves. */
const FRAME = 'grid grid-cols-[minmax(0,1fr)] *:[grid-area:1/1]';

/** The book's own client in the page, what stands there until it comes, and what is said where it does not. */
export function Book({ betting }: BookProps) {
  const { target, state, isSlipOpen, retry } = useBook(betting);
  const router = useRouter();
  const isPlayer = useSession().status === 'player';
  return (
    // As high as a screen from the first: a book that comes would push the foot of the page out of view.
    <div
      data-slip={isSlipOpen ? 'open' : undefined}
      className={state.at === 'failed' ? 'min-w-0' : 'min-h-svh min-w-0 noscript:min-h-0'}
    >
      {state.at === 'failed' ? <NoBook why={state.why} onRetry={retry} /> : null}
      <div hidden={state.at === 'failed'} className={FRAME}>
        {state.at === 'opening' ? <BookSkeleton /> : null}
        <div
          ref={target}
          data-book=""
          className={state.at === 'opening' ? 'invisible' : undefined}
        />
      </div>
      {isPlayer && state.at === 'open' ? (
        <LatePart fallback={null}>
          <RealityCheck onLeave={() => void router.navigate({ to: '/' })} />
        </LatePart>
      ) : null}
    </div>
  );
}

interface NoBookProps {
  readonly why: Extract<BookState, { at: 'failed' }>['why'];
  readonly onRetry: () => void;
}

function NoBook({ why, onRetry }: NoBookProps) {
  const text = useTranslations('account.betting');
  return (
    <div role="alert" className="px-(--gutter)">
      <EmptyPlace
        art="empty-bets"
        heading={text(`failed.${why}.heading`)}
        action={
          <>
            {why === 'notOffered' ? null : <Button onClick={onRetry}>{text('retry')}</Button>}
            <HomeLink>{text('action')}</HomeLink>
          </>
        }
      >
        {text(`failed.${why}.text`)}
      </EmptyPlace>
    </div>
  );
}

/** The columns of a book: sports, events by league, and the slip; on a phone one below the other. */
function BookSkeleton() {
  return (
    <SkeletonGroup className="px-(--gutter) pt-3 noscript:hidden">
      <div className="grid gap-3 lg:grid-cols-[12.5rem_minmax(0,1fr)] xl:grid-cols-[12.5rem_minmax(0,1fr)_22rem]">
        <Skeleton className="h-12 w-full lg:h-96" />
        <div className="grid content-start gap-3">
          <Skeleton className="h-60 w-full rounded-panel" />
          <Skeleton className="h-60 w-full rounded-panel" index={1} />
        </div>
        <Skeleton className="h-96 w-full rounded-panel max-xl:hidden" index={2} />
      </div>
    </SkeletonGroup>
  );
}
