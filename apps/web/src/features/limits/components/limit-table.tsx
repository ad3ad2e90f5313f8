import { placeOf } from '@pierlight/contract/limits/places';
import type { Limit, WantedLimit } from '@pierlight/contract/limits/schemas';
import { limitPeriods } from '@pierlight/contract/limits/statuses';
import { Alert } from '@pierlight/ui/alert';
import { Amount } from '@pierlight/ui/amount';
import { Button } from '@pierlight/ui/button';
import { LiveRegion } from '@pierlight/ui/live-region';
import { Panel } from '@pierlight/ui/panel';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useId } from 'react';
import { useTranslations } from 'use-intl';
import { useMoney } from '#features/settings/public.ts';
import { accountsQuery, visibleAccounts } from '#features/wallet/public.ts';
import { ApiProblem } from '#shared/api/problem.ts';
import { useQuery } from '#shared/api/use-query.ts';
import { LeaveGuard } from '#shared/forms/leave-guard.tsx';
import { setLimitsMutation } from '../api.ts';
import { type LimitCell, limitTable } from '../limit-table.ts';
import type { LimitKind } from '../limits-of.ts';
import { LimitTableCell } from './limit-table-cell.tsx';
import { useLimitDrafts } from './use-limit-drafts.ts';

interface LimitTableProps {
  readonly kind: LimitKind;
  readonly limits: readonly Limit[];
  /** The active one. */
  readonly currency: string | undefined;
}

/**
 * Limits of a kind in every currency and period, changed in place and saved at once: all of them or none.
 * On a phone each currency is a card.
 */
export function LimitTable({ kind, limits, currency }: LimitTableProps) {
  const text = useTranslations('account.limitTable');
  const id = useId();
  const accounts = visibleAccounts(useQuery(accountsQuery()).data ?? []);
  const { draftOf, type, drop } = useLimitDrafts();
  const save = useMutation(setLimitsMutation());
  const others = accounts.map((account) => account.currency);
  const rows = limitTable(limits, kind, { active: currency, others });
  const edited = rows.flatMap(({ cells }) => cells.flatMap((cell) => draftOf(cell) ?? []));
  const wanted = edited.flatMap((draft) => draft.wanted ?? []);
  const broken = edited.filter(({ problem }) => problem !== null).length;
  const isDirty = wanted.length + broken > 0;
  const refused = refusedPlaces(save.error, save.variables ?? []);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (save.isPending) return;
    if (broken > 0) event.currentTarget.querySelector<HTMLElement>('[aria-invalid]')?.focus();
    else if (wanted.length > 0) save.mutate(wanted, { onSuccess: drop });
  };
  return (
    <Panel
      tone="calm"
      render={<form noValidate onSubmit={submit} />}
      aria-labelledby={`${id}-title`}
    >
      <div className="grid gap-1 p-4 md:px-6 md:pt-5 md:pb-3">
        <h3 id={`${id}-title`} className="font-semibold text-17">
          {text(`titles.${kind}`)}
        </h3>
        <p className="text-13 text-text-2">{text('lead')}</p>
      </div>
      <table
        aria-labelledby={`${id}-title`}
        className="w-full table-fixed border-collapse max-md:block"
      >
        <thead className="max-md:hidden">
          <tr className="text-12 text-text-2">
            <th scope="col" className="w-1/7 py-2 ps-6 text-start font-semibold">
              {text('currency')}
            </th>
            {limitPeriods.map((period) => (
              <th key={period} scope="col" className="px-3 py-2 text-start font-semibold last:pe-6">
                {text(`periods.${period}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-md:block">
          {rows.map((row) => (
            <tr
              key={row.currency}
              className="border-calm-line border-t max-md:grid max-md:gap-3 max-md:p-4"
            >
              <th
                scope="row"
                className="py-4 text-start align-top font-semibold md:ps-6 md:pt-7 max-md:p-0"
              >
                {row.currency}
              </th>
              {row.cells.map((cell) => (
                <td key={cell.key} className="p-0 align-top md:px-3 md:py-4 md:last:pe-6">
                  <Place
                    cell={cell}
                    draft={draftOf(cell)}
                    refusal={refused.has(cell.key) ? text('problems.unavailable') : undefined}
                    isSending={save.isPending}
                    onType={(typed) => {
                      save.reset();
                      type(cell.key, typed);
                    }}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <div className="grid gap-3 border-calm-line border-t p-4 md:px-6">
        {save.error ? <Refusal error={save.error} /> : null}
        <div className="flex flex-wrap items-center gap-x-4 gap-y-3 md:min-h-12">
          {isDirty ? (
            <>
              <Button
                variant="calmline"
                size="lg"
                type="submit"
                loading={save.isPending}
                className="max-sm:w-full"
              >
                {text('save', { count: wanted.length + broken })}
              </Button>
              <Button
                variant="ghost"
                disabled={save.isPending}
                onClick={drop}
                className="max-sm:w-full"
              >
                {text('drop')}
              </Button>
            </>
          ) : null}
          <p className="text-13 text-text-2">
            {broken > 0
              ? text('broken', { count: broken })
              : isDirty
                ? text('rule')
                : text(save.isSuccess ? 'saved' : 'unchanged')}
          </p>
        </div>
        <LiveRegion text={save.isSuccess && !isDirty ? text('saved') : ''} />
      </div>
      <LeaveGuard isDirty={isDirty && !save.isPending} />
    </Panel>
  );
}

type PlaceProps = Omit<Parameters<typeof LimitTableCell>[0], 'draft'> & {
  readonly cell: LimitCell;
  readonly draft: ReturnType<ReturnType<typeof useLimitDrafts>['draftOf']>;
};

/** An amount to be typed over, or only shown where its currency is not offered any more. */
function Place({ cell, draft, ...rest }: PlaceProps) {
  const money = useMoney();
  if (draft) return <LimitTableCell draft={draft} {...rest} />;
  return cell.limit ? <Amount>{money(cell.limit.amount, cell.limit.currency)}</Amount> : null;
}

function Refusal({ error }: { readonly error: Error }) {
  const text = useTranslations('account.limitTable.problems');
  const code = error instanceof ApiProblem ? String(error.code) : '';
  return <Alert tone="error">{text(code !== '' && text.has(code) ? code : 'other')}</Alert>;
}

/** The places among those sent that the server named. */
function refusedPlaces(error: Error | null, sent: readonly WantedLimit[]): ReadonlySet<string> {
  const fields = error instanceof ApiProblem ? Object.keys(error.errors) : [];
  const named = sent.filter((_, place) =>
    fields.some((field) => field.startsWith(`limits.${place}.`)),
  );
  return new Set(named.map(placeOf));
}
