import { MagnifyingGlassIcon } from '@phosphor-icons/react/dist/ssr/MagnifyingGlass';
import { Button } from '@pierlight/ui/button';
import { EmptyState } from '@pierlight/ui/empty-state';
import { useTranslations } from 'use-intl';
import { TitledPage } from '#shared/titled-page.tsx';
import { SearchResults } from '../components/search-results.tsx';
import { LONGEST_SEARCH } from '../games-search.ts';

/** The search as a page, for whoever comes by its address or without scripts: the server answers the form. */
export function SearchPage({ search }: { readonly search: string | undefined }) {
  const text = useTranslations('layout.search');
  return (
    <TitledPage title={text('title')}>
      <search className="min-w-0 max-w-160">
        <form className="flex gap-2">
          <div className="flex h-12 min-w-0 flex-1 items-center gap-2.5 rounded-[10px] bg-input ps-3.5 shadow-edge focus-within:shadow-[inset_0_0_0_2px_var(--color-tide)]">
            <MagnifyingGlassIcon aria-hidden="true" size={20} className="flex-none text-text-2" />
            <input
              key={search}
              name="search"
              type="text"
              inputMode="search"
              enterKeyHint="search"
              autoComplete="off"
              spellCheck={false}
              maxLength={LONGEST_SEARCH}
              defaultValue={search}
              aria-label={text('label')}
              placeholder={text('placeholder')}
              className="h-full min-w-0 flex-1 bg-transparent text-16 caret-lamp outline-none"
            />
          </div>
          <Button type="submit" variant="lamp" size="lg">
            {text('title')}
          </Button>
        </form>
        {search === undefined ? (
          <EmptyState
            art={<img src="/art/empty-search.svg" alt="" width={160} height={120} />}
            title={text('start.title')}
          >
            {text('start.text')}
          </EmptyState>
        ) : (
          <SearchResults search={search} />
        )}
      </search>
    </TitledPage>
  );
}
