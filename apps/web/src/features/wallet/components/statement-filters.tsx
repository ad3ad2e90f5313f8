import { Select } from '@pierlight/ui/select';
import { useTranslations } from 'use-intl';
import { useCurrencies } from '#features/settings/public.ts';
import {
  kindNames,
  type Period,
  periods,
  readStatementSearch,
  type StatementSearch,
} from '../statement-search.ts';

interface StatementFiltersProps {
  readonly search: StatementSearch;
  readonly onSearch: (next: StatementSearch) => void;
}

const EVERYTHING = '';

/** Period, account and kind. Each change starts at the first page again. */
export function StatementFilters({ search, onSearch }: StatementFiltersProps) {
  const text = useTranslations('global-components.statement');
  const currencies = useCurrencies();
  const change = (changed: Readonly<Record<string, string>>) => {
    const { page: _, until: __, ...filters } = { ...search, ...changed };
    onSearch(readStatementSearch(filters));
  };
  return (
    <search className="-mx-4 flex gap-2 overflow-x-auto px-4 py-0.5 scrollbar-none md:mx-0 md:px-0">
      <Select
        compact
        aria-label={text('filters.period')}
        value={search.period ?? 'all'}
        onChange={(event) => change({ period: event.target.value })}
        options={(Object.keys(periods) as Period[]).map((value) => ({
          value,
          label: text(`periods.${value}`),
        }))}
      />
      <Select
        compact
        aria-label={text('filters.currency')}
        value={search.currency ?? EVERYTHING}
        onChange={(event) => change({ currency: event.target.value })}
        options={[
          { value: EVERYTHING, label: text('filters.everyCurrency') },
          ...currencies.map(({ code }) => ({ value: code, label: code })),
        ]}
      />
      <Select
        compact
        aria-label={text('filters.kind')}
        value={search.kind ?? EVERYTHING}
        onChange={(event) => change({ kind: event.target.value })}
        options={[
          { value: EVERYTHING, label: text('filters.everyKind') },
          ...kindNames.map((value) => ({ value, label: text(`kinds.${value}`) })),
        ]}
      />
    </search>
  );
}
