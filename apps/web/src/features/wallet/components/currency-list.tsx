import { ApproximateEqualsIcon } from '@phosphor-icons/react/dist/ssr/ApproximateEquals';
import { CaretLeftIcon } from '@phosphor-icons/react/dist/ssr/CaretLeft';
import { CheckIcon } from '@phosphor-icons/react/dist/ssr/Check';
import { EyeSlashIcon } from '@phosphor-icons/react/dist/ssr/EyeSlash';
import { PlusIcon } from '@phosphor-icons/react/dist/ssr/Plus';
import type { Account } from '@pierlight/contract/wallet/schemas';
import { accountStatus } from '@pierlight/contract/wallet/statuses';
import { Alert } from '@pierlight/ui/alert';
import { Amount } from '@pierlight/ui/amount';
import { Coin } from '@pierlight/ui/art/coin';
import { IconButton } from '@pierlight/ui/icon-button';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useEquivalent, useMoney, useNamedCurrencies } from '#features/settings/public.ts';
import { useSuspenseQuery } from '#shared/api/use-query.ts';
import { useModals } from '#shared/modals/use-modals.ts';
import { accountsQuery } from '../accounts-api.ts';
import { unopenedCurrencies, visibleAccounts } from '../active-account.ts';
import { bonusMoney } from '../bonus-money.ts';
import { useAccountChanges } from '../use-account-changes.ts';

interface CurrencyListProps {
  /** Runs once another currency is in use. */
  readonly onChosen: () => void;
}

/** The player's accounts to choose from, and the currencies a further one can be opened in. */
export function CurrencyList({ onChosen }: CurrencyListProps) {
  const text = useTranslations('global-components.accounts');
  const accounts = useSuspenseQuery(accountsQuery()).data;
  const currencies = useNamedCurrencies();
  const changes = useAccountChanges();
  const modals = useModals();
  const [isOpening, setOpening] = useState(false);
  const further = unopenedCurrencies(currencies, accounts);
  const nameOf = (code: string) => currencies.find((known) => known.code === code)?.name;

  return (
    <div className="grid max-h-[min(26rem,60dvh)] overflow-y-auto px-2 pb-2">
      {changes.hasFailed ? (
        <Alert tone="error" className="mx-2 mb-2">
          {text('failed')}
        </Alert>
      ) : null}
      {isOpening ? (
        <>
          <Row
            start={<CaretLeftIcon aria-hidden="true" size={20} className="icon-directional mx-1" />}
            title={text('back')}
            onPress={() => setOpening(false)}
          />
          <ul aria-label={text('open')}>
            {further.map(({ code, name }) => (
              <li key={code}>
                <Row
                  start={<Coin currency={code} size={28} />}
                  title={code}
                  note={name}
                  disabled={changes.isPending}
                  onPress={() => changes.open(code, onChosen)}
                />
              </li>
            ))}
          </ul>
        </>
      ) : (
        <>
          <ul>
            {visibleAccounts(accounts).map((account) => (
              <li key={account.id} className="flex items-center">
                <AccountRow
                  account={account}
                  name={nameOf(account.currency)}
                  disabled={changes.isPending}
                  onPress={() => changes.use(account, onChosen)}
                />
                {account.status === accountStatus.active ? (
                  <span className="grid size-11 place-items-center">
                    <CheckIcon
                      aria-hidden="true"
                      size={16}
                      weight="bold"
                      className="text-lamp-text"
                    />
                  </span>
                ) : (
                  <IconButton
                    label={text('hide', { currency: account.currency })}
                    disabled={changes.isPending}
                    onClick={() => changes.hide(account)}
                  >
                    <EyeSlashIcon aria-hidden="true" size={18} />
                  </IconButton>
                )}
              </li>
            ))}
          </ul>
          {further.length > 0 ? (
            <Row
              start={<PlusIcon aria-hidden="true" size={20} className="mx-1" />}
              title={text('open')}
              onPress={() => setOpening(true)}
            />
          ) : null}
          <Row
            start={<ApproximateEqualsIcon aria-hidden="true" size={20} className="mx-1" />}
            title={text('equivalent')}
            onPress={() => {
              onChosen();
              modals.open('equivalent-currency');
            }}
          />
        </>
      )}
    </div>
  );
}

interface AccountRowProps {
  readonly account: Account;
  readonly name: string | undefined;
  readonly disabled: boolean;
  readonly onPress: () => void;
}

function AccountRow({ account, name, disabled, onPress }: AccountRowProps) {
  const text = useTranslations('global-components.accounts');
  const money = useMoney();
  const bonus = bonusMoney(account);
  const equivalent = useEquivalent()(account.balance, account.currency);
  return (
    <Row
      start={<Coin currency={account.currency} size={28} />}
      title={account.currency}
      note={name}
      end={
        <span className="grid justify-items-end">
          <Amount tabular className="font-medium">
            {money(account.balance, account.currency)}
          </Amount>
          {equivalent ? <Amount className="text-12 text-text-3">{equivalent}</Amount> : null}
          {bonus > 0 ? (
            <span className="text-12 text-lamp-text">
              {text('ofIt', { amount: money(bonus, account.currency) })}
            </span>
          ) : null}
        </span>
      }
      pressed={account.status === accountStatus.active}
      disabled={disabled}
      onPress={onPress}
    />
  );
}

interface RowProps {
  readonly start: ReactNode;
  readonly title: string;
  readonly note?: string | undefined;
  readonly end?: ReactNode;
  readonly pressed?: boolean;
  readonly disabled?: boolean;
  readonly onPress: () => void;
}

function Row({ start, title, note, end, pressed, disabled = false, onPress }: RowProps) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      disabled={disabled}
      onClick={onPress}
      className="flex min-h-13 w-full min-w-0 flex-1 items-center gap-3 rounded-control px-3 text-start hover:bg-surface-3 disabled:opacity-60"
    >
      {start}
      <span className="grid min-w-0 flex-1">
        <span className="font-semibold">{title}</span>
        {note ? <span className="truncate text-12 text-text-3">{note}</span> : null}
      </span>
      {end}
    </button>
  );
}
