import { Button } from '@pierlight/ui/button';
import { SegmentedControl } from '@pierlight/ui/segmented-control';
import { Link, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { BonusesHistory } from '#features/bonuses/public.ts';
import { FreespinsHistory } from '#features/freespins/public.ts';
import { SpinsHistory } from '#features/gameplay/public.ts';
import { SessionsHistory } from '#features/identity/public.ts';
import { siteFeatures, visitorQuery } from '#features/settings/public.ts';
import { BetsHistory } from '#features/sportsbook/public.ts';
import { Statement, type StatementSearch } from '#features/wallet/public.ts';
import { useQuery } from '#shared/api/use-query.ts';
import { LatePart } from '#shared/late-part.tsx';
import { lazy } from '#shared/lazy.ts';
import { ModalLink } from '#shared/modals/modal-link.tsx';
import { FIRST_YEAR, type HistorySearch } from '../history-search.ts';
import { historyTab, tabsOf } from '../history-tabs.ts';

const YearStatements = lazy(() => import('../components/year-statement.tsx'));

/** What happened: rounds, bets, bonuses, money moved, and sign-ins. */
export function HistoryPage({ search }: { readonly search: HistorySearch }) {
  const page = useTranslations('pages.profileHistory');
  const text = useTranslations('account.history');
  const { betting } = siteFeatures(useQuery({ ...visitorQuery(), enabled: false }).data);
  const tabs = tabsOf(betting !== null);
  const asked = historyTab(search.tab);
  // An address of what was removed shows what any unknown one does.
  const tab = tabs.includes(asked) ? asked : historyTab(undefined);
  return (
    <div data-page="rows" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <SegmentedControl
        inline
        label={page('title')}
        value={tab}
        options={tabs.map((value) => ({
          value,
          label: text(`tabs.${value}`),
          render: (
            <Link
              to="/profile/history"
              search={value === 'spins' ? {} : { tab: value }}
              // Else the first, which asks for nothing, would be current on every tab.
              activeOptions={{ exact: true }}
              resetScroll={false}
            />
          ),
        }))}
      />
      <h2 className="visually-hidden">{text(`tabs.${tab}`)}</h2>
      <LatePart fallback={null}>
        <Tab search={tab === asked ? search : {}} />
      </LatePart>
    </div>
  );
}

function Tab({ search }: { readonly search: HistorySearch }) {
  switch (search.tab) {
    case undefined:
      return <SpinsHistory />;
    case 'transactions': {
      const { tab: _, year, ...filters } = search;
      return (
        <div className="grid min-w-0 gap-4">
          <Views isByMonth={year !== undefined} />
          {year === undefined ? <Transactions filters={filters} /> : <ByMonth year={year} />}
        </div>
      );
    }
    case 'sessions':
      return <SessionsHistory />;
    case 'bets':
      return <BetsHistory />;
    case 'bonuses':
      return (
        <div className="grid min-w-0 gap-4">
          <Kinds of={search.of ?? 'bonuses'} />
          {search.of === 'freespins' ? <FreespinsHistory /> : <BonusesHistory />}
        </div>
      );
  }
}

/** Bonuses, or free spins that are over. */
function Kinds({ of }: { readonly of: 'bonuses' | 'freespins' }) {
  const text = useTranslations('account.history.kinds');
  return (
    <SegmentedControl
      inline
      label={text('label')}
      value={of}
      options={(['bonuses', 'freespins'] as const).map((value) => ({
        value,
        label: text(value),
        render: (
          <Link
            to="/profile/history"
            search={{ tab: 'bonuses', ...(value === 'freespins' ? { of: value } : {}) }}
            activeOptions={{ exact: true }}
            resetScroll={false}
          />
        ),
      }))}
    />
  );
}

/** Every movement, or what they come to by month. */
function Views({ isByMonth }: { readonly isByMonth: boolean }) {
  const text = useTranslations('account.history.views');
  const [now] = useState(() => new Date());
  return (
    <SegmentedControl
      inline
      label={text('label')}
      value={isByMonth ? 'year' : 'lines'}
      options={(['lines', 'year'] as const).map((value) => ({
        value,
        label: text(value),
        render: (
          <Link
            to="/profile/history"
            search={{
              tab: 'transactions',
              ...(value === 'year' ? { year: now.getUTCFullYear() } : {}),
            }}
            activeOptions={{ exact: true }}
            resetScroll={false}
          />
        ),
      }))}
    />
  );
}

function ByMonth({ year }: { readonly year: number }) {
  const router = useRouter();
  const [now] = useState(() => new Date());
  const last = Math.max(now.getUTCFullYear(), year);
  return (
    <YearStatements
      year={year}
      years={Array.from({ length: last - FIRST_YEAR + 1 }, (_, place) => last - place)}
      onYear={(next) =>
        void router.navigate({
          to: '/profile/history',
          search: { tab: 'transactions', year: next },
          replace: true,
          resetScroll: false,
        })
      }
    />
  );
}

function Transactions({ filters }: { readonly filters: StatementSearch }) {
  const text = useTranslations('account.history');
  const router = useRouter();
  return (
    <Statement
      search={filters}
      onSearch={(next) =>
        void router.navigate({
          to: '/profile/history',
          search: { tab: 'transactions', ...next },
          resetScroll: false,
        })
      }
      emptyAction={
        <Button render={<ModalLink modal="wallet" value="deposit" />}>{text('deposit')}</Button>
      }
    />
  );
}
