import { HandCoinsIcon } from '@phosphor-icons/react/dist/ssr/HandCoins';
import { PlugsIcon } from '@phosphor-icons/react/dist/ssr/Plugs';
import type { Account } from '@pierlight/contract/wallet/schemas';
import { Amount } from '@pierlight/ui/amount';
import { Button } from '@pierlight/ui/button';
import { DefinitionList } from '@pierlight/ui/definition-list';
import { Skeleton, SkeletonGroup } from '@pierlight/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useMoney } from '#features/settings/public.ts';
import { withdrawalMethodsQuery } from '../api.ts';
import { WalletNote } from './wallet-note.tsx';

/** What can be withdrawn now, why the rest cannot, and which ways there are. */
export function WithdrawView({ account }: { readonly account: Account }) {
  const text = useTranslations('global-components.wallet.withdraw');
  const money = useMoney();
  const methods = useQuery(withdrawalMethodsQuery(account.currency));
  const amount = (subunits: number) => money(subunits, account.currency);
  const held = Math.max(0, account.balance - account.withdrawalBalance);
  return (
    <>
      <section className="grid gap-1">
        <h3 className="font-medium font-sans text-13 text-text-2 tracking-normal">
          {text('available')}
        </h3>
        <p className="flex flex-wrap items-baseline justify-between gap-x-4">
          <Amount className="font-semibold text-[2.25rem] leading-11 tracking-[-0.02em]">
            {amount(account.withdrawalBalance)}
          </Amount>
          <span className="text-13 text-text-2">
            {text('ofBalance', { balance: amount(account.balance) })}
          </span>
        </p>
      </section>
      <DefinitionList
        items={[
          {
            key: 'own',
            label: text('own'),
            value: <Amount>{amount(account.withdrawalBalance)}</Amount>,
          },
          ...(held > 0
            ? [
                {
                  key: 'held',
                  label: text('held'),
                  value: <Amount>{amount(held)}</Amount>,
                  note: text('heldWhy'),
                },
              ]
            : []),
        ]}
      />
      {methods.isPending ? (
        <SkeletonGroup>
          <Skeleton className="h-28" />
        </SkeletonGroup>
      ) : null}
      {methods.isError ? (
        <WalletNote
          icon={<PlugsIcon size={32} />}
          title={text('failed')}
          action={<Button onClick={() => void methods.refetch()}>{text('retry')}</Button>}
        >
          {text('failedText')}
        </WalletNote>
      ) : null}
      {methods.data?.length === 0 ? (
        <WalletNote icon={<HandCoinsIcon size={32} />} title={text('none.title')}>
          {text('none.text')}
        </WalletNote>
      ) : null}
    </>
  );
}
