import { CoinsIcon } from '@phosphor-icons/react/dist/ssr/Coins';
import { HourglassMediumIcon } from '@phosphor-icons/react/dist/ssr/HourglassMedium';
import { PlugsIcon } from '@phosphor-icons/react/dist/ssr/Plugs';
import type { PaymentMethod } from '@pierlight/contract/payments/schemas';
import type { Account } from '@pierlight/contract/wallet/schemas';
import { Button } from '@pierlight/ui/button';
import { useTranslations } from 'use-intl';
import { LimitMeters } from '#features/limits/public.ts';
import type { WalletOpening } from '../wallet-opening.ts';
import { DepositsUnderWay } from './deposits-under-way.tsx';
import { FirstLimitOffer } from './first-limit-offer.tsx';
import { MethodTiles } from './method-tiles.tsx';
import { WalletNote } from './wallet-note.tsx';
import { WalletSkeleton } from './wallet-skeleton.tsx';

interface MethodsStepProps {
  readonly opening: WalletOpening;
  readonly account: Account | undefined;
  readonly onChoose: (method: PaymentMethod) => void;
  readonly onRetry: () => void;
}

/** The first step of a deposit: what is under way, and how to pay, or why there is no way just now. */
export function MethodsStep(props: MethodsStepProps) {
  const { opening, account } = props;
  if (opening.stage === 'opening') return <WalletSkeleton />;
  if (opening.stage === 'stopped') return null;
  return (
    <>
      {account ? <DepositsUnderWay currency={account.currency} /> : null}
      <Ways {...props} opening={opening} />
    </>
  );
}

interface WaysProps extends MethodsStepProps {
  readonly opening: Extract<WalletOpening, { stage: 'open' | 'depositLimitReached' }>;
}

function Ways({ opening, account, onChoose, onRetry }: WaysProps) {
  const text = useTranslations('global-components.wallet');
  switch (opening.stage) {
    case 'depositLimitReached':
      return (
        <>
          <WalletNote
            icon={<HourglassMediumIcon size={32} />}
            title={text('limitReached.title')}
            action={<Button onClick={onRetry}>{text('retry')}</Button>}
          >
            {text('limitReached.text')}
          </WalletNote>
          <LimitMeters currency={account?.currency ?? ''} />
        </>
      );
    case 'open': {
      if (opening.methods.length > 0)
        return (
          <>
            <FirstLimitOffer currency={account?.currency ?? ''} />
            <MethodTiles title={text('methods')} methods={opening.methods} onChoose={onChoose} />
            <LimitMeters currency={account?.currency ?? ''} />
          </>
        );
      if (opening.failed) {
        return (
          <WalletNote
            icon={<PlugsIcon size={32} />}
            title={text('failed.title')}
            action={<Button onClick={onRetry}>{text('retry')}</Button>}
          >
            {text('failed.text')}
          </WalletNote>
        );
      }
      return (
        <WalletNote
          icon={<CoinsIcon size={32} />}
          title={text('noMethods.title', { currency: account?.currency ?? '' })}
        >
          {text('noMethods.text')}
        </WalletNote>
      );
    }
  }
}
