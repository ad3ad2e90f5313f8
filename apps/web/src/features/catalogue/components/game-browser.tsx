import { Button } from '@pierlight/ui/button';
import { EmptyState } from '@pierlight/ui/empty-state';
import { Skeleton } from '@pierlight/ui/skeleton';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { type ReactNode, useCallback, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useCount } from '#shared/i18n/use-count.ts';
import { LatePart } from '#shared/late-part.tsx';
import { lazy } from '#shared/lazy.ts';
import type { Search } from '#shared/navigation/search.ts';
import { watchNear } from '#shared/near-view.ts';
import { gamesQuery, PAGES_UNASKED } from '../api.ts';
import { filterFromSearch, type GamesFilter, searchWithFilter } from '../games-filter.ts';
import { useStakeCurrency } from '../stake-currency.ts';
import { GameGrid, GameGridSkeleton } from './game-grid.tsx';

/** Lists and their panels weigh more than the grid; the server renders them all the same. */
const GameFilters = lazy(() => import('./game-filters.tsx'));

interface GameBrowserProps {
  readonly title: ReactNode;
  /** One quiet line below the title. */
  readonly description?: string | null;
  readonly category?: string;
  /** On the page of one studio its filter stands fast. */
  readonly hasStudios?: boolean;
}

/** A grid of games with its filters, which live in the address. */
export function GameBrowser({ title, description, category, hasStudios = true }: GameBrowserProps) {
  const text = useTranslations('pages.category');
  const count = useCount();
  const navigate = useNavigate();
  const search = useLocation({
    select: (location) => location.search as Search,
    structuralSharing: true,
  });
  const filter = filterFromSearch(search);
  const currency = useStakeCurrency();
  const games = useInfiniteQuery({
    ...gamesQuery({ category, ...filter, currency }),
    placeholderData: keepPreviousData,
  });
  const pages = games.data?.pages ?? [];
  const cards = pages.flatMap(({ data }) => data);
  const total = pages[0]?.meta.total ?? 0;
  const change = (changed: GamesFilter) =>
    void navigate({
      to: '.',
      search: (previous) => searchWithFilter(previous, changed),
      replace: true,
      resetScroll: false,
    });
  const clear = () =>
    change({ ...filter, provider: hasStudios ? [] : filter.provider, volatility: [] });
  return (
    <section className="px-(--gutter) pt-6 pb-12">
      <div className="flex flex-wrap items-end gap-x-4 gap-y-1">
        {title}
        <p role="status" className="pb-1 text-text-2 empty:visually-hidden">
          {games.data === undefined
            ? ''
            : cards.length < total
              ? text('count.some', { shown: count(cards.length), total, all: count(total) })
              : text('count.all', { total, all: count(total) })}
        </p>
      </div>
      {description ? (
        <p className="mt-1 max-w-[100ch] text-pretty text-15 text-text-2">{description}</p>
      ) : null}
      <LatePart fallback={<FiltersSkeleton />}>
        <GameFilters filter={filter} onChange={change} hasStudios={hasStudios} />
      </LatePart>
      {games.isPending ? <GameGridSkeleton /> : null}
      {games.isError && cards.length === 0 ? (
        <EmptyState
          title={text('failed')}
          action={<Button onClick={() => void games.refetch()}>{text('retry')}</Button>}
        />
      ) : null}
      {games.data && cards.length === 0 ? (
        <EmptyState
          art={<img src="/art/empty-search.svg" alt="" width={160} height={120} />}
          title={text('empty.title')}
          action={<Button onClick={clear}>{text('clear')}</Button>}
        >
          {text('empty.text')}
        </EmptyState>
      ) : null}
      <GameGrid games={cards} total={total} />
      {games.hasNextPage ? (
        <More
          key={pages.length}
          isUnasked={pages.length % PAGES_UNASKED !== 0 && !games.isFetchNextPageError}
          isLoading={games.isFetchingNextPage}
          onWanted={() => void games.fetchNextPage()}
        >
          {games.isFetchNextPageError ? text('retry') : text('more')}
        </More>
      ) : null}
    </section>
  );
}

function FiltersSkeleton() {
  return (
    <div className="mt-4 mb-3 flex items-center gap-2 py-1">
      <Skeleton className="h-11 w-28 rounded-full" />
      <Skeleton className="h-11 w-28 rounded-full" index={1} />
      <Skeleton className="ms-auto h-11 w-36 rounded-full max-sm:hidden" index={2} />
    </div>
  );
}

interface MoreProps {
  readonly isUnasked: boolean;
  readonly isLoading: boolean;
  readonly onWanted: () => void;
  readonly children: ReactNode;
}

/** The end of a grid that goes on: loads when it nears the view, else when pressed. */
function More({ isUnasked, isLoading, onWanted, children }: MoreProps) {
  const [isAsked, setAsked] = useState(false);
  const watch = useCallback(
    (element: HTMLDivElement | null) => {
      if (!element || !isUnasked || isAsked) return;
      return watchNear(element, (isNear) => {
        if (!isNear) return;
        setAsked(true);
        onWanted();
      });
    },
    [isUnasked, isAsked, onWanted],
  );
  return (
    <div ref={watch} className="grid justify-items-center pt-12">
      <Button variant="line" size="lg" loading={isLoading} onClick={onWanted}>
        {children}
      </Button>
    </div>
  );
}
