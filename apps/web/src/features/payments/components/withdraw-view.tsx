import { HandCoinsIcon } from '@phosphor-icons/react/dist/ssr/HandCoins';
import { PlugsIcon } from '@phosphor-icons/react/dist/ssr/Plugs';
import type { PlayerBonus } from '@pierlight/contract/bonuses/schemas';
import type { PaymentMethod } from '@pierlight/contract/payments/schemas';
import type { Account } from '@pierlight/contract/wallet/schemas';
import { Button } from '@pierlight/ui/button';
import { Skeleton, SkeletonGroup } from '@pierlight/ui/skeleton';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useQuery } from '#shared/api/use-query.ts';
import { openWithdrawalsQuery, turnOverQuery, withdrawalMethodsQuery } from '../api.ts';
import { destinationsQuery } from '../destinations-api.ts';
import { freeAmount } from '../withdrawal-amount.ts';
import { DestinationBook } from './destination-book.tsx';
import { MethodTiles } from './method-tiles.tsx';
import { useDestinationsOf } from './use-destination-cards.tsx';
import type { WithdrawForm } from './use-withdraw-form.ts';
import { WalletNote } from './wallet-note.tsx';
import { WayBack } from './way-back.tsx';
import { WithFieldTexts } from './with-field-texts.tsx';
import { WithdrawBalance } from './withdraw-balance.tsx';
import { WithdrawFields } from './withdraw-fields.tsx';

interface WithdrawViewProps {
  readonly id: string;
  readonly account: Account;
  /** The bonus the player has in its currency. */
  readonly bonus: PlayerBonus | undefined;
  readonly method: PaymentMethod | null;
  readonly onChoose: (method: PaymentMethod | null) => void;
  readonly form: WithdrawForm;
}

/** Money out: what is free and what is not, and then how and how much. */
export function WithdrawView({ id, account, bonus, method, onChoose, form }: WithdrawViewProps) {
  const turnOver = useQuery(turnOverQuery(account.currency));
  const onTheWay = useQuery(openWithdrawalsQuery(account.currency));
  const [chosen, setChosen] = useState<string>();
  return (
    <>
      <WithdrawBalance
        account={account}
        turnOver={turnOver.data}
        bonus={bonus}
        onTheWay={onTheWay.data ?? []}
      />
      {method ? (
        <WithdrawFields
          id={id}
          method={method}
          form={form}
          chosen={chosen}
          onChangeMethod={() => onChoose(null)}
        />
      ) : (
        <Ways
          currency={account.currency}
          hasMoney={freeAmount(account, turnOver.data, bonus) > 0}
          hasBonus={bonus !== undefined}
          onChoose={(next, destination) => {
            setChosen(destination);
            onChoose(next);
          }}
        />
      )}
    </>
  );
}

function Ways({
  currency,
  hasMoney,
  hasBonus,
  onChoose,
}: {
  readonly currency: string;
  /** Whether any of it can be withdrawn now. */
  readonly hasMoney: boolean;
  readonly hasBonus: boolean;
  readonly onChoose: (method: PaymentMethod, destinationId?: string) => void;
}) {
  const text = useTranslations('global-components.wallet.withdraw');
  const methods = useQuery(withdrawalMethodsQuery(currency));
  const destinations = useQuery(destinationsQuery(currency));
  if (methods.isPending || destinations.isPending)
    return (
      <SkeletonGroup>
        <Skeleton className="h-28" />
      </SkeletonGroup>
    );
  if (methods.isLoadingError)
    return (
      <WalletNote
        icon={<PlugsIcon size={32} />}
        title={text('failed')}
        action={<Button onClick={() => void methods.refetch()}>{text('retry')}</Button>}
      >
        {text('failedText')}
      </WalletNote>
    );
  if (methods.data.length === 0)
    return (
      <WalletNote icon={<HandCoinsIcon size={32} />} title={text('none.title', { currency })}>
        {text('none.text')}
      </WalletNote>
    );
  const coins = methods.data.find(({ kind }) => kind === 'crypto');
  if (!hasMoney)
    return (
      <>
        <WalletNote icon={<HandCoinsIcon size={32} />} title={text('nothing.title')}>
          {text(hasBonus ? 'nothing.bonus' : 'nothing.text')}
        </WalletNote>
        {coins ? (
          // An address has a cool-down before it can be used: it may be added before there is money to withdraw.
          <WithFieldTexts>
            <CoinBook method={coins} />
          </WithFieldTexts>
        ) : null}
      </>
    );
  return (
    <>
      <WayBack
        sources={destinations.data ?? []}
        methods={methods.data}
        onChoose={(method, { id }) => onChoose(method, id)}
      />
      <MethodTiles
        title={text('methods')}
        methods={methods.data}
        onChoose={(method) => onChoose(method)}
      />
    </>
  );
}

function CoinBook({ method }: { readonly method: PaymentMethod }) {
  return <DestinationBook method={method} destinations={useDestinationsOf(method)} />;
}
