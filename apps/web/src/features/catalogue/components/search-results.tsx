import { CaretRightIcon } from '@phosphor-icons/react/dist/ssr/CaretRight';
import type { GameCard, Provider } from '@pierlight/contract/catalogue/schemas';
import { Button } from '@pierlight/ui/button';
import { EmptyState } from '@pierlight/ui/empty-state';
import { Skeleton, SkeletonGroup } from '@pierlight/ui/skeleton';
import { keepPreviousData } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { useQuery } from '#shared/api/use-query.ts';
import { categoriesQuery, providersQuery, searchQuery } from '../api.ts';
import { markedParts, matchesSearch } from '../search-match.ts';
import { CategoryIcon } from './category-icon.tsx';
import { useCategoryNames } from './category-names.ts';
import { FavoriteButton } from './favorite-button.tsx';

interface SearchResultsProps {
  readonly search: string;
  /** Called once the hits of this search, and not of the one before, are shown. */
  readonly onFound?: (() => void) | undefined;
  /** A hit was opened. */
  readonly onOpen?: (() => void) | undefined;
}

/** Games, studios and categories that resemble what was typed, in groups. */
export function SearchResults({ search, onFound, onOpen }: SearchResultsProps) {
  const text = useTranslations('layout.search');
  const name = useCategoryNames();
  const games = useQuery({ ...searchQuery(search), placeholderData: keepPreviousData });
  const providers = useQuery(providersQuery()).data ?? [];
  const categories = useQuery(categoriesQuery()).data ?? [];
  const studios = providers.filter((provider) => matchesSearch(provider.name, search));
  const kinds = categories.filter(({ identity }) => matchesSearch(name(identity), search));
  const found = games.data?.data ?? [];
  const hasCome = games.isSuccess && !games.isPlaceholderData;
  useEffect(() => {
    if (hasCome) onFound?.();
  }, [hasCome, onFound]);
  const count = found.length + studios.length + kinds.length;
  return (
    <>
      <p role="status" className="visually-hidden">
        {games.isFetching ? '' : text('found', { count })}
      </p>
      {games.isPending ? <ResultsSkeleton /> : null}
      {games.isError ? (
        <EmptyState
          title={text('failed')}
          action={<Button onClick={() => void games.refetch()}>{text('retry')}</Button>}
        />
      ) : null}
      {games.isSuccess && count === 0 ? (
        <EmptyState
          art={<img src="/art/empty-search.svg" alt="" width={160} height={120} />}
          title={text('none.title', { search })}
        >
          {text('none.text')}
        </EmptyState>
      ) : null}
      {found.length > 0 ? (
        <Group title={text('games')}>
          {found.map((game) => (
            <GameHit key={game.id} game={game} search={search} onOpen={onOpen} />
          ))}
        </Group>
      ) : null}
      {studios.length > 0 ? (
        <Group title={text('providers')}>
          {studios.map((provider) => (
            <ProviderHit key={provider.id} provider={provider} search={search} onOpen={onOpen} />
          ))}
        </Group>
      ) : null}
      {kinds.length > 0 ? (
        <Group title={text('categories')}>
          {kinds.map(({ identity, gamesCount }) => (
            <li key={identity}>
              <Link
                data-hit=""
                to="/categories/$categoryIdentity"
                params={{ categoryIdentity: identity }}
                onClick={onOpen}
                className={hitStyle}
              >
                <Sign>
                  <CategoryIcon category={identity} size={24} />
                </Sign>
                <Words title={<Marked text={name(identity)} search={search} />}>
                  {text('count', { count: gamesCount })}
                </Words>
                <Caret />
              </Link>
            </li>
          ))}
        </Group>
      ) : null}
    </>
  );
}

const hitStyle =
  'flex h-17 min-w-0 flex-1 items-center gap-3 border-hair border-b outline-offset-[-2px] hover:bg-surface-2 focus-visible:bg-surface-2';

interface GameHitProps {
  readonly game: GameCard;
  readonly search: string;
  readonly onOpen: (() => void) | undefined;
}

function GameHit({ game, search, onOpen }: GameHitProps) {
  const text = useTranslations('layout.search');
  const format = useFormatter();
  const rtp = format.number(game.rtp / 10_000, { style: 'percent', minimumFractionDigits: 1 });
  return (
    <li className="relative flex items-center">
      <Link
        data-hit=""
        to="/games/$id"
        params={{ id: game.id }}
        onClick={onOpen}
        className={`${hitStyle} pe-12`}
      >
        <img
          src={game.thumbnails.square}
          alt=""
          width={52}
          height={52}
          className="size-13 flex-none rounded-[8px] bg-surface-3 object-cover"
        />
        <Words title={<Marked text={game.name} search={search} />}>
          <Marked text={game.provider.name} search={search} /> · {text('rtp', { rtp })}
        </Words>
      </Link>
      <FavoriteButton game={game} className="absolute! end-0" />
    </li>
  );
}

interface ProviderHitProps {
  readonly provider: Provider;
  readonly search: string;
  readonly onOpen: (() => void) | undefined;
}

function ProviderHit({ provider, search, onOpen }: ProviderHitProps) {
  const text = useTranslations('layout.search');
  return (
    <li>
      <Link
        data-hit=""
        to="/providers"
        search={{ provider: provider.id }}
        onClick={onOpen}
        className={hitStyle}
      >
        <Sign>{provider.name.slice(0, 1)}</Sign>
        <Words title={<Marked text={provider.name} search={search} />}>
          {text('count', { count: provider.gamesCount })}
        </Words>
        <Caret />
      </Link>
    </li>
  );
}

/** No landmark of its own: the foot of every page has one called "Games" already. */
function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section>
      <h2 className="pt-4 pb-1 font-sans font-semibold text-13 text-text-3 tracking-normal">
        {title}
      </h2>
      <ul>{children}</ul>
    </section>
  );
}

function Words({ title, children }: { readonly title: ReactNode; readonly children: ReactNode }) {
  return (
    <span className="grid min-w-0 flex-1">
      <span dir="auto" className="w-fit max-w-full truncate font-medium">
        {title}
      </span>
      <span dir="auto" className="w-fit max-w-full truncate text-12 text-text-3 leading-4.5">
        {children}
      </span>
    </span>
  );
}

function Marked({ text, search }: { readonly text: string; readonly search: string }) {
  let at = 0;
  return markedParts(text, search).map((part) => {
    const key = at;
    at += part.text.length;
    return part.isMatch ? (
      <mark key={key} className="bg-transparent font-bold text-lamp-text">
        {part.text}
      </mark>
    ) : (
      <span key={key}>{part.text}</span>
    );
  });
}

function Sign({ children }: { readonly children: ReactNode }) {
  return (
    <span
      aria-hidden="true"
      className="grid size-13 flex-none place-items-center rounded-[8px] bg-surface-3 font-display font-extrabold text-20 text-lamp-text"
    >
      {children}
    </span>
  );
}

function Caret() {
  return (
    <CaretRightIcon
      aria-hidden="true"
      size={18}
      weight="bold"
      className="icon-directional me-3 flex-none"
    />
  );
}

function ResultsSkeleton() {
  return (
    <SkeletonGroup className="grid gap-4 pt-10">
      {[0, 1, 2, 3].map((index) => (
        <Skeleton key={index} index={index} className="h-13 w-full" />
      ))}
    </SkeletonGroup>
  );
}
