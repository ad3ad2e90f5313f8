import { Select } from '@pierlight/ui/select';
import { useLocale, useTranslations } from 'use-intl';
import { accountsQuery, visibleAccounts } from '#features/wallet/public.ts';
import { useQuery } from '#shared/api/use-query.ts';
import { useSession } from '#shared/session/use-session.ts';
import { spinsTotalsQuery } from '../api.ts';
import { type SpinsView, spinsPeriods } from '../spins-period.ts';

interface SpinsFiltersProps {
  readonly view: SpinsView;
  readonly onChange: (changed: Partial<SpinsView>) => void;
}

/** Period, currency and game, of those that were played. */
export function SpinsFilters({ view, onChange }: SpinsFiltersProps) {
  const text = useTranslations('account.spins');
  const words = useTranslations('account.history.rounds');
  const tag = useLocale();
  const { status } = useSession();
  const enabled = status === 'player';
  const accounts = useQuery({ ...accountsQuery(), enabled }).data ?? [];
  const codes = new Set(visibleAccounts(accounts).map(({ currency }) => currency));
  if (view.currency) codes.add(view.currency);
  const played = useQuery({ ...spinsTotalsQuery({}), enabled }).data ?? [];
  const games = new Map(played.map(({ game }) => [game.id, game.name]));
  if (view.game && !games.has(view.game)) games.set(view.game, view.game);
  return (
    <search className="flex min-w-0 flex-wrap gap-2">
      <Select
        compact
        aria-label={text('period')}
        value={view.period}
        onChange={({ target }) => {
          const period = spinsPeriods.find((known) => known === target.value);
          if (period) onChange({ period });
        }}
        options={spinsPeriods.map((value) => ({ value, label: text(`periods.${value}`) }))}
      />
      <Select
        compact
        aria-label={text('currency')}
        value={view.currency ?? ''}
        onChange={({ target }) => onChange({ currency: target.value || undefined })}
        options={[
          { value: '', label: text('allCurrencies') },
          ...[...codes].map((code) => ({ value: code, label: code })),
        ]}
      />
      {games.size > 0 ? (
        <Select
          compact
          aria-label={text('game')}
          value={view.game ?? ''}
          onChange={({ target }) => onChange({ game: target.value || undefined })}
          options={[
            { value: '', label: words('allGames') },
            ...[...games]
              .map(([value, label]) => ({ value, label }))
              .sort((a, b) => a.label.localeCompare(b.label, tag)),
          ]}
        />
      ) : null}
    </search>
  );
}
