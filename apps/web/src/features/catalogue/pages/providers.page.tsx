import { CaretLeftIcon } from '@phosphor-icons/react/dist/ssr/CaretLeft';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useSuspenseQuery } from '#shared/api/use-query.ts';
import { PageTitle } from '#shared/titled-page.tsx';
import { providersQuery } from '../api.ts';
import { CategoryRail } from '../components/category-rail.tsx';
import { GameBrowser } from '../components/game-browser.tsx';
import { ProviderTile } from '../components/providers-rail.tsx';

/** All studios, or the games of the one the address names. */
export function ProvidersPage({ provider }: { readonly provider: string | undefined }) {
  return (
    <>
      <CategoryRail />
      {provider === undefined ? <Studios /> : <Studio key={provider} id={provider} />}
    </>
  );
}

function Studios() {
  const text = useTranslations('pages.providers');
  const providers = useSuspenseQuery(providersQuery()).data;
  return (
    <section className="px-(--gutter) pt-6 pb-12">
      <div className="flex flex-wrap items-end gap-x-4 gap-y-1">
        <PageTitle>{text('title')}</PageTitle>
        <p className="pb-1 text-text-2">{text('count', { count: providers.length })}</p>
      </div>
      <ul className="mt-6 grid grid-cols-2 gap-(--card-gap) sm:grid-cols-4 2xl:grid-cols-6">
        {providers.map((provider) => (
          <li key={provider.id}>
            <ProviderTile provider={provider} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Studio({ id }: { readonly id: string }) {
  const text = useTranslations('pages.providers');
  const providers = useSuspenseQuery(providersQuery()).data;
  const name = providers.find((provider) => provider.id === id)?.name ?? id;
  return (
    <GameBrowser
      hasStudios={false}
      title={
        <div className="min-w-0">
          <Link
            to="/providers"
            className="-ms-1 inline-flex min-h-11 items-center gap-1 rounded-control pe-2 font-medium text-13 text-tide hover:underline"
          >
            <CaretLeftIcon aria-hidden="true" size={14} className="icon-directional" />
            {text('all')}
          </Link>
          <PageTitle>{name}</PageTitle>
        </div>
      }
    />
  );
}
