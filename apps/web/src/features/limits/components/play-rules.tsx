import type { PlayRules as OwnRules } from '@pierlight/contract/limits/schemas';
import { Amount } from '@pierlight/ui/amount';
import { Panel } from '@pierlight/ui/panel';
import type { ReactNode } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { useMoney } from '#features/settings/public.ts';
import { accountsQuery, activeAccount } from '#features/wallet/public.ts';
import { useQuery } from '#shared/api/use-query.ts';
import { locales } from '#shared/i18n/locales.ts';
import { useServices } from '#shared/services.ts';
import { rulesQuery } from '../play-time-api.ts';
import { useDuration } from './use-duration.ts';

/** The rules the house holds the player to, and why they are these. */
export function PlayRules() {
  const currency = activeAccount(useQuery(accountsQuery()).data ?? [])?.currency;
  const rules = useQuery({ ...rulesQuery(currency ?? ''), enabled: currency !== undefined }).data;
  return rules ? <Rules rules={rules} /> : null;
}

function Rules({ rules }: { readonly rules: OwnRules }) {
  const text = useTranslations('account.limits.rules');
  const all = useWordedRules(rules);
  const countries = new Intl.DisplayNames(locales[useServices().locale].tag, { type: 'region' });
  const country = rules.country === null ? '' : (countries.of(rules.country) ?? rules.country);
  return (
    <section className="grid gap-3">
      <h2 className="text-20">{text('title')}</h2>
      <Panel tone="calm" className="grid gap-3 p-4 md:p-5">
        <p className="text-text-2">{text(`because.${rules.because}`, { country })}</p>
        {all.length === 0 ? (
          <p>{text('none')}</p>
        ) : (
          <ul className="grid list-disc gap-1.5 ps-5 marker:text-calm">
            {all.map(({ key, words }) => (
              <li key={key}>{words}</li>
            ))}
          </ul>
        )}
      </Panel>
    </section>
  );
}

function useWordedRules({ reminderMinutes, pause, slots, deposits, currency }: OwnRules) {
  const text = useTranslations('account.limits.rules');
  const money = useMoney();
  const duration = useDuration();
  const format = useFormatter();
  const sum = (subunits: number) => () => (
    <Amount className="font-semibold">{money(subunits, currency)}</Amount>
  );
  const worded: { key: string; words: ReactNode }[] = [];
  const add = (key: string, words: ReactNode) => worded.push({ key, words });
  if (reminderMinutes !== null) add('reminder', text('reminder', { minutes: reminderMinutes }));
  if (pause !== null)
    add(
      'pause',
      text('pause', { after: duration(pause.afterMinutes), time: duration(pause.minutes) }),
    );
  if (slots.maxStake !== null) add('stake', text.rich('stake', { amount: sum(slots.maxStake) }));
  if (slots.secondsBetweenRounds !== null)
    add('pace', text('pace', { seconds: format.number(slots.secondsBetweenRounds) }));
  if (deposits.monthlyAtMost !== null)
    add('deposits', text.rich('deposits', { amount: sum(deposits.monthlyAtMost) }));
  if (deposits.limitFirst) add('limitFirst', text('limitFirst'));
  return worded;
}
