import type { PlayerBonus } from '@pierlight/contract/bonuses/schemas';
import { bonusResult, bonusStatus } from '@pierlight/contract/bonuses/statuses';
import { toDecimalString } from '@pierlight/money/amount';
import { Select } from '@pierlight/ui/select';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useCurrencies } from '#features/settings/public.ts';
import { apiOf } from '#shared/api/query-client.ts';
import type { SearchChange } from '#shared/navigation/use-search-values.ts';
import { ExportMenu } from '#shared/table-export/export-menu.tsx';
import { type BonusChoice, bonusesHeld, bonusFilter } from '../api.ts';
import { type BonusesSearch, type BonusState, bonusStates } from '../bonuses-search.ts';
import { useBonusName } from './use-bonus-words.ts';

const statuses = { held: bonusesHeld, finished: [bonusStatus.finished] } as const;

const exported = [
  'given',
  'ended',
  'bonus',
  'result',
  'amount',
  'wagered',
  'toWager',
  'currency',
] as const;

/** What an address chooses of the bonuses. */
export const bonusChoiceOf = ({ state, currency }: BonusesSearch): BonusChoice => ({
  ...(state ? { status: statuses[state] } : {}),
  ...(currency ? { currency } : {}),
});

interface BonusesFiltersProps {
  readonly choice: BonusChoice;
  readonly state: BonusState | undefined;
  readonly onChange: (changed: SearchChange<BonusesSearch>) => void;
}

/** State and currency, and the way to a file. */
export function BonusesFilters({ choice, state, onChange }: BonusesFiltersProps) {
  const text = useTranslations('account.history.bonuses');
  const client = useQueryClient();
  const currencies = useCurrencies();
  const nameOf = useBonusName();
  async function read(onRead: (share: number) => void) {
    const found: PlayerBonus[] = [];
    for (let next = 1, pages = 1; next <= pages; next += 1) {
      const asked = { page: next, perPage: 100, ...bonusFilter(choice) };
      const { data, meta } = await apiOf(client).bonuses.list(asked);
      found.push(...data);
      pages = Math.ceil(meta.total / 100);
      onRead(next / Math.max(pages, 1));
    }
    return found.map((bonus) => {
      const { currency: code } = bonus;
      const unit = currencies.find((known) => known.code === code) ?? { code, subunitToUnit: 1 };
      return {
        given: bonus.issuedAt,
        ended: bonus.finishedAt,
        bonus: nameOf(bonus),
        result: Object.entries(bonusResult).find(([, kind]) => kind === bonus.result)?.[0] ?? null,
        amount: toDecimalString(bonus.amount, unit),
        wagered: toDecimalString(bonus.wagered, unit),
        toWager: toDecimalString(bonus.wagerTotal, unit),
        currency: code,
      };
    });
  }
  return (
    <div className="flex flex-wrap items-start justify-between gap-3">
      <search className="flex flex-wrap gap-2">
        <Select
          compact
          aria-label={text('state')}
          value={state ?? ''}
          onChange={({ target }) =>
            onChange({
              state: bonusStates.find((known) => known === target.value),
              page: undefined,
            })
          }
          options={[
            { value: '', label: text('states.all') },
            ...bonusStates.map((value) => ({
              value,
              label: text(`states.${value}`),
            })),
          ]}
        />
        <Select
          compact
          aria-label={text('currency')}
          value={choice.currency ?? ''}
          onChange={({ target }) =>
            onChange({ currency: target.value || undefined, page: undefined })
          }
          options={[
            { value: '', label: text('allCurrencies') },
            ...currencies.map(({ code }) => ({ value: code, label: code })),
          ]}
        />
      </search>
      <ExportMenu name="bonuses" columns={exported} read={read} />
    </div>
  );
}
