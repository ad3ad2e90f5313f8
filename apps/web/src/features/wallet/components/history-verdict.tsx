import { SealCheckIcon } from '@phosphor-icons/react/dist/ssr/SealCheck';
import { WarningCircleIcon } from '@phosphor-icons/react/dist/ssr/WarningCircle';
import { Amount } from '@pierlight/ui/amount';
import { Coin } from '@pierlight/ui/art/coin';
import { DefinitionList } from '@pierlight/ui/definition-list';
import type {
  HistoryAccount,
  HistoryFault,
  HistoryVerdict,
} from '@pierlight/validation/history-chain';
import { useFormatter, useTranslations } from 'use-intl';
import { useMoney } from '#features/settings/public.ts';

interface HistoryVerdictPanelProps {
  readonly verdict: HistoryVerdict;
  /** Currencies in which an earlier export was rewritten; null without one. */
  readonly rewritten: readonly string[] | null;
}

/** What the check of a history came to, and where it breaks. */
export function HistoryVerdictPanel({ verdict, rewritten }: HistoryVerdictPanelProps) {
  const text = useTranslations('account.historyCheck');
  const format = useFormatter();
  const isGood = verdict.kind === 'whole' && (rewritten === null || rewritten.length === 0);
  const Sign = isGood ? SealCheckIcon : WarningCircleIcon;
  return (
    <section className="grid gap-4 border-hair border-t pt-6">
      <div className="flex gap-3">
        <Sign
          aria-hidden="true"
          size={28}
          weight="fill"
          className={`flex-none ${isGood ? 'text-win' : 'text-error'}`}
        />
        <div className="grid gap-1">
          <h2 className="text-20">{text(`${verdict.kind}.title`)}</h2>
          <p className="text-text-2">{text(`${verdict.kind}.text`)}</p>
          {rewritten === null ? null : (
            <p className={rewritten.length === 0 ? 'text-text-2' : 'text-error'}>
              {rewritten.length === 0
                ? text('continued')
                : text('rewritten', { currencies: format.list(rewritten) })}
            </p>
          )}
        </div>
      </div>
      {verdict.kind === 'broken' ? (
        <ul className="grid gap-2">
          {verdict.faults.map((fault) => (
            <Fault key={`${fault.accountId} ${fault.problem}`} fault={fault} />
          ))}
        </ul>
      ) : null}
      {verdict.kind === 'whole'
        ? verdict.accounts.map((account) => <Account key={account.id} account={account} />)
        : null}
    </section>
  );
}

function Fault({ fault }: { readonly fault: HistoryFault }) {
  const text = useTranslations('account.historyCheck.faults');
  const { problem, currency, position } = fault;
  return (
    <li className="rounded-card bg-surface-2 px-3.5 py-3">
      {text(problem, { currency, position: position ?? '' })}
    </li>
  );
}

function Account({ account }: { readonly account: HistoryAccount }) {
  const text = useTranslations('account.historyCheck');
  const money = useMoney();
  return (
    <section>
      <h3 className="flex items-center gap-2 text-15">
        <Coin currency={account.currency} size={20} />
        {account.currency}
        <span className="font-normal text-13 text-text-3">
          {text('entries', { count: account.entries })}
        </span>
      </h3>
      <DefinitionList
        className="mt-1"
        items={[
          {
            key: 'balance',
            label: text('balance'),
            value: <Amount tabular>{money(account.balance, account.currency)}</Amount>,
          },
          ...(account.head
            ? [
                {
                  key: 'head',
                  label: text('fingerprint'),
                  value: (
                    <bdi className="break-all font-mono text-13" dir="ltr">
                      {account.head}
                    </bdi>
                  ),
                  long: true,
                },
              ]
            : []),
        ]}
      />
    </section>
  );
}
