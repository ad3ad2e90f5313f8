import { Button } from '@pierlight/ui/button';
import { EmptyState } from '@pierlight/ui/empty-state';
import { useTranslations } from 'use-intl';
import { TitledPage } from '#shared/titled-page.tsx';
import { SearchField } from '../components/search-field.tsx';
import { SearchResults } from '../components/search-results.tsx';

/** The search as a page, for whoever comes by its address or without scripts: the server answers the form. */
export function SearchPage({ search }: { readonly search: string | undefined }) {
  const text = useTranslations('layout.search');
  return (
    <TitledPage title={text('title')}>
      <search className="min-w-0 max-w-160">
        <form className="flex gap-2">
          <SearchField key={search} name="search" defaultValue={search} />
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
