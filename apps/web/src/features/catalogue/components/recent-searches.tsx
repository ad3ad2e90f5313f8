import { ClockCounterClockwiseIcon } from '@phosphor-icons/react/dist/ssr/ClockCounterClockwise';
import { Button } from '@pierlight/ui/button';
import { FilterChip } from '@pierlight/ui/chip';
import { EmptyState } from '@pierlight/ui/empty-state';
import { useTranslations } from 'use-intl';

interface RecentSearchesProps {
  readonly searches: readonly string[];
  readonly onChoose: (search: string) => void;
  readonly onForget: () => void;
}

/** What this device searched for before anything is typed. */
export function RecentSearches({ searches, onChoose, onForget }: RecentSearchesProps) {
  const text = useTranslations('layout.search');
  if (searches.length === 0) {
    return (
      <EmptyState
        art={<img src="/art/empty-search.svg" alt="" width={160} height={120} />}
        title={text('start.title')}
      >
        {text('start.text')}
      </EmptyState>
    );
  }
  return (
    <section>
      <div className="flex items-center justify-between">
        <h2 className="py-2 font-sans font-semibold text-13 text-text-3 tracking-normal">
          {text('recent')}
        </h2>
        <Button variant="ghost" size="sm" onClick={onForget} className="-me-2">
          {text('forget')}
        </Button>
      </div>
      <ul className="flex flex-wrap gap-2">
        {searches.map((search) => (
          <li key={search} className="min-w-0">
            <FilterChip
              data-hit=""
              icon={
                <ClockCounterClockwiseIcon aria-hidden="true" size={18} className="flex-none" />
              }
              onClick={() => onChoose(search)}
              className="max-w-full overflow-hidden"
            >
              <span dir="auto" className="truncate">
                {search}
              </span>
            </FilterChip>
          </li>
        ))}
      </ul>
    </section>
  );
}
