import { EyeSlashIcon } from '@phosphor-icons/react/dist/ssr/EyeSlash';
import { PlusIcon } from '@phosphor-icons/react/dist/ssr/Plus';
import type { Account } from '@pierlight/contract/wallet/schemas';
import { accountStatus } from '@pierlight/contract/wallet/statuses';
import { Alert } from '@pierlight/ui/alert';
import { Amount } from '@pierlight/ui/amount';
import { Coin } from '@pierlight/ui/art/coin';
import { Badge } from '@pierlight/ui/badge';
import { Button, type ButtonProps } from '@pierlight/ui/button';
import { IconButton } from '@pierlight/ui/icon-button';
import { Panel } from '@pierlight/ui/panel';
import { useTranslations } from 'use-intl';
import { useEquivalent, useMoney, useNamedCurrencies } from '#features/settings/public.ts';
import { useSuspenseQuery } from '#shared/api/use-query.ts';
import { LatePart } from '#shared/late-part.tsx';
import { lazy } from '#shared/lazy.ts';
import { accountsQuery } from '../accounts-api.ts';
import { unopenedCurrencies, visibleAccounts } from '../active-account.ts';
import { bonusMoney } from '../bonus-money.ts';
import { useAccountChanges } from '../use-account-changes.ts';

const OpenAccountMenu = lazy(() => import('./open-account-menu.tsx'));

/** A card for each account the player sees, and a way to open, or bring back, another. */
export function AccountCards() {
  const text = useTranslations('global-components.accounts');
  const accounts = useSuspenseQuery(accountsQuery()).data;
  const currencies = useNamedCurrencies();
  const changes = useAccountChanges();
  const further = unopenedCurrencies(currencies, accounts);
  return (
    <>
      {changes.hasFailed ? <Alert tone="error">{text('failed')}</Alert> : null}
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {visibleAccounts(accounts).map((account) => (
          <li key={account.id}>
            <AccountCard
              account={account}
              name={currencies.find(({ code }) => code === account.currency)?.name ?? ''}
              isChanging={changes.isPending}
              onUse={() => changes.use(account)}
              onHide={() => changes.hide(account)}
            />
          </li>
        ))}
      </ul>
      {further.length > 0 ? (
        <div>
          <LatePart fallback={<OpenAccountButton />}>
            <OpenAccountMenu
              currencies={further}
              trigger={<OpenAccountButton loading={changes.isPending} />}
              onOpen={(code) => changes.open(code)}
            />
          </LatePart>
          <p className="mt-2 text-13 text-text-3">{text('openNote')}</p>
        </div>
      ) : null}
    </>
  );
}

function OpenAccountButton(props: Omit<ButtonProps, 'children'>) {
  const text = useTranslations('global-components.accounts');
  return (
    <Button variant="line" icon={<PlusIcon aria-hidden="true" size={18} />} {...props}>
      {text('open')}
    </Button>
  );
}

interface AccountCardProps {
  readonly account: Account;
  readonly name: string;
  readonly isChanging: boolean;
  readonly onUse: () => void;
  readonly onHide: () => void;
}

function AccountCard({ account, name, isChanging, onUse, onHide }: AccountCardProps) {
  const text = useTranslations('global-components.accounts');
  const money = useMoney();
  const equivalent = useEquivalent()(account.balance, account.currency);
  const bonus = bonusMoney(account);
  const isActive = account.status === accountStatus.active;
  return (
    <Panel render={<article />} className="grid h-full content-between gap-5 p-4 md:p-5">
      <div className="flex items-center gap-3">
        <Coin currency={account.currency} size={36} />
        <div className="grid min-w-0 flex-1">
          <h3 className="text-17">{account.currency}</h3>
          <p className="truncate text-13 text-text-3">{name}</p>
        </div>
        {isActive ? (
          <Badge tone="lamp">{text('active')}</Badge>
        ) : (
          <IconButton
            label={text('hide', { currency: account.currency })}
            disabled={isChanging}
            onClick={onHide}
          >
            <EyeSlashIcon aria-hidden="true" size={20} />
          </IconButton>
        )}
      </div>
      <div className="flex flex-wrap items-end justify-between gap-3">
        <p className="grid">
          <span className="text-13 text-text-2">{text('balance')}</span>
          <Amount tabular className="font-semibold text-25">
            {money(account.balance, account.currency)}
          </Amount>
          {equivalent ? <Amount className="text-13 text-text-3">{equivalent}</Amount> : null}
          {bonus > 0 ? (
            <span className="text-13 text-lamp-text">
              {text('ofIt', { amount: money(bonus, account.currency) })}
            </span>
          ) : null}
        </p>
        {isActive ? null : (
          <Button size="sm" disabled={isChanging} onClick={onUse}>
            {text('use')}
          </Button>
        )}
      </div>
    </Panel>
  );
}
