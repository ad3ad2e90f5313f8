import type { Spin, SpinsTotal } from '@pierlight/contract/gameplay/schemas';
import { roundStatus } from '@pierlight/contract/gameplay/statuses';
import { Amount } from '@pierlight/ui/amount';
import { type DataColumn, DataTable } from '@pierlight/ui/data-table';
import { EmptyState } from '@pierlight/ui/empty-state';
import { Link } from '@tanstack/react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { useMoney } from '#features/settings/public.ts';
import { HomeLink } from '#shared/home-link.tsx';
import { netOfSpin, signed } from '../net.ts';
import { RoundCheck } from './round-check.tsx';
import { RoundTotals } from './round-totals.tsx';

interface RoundsProps {
  readonly spins: readonly Spin[];
  /** Of all rounds of the choice, on every page. */
  readonly totals: readonly SpinsTotal[];
  /** There are none in what was chosen, but there are others. */
  readonly isNarrowed: boolean;
}

/** Rounds as a table, as cards on a phone, with their sums at the foot. */
export function Rounds({ spins, totals, isNarrowed }: RoundsProps) {
  const text = useTranslations('account.spins');
  const format = useFormatter();
  const money = useMoney();
  const time = (spin: Spin) => (
    <time dateTime={spin.createdAt}>
      {format.dateTime(new Date(spin.createdAt), { dateStyle: 'medium', timeStyle: 'medium' })}
    </time>
  );
  const paid = (spin: Spin) =>
    spin.status === roundStatus.open ? '–' : money(spin.payout, spin.currency);
  const columns: readonly DataColumn<Spin>[] = [
    {
      key: 'game',
      header: text('game'),
      rowHeader: true,
      cell: (spin) => <GameName spin={spin} />,
    },
    { key: 'time', header: text('time'), quiet: true, cell: time },
    {
      key: 'stake',
      header: text('stake'),
      numeric: true,
      cell: (spin) => <Stake spin={spin} />,
    },
    {
      key: 'paid',
      header: text('paid'),
      numeric: true,
      cell: (spin) => <Amount>{paid(spin)}</Amount>,
    },
    { key: 'net', header: text('net'), numeric: true, cell: (spin) => <Net spin={spin} /> },
    ...(spins.some(({ checkUrl }) => checkUrl !== null)
      ? [
          {
            key: 'check',
            header: text('fairness'),
            cell: (spin: Spin) => <RoundCheck spin={spin} />,
          },
        ]
      : []),
  ];
  return (
    <DataTable
      caption={text('caption')}
      columns={columns}
      rows={spins}
      rowKey={({ id }) => id}
      renderCard={(spin) => (
        <div className="flex items-center gap-3">
          <Picture spin={spin} className="size-11" />
          <div className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)_auto] gap-x-3">
            <GameLink spin={spin} />
            <span className="tabular text-end">
              <Net spin={spin} />
            </span>
            <span className="text-13 text-text-3">{time(spin)}</span>
            <span className="tabular text-end text-13 text-text-3">
              <Stake spin={spin} /> → <Amount>{paid(spin)}</Amount>
            </span>
            <span className="col-span-2 empty:hidden">
              <RoundCheck spin={spin} />
            </span>
          </div>
        </div>
      )}
      empty={
        <EmptyState
          level={3}
          art={<img src="/art/empty-history.svg" alt="" width={160} height={120} />}
          title={text(isNarrowed ? 'none.title' : 'empty.title')}
          action={<HomeLink>{text('empty.action')}</HomeLink>}
        >
          {text(isNarrowed ? 'none.text' : 'empty.text')}
        </EmptyState>
      }
      foot={
        spins.length > 0 ? (
          <>
            <RoundTotals totals={totals} />
            {spins.some(({ checkUrl }) => checkUrl !== null) ? (
              <p className="mt-3 text-13 text-text-3">{text('checkWhen')}</p>
            ) : null}
          </>
        ) : null
      }
    />
  );
}

function Picture({ spin, className }: { readonly spin: Spin; readonly className: string }) {
  if (spin.game.thumbnail === '') {
    return (
      <span aria-hidden="true" className={`flex-none rounded-[4px] bg-surface-3 ${className}`} />
    );
  }
  return (
    <img
      src={spin.game.thumbnail}
      alt=""
      width={44}
      height={44}
      loading="lazy"
      className={`flex-none rounded-[4px] object-cover ${className}`}
    />
  );
}

function GameLink({ spin }: { readonly spin: Spin }) {
  return (
    <Link
      to="/games/$id"
      params={{ id: spin.game.id }}
      dir="auto"
      className="w-fit min-w-0 max-w-full truncate rounded-control hover:underline max-md:font-semibold"
    >
      {spin.game.name}
    </Link>
  );
}

function GameName({ spin }: { readonly spin: Spin }) {
  return (
    <span className="flex items-center gap-3">
      <Picture spin={spin} className="size-10" />
      <GameLink spin={spin} />
    </span>
  );
}

/** What the round cost; a word instead where it was a gift. */
function Stake({ spin }: { readonly spin: Spin }) {
  const text = useTranslations('account.spins');
  const money = useMoney();
  return spin.isFree ? text('free') : <Amount>{money(spin.stake, spin.currency)}</Amount>;
}

/** Signed and neutral; a word instead where there is no result. */
function Net({ spin }: { readonly spin: Spin }) {
  const text = useTranslations('account.spins');
  const money = useMoney();
  const net = netOfSpin(spin);
  if (net === null) return <span className="text-text-2">{text('running')}</span>;
  if (spin.status === roundStatus.rolledBack)
    return <span className="text-text-2">{text('takenBack')}</span>;
  return (
    <Amount className="font-semibold">{signed(net, (sum) => money(sum, spin.currency))}</Amount>
  );
}
