import type { PlayerFreespin } from '@pierlight/contract/freespins/schemas';
import { freespinStatus } from '@pierlight/contract/freespins/statuses';
import { toDecimalString } from '@pierlight/money/amount';
import { Select } from '@pierlight/ui/select';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { gameQuery } from '#features/catalogue/public.ts';
import { useCurrencies } from '#features/settings/public.ts';
import { apiOf } from '#shared/api/query-client.ts';
import type { SearchChange } from '#shared/navigation/use-search-values.ts';
import { ExportMenu } from '#shared/table-export/export-menu.tsx';
import { stateOf } from '../freespin-facts.ts';
import type { FreespinsSearch } from '../freespins-search.ts';

const exported = [
  'given',
  'ended',
  'game',
  'count',
  'played',
  'stake',
  'won',
  'currency',
  'result',
] as const;

interface FreespinsFiltersProps {
  readonly currency: string | undefined;
  readonly onChange: (changed: SearchChange<FreespinsSearch>) => void;
}

/** The currency, and the way to a file. */
export function FreespinsFilters({ currency, onChange }: FreespinsFiltersProps) {
  const text = useTranslations('account.history.freespins');
  const client = useQueryClient();
  const currencies = useCurrencies();
  async function read(onRead: (share: number) => void) {
    const found: PlayerFreespin[] = [];
    for (let page = 1, pages = 1; page <= pages; page += 1) {
      const { data, meta } = await apiOf(client).freespins.list({
        ...{ page, perPage: 100, status: [freespinStatus.finished] },
        ...(currency ? { currency: [currency] } : {}),
      });
      found.push(...data);
      pages = Math.ceil(meta.total / 100);
      onRead(page / Math.max(pages, 1));
    }
    return found.map((freespin) => {
      const { currency: code, count, played } = freespin;
      const unit = currencies.find((known) => known.code === code) ?? { code, subunitToUnit: 1 };
      return {
        ...{ given: freespin.issuedAt, ended: freespin.finishedAt, count, played },
        game: client.getQueryData(gameQuery(freespin.gameId).queryKey)?.name ?? freespin.gameId,
        stake: toDecimalString(freespin.stake, unit),
        won: toDecimalString(freespin.won, unit),
        currency: code,
        result: stateOf(freespin),
      };
    });
  }
  return (
    <div className="flex flex-wrap items-start justify-between gap-3">
      <search>
        <Select
          compact
          aria-label={text('currency')}
          value={currency ?? ''}
          onChange={({ target }) =>
            onChange({ currency: target.value || undefined, page: undefined })
          }
          options={[
            { value: '', label: text('allCurrencies') },
            ...currencies.map(({ code }) => ({ value: code, label: code })),
          ]}
        />
      </search>
      <ExportMenu name="free-spins" columns={exported} read={read} />
    </div>
  );
}
