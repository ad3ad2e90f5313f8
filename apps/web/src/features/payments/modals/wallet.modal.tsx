import type { PaymentMethod } from '@pierlight/contract/payments/schemas';
import { Amount } from '@pierlight/ui/amount';
import { Button, buttonStyle } from '@pierlight/ui/button';
import { SegmentedControl } from '@pierlight/ui/segmented-control';
import { Skeleton } from '@pierlight/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { accountsQuery, activeAccount, CurrencySwitch } from '#features/wallet/public.ts';
import { analytics } from '#shared/analytics/analytics.ts';
import { ModalFrame, type ModalViewProps } from '#shared/modals/modal-frame.tsx';
import { useModals } from '#shared/modals/use-modals.ts';
import { useSession } from '#shared/session/use-session.ts';
import { depositMethodsQuery } from '../api.ts';
import { AmountStep } from '../components/amount-step.tsx';
import { MethodsStep } from '../components/methods-step.tsx';
import { useDepositForm } from '../components/use-deposit-form.ts';
import { useWalletMeasured } from '../components/use-wallet-measured.ts';
import { WalletToCome } from '../components/wallet-to-come.tsx';
import { WithdrawView } from '../components/withdraw-view.tsx';
import { walletOpening } from '../wallet-opening.ts';

const FORM_ID = 'deposit';

/** Money in and out: `?wallet=deposit` or `?wallet=withdraw`. */
export default function WalletModal({ value }: ModalViewProps<'wallet'>) {
  const text = useTranslations('global-components.wallet');
  const deposits = useTranslations('global-components.deposit');
  const modals = useModals();
  const { status: session } = useSession();
  const account = activeAccount(useQuery(accountsQuery()).data ?? []);
  const currency = account?.currency ?? '';
  const methods = useQuery({ ...depositMethodsQuery(currency), enabled: account !== undefined });
  const opening = walletOpening({ session, account, methods });
  const [chosen, setChosen] = useState<PaymentMethod | null>(null);
  // A method chosen in one currency means nothing in another.
  const method = chosen?.currency === currency ? chosen : null;
  const tab = value ?? 'deposit';
  const isAmount = tab === 'deposit' && method !== null;
  const form = useDepositForm(method, currency);
  useWalletMeasured(tab, opening.stage);
  const choose = (next: PaymentMethod) => {
    analytics.track('walletMethod', { method: next.id, currency: next.currency });
    setChosen(next);
  };

  return (
    <ModalFrame
      title={isAmount ? deposits('title') : text('title')}
      onBack={isAmount ? () => setChosen(null) : undefined}
      toolbar={
        isAmount ? undefined : (
          <div className="flex flex-wrap gap-3">
            <SegmentedControl
              label={text('title')}
              value={tab}
              onValueChange={(next) => {
                analytics.track('walletType', { way: next });
                modals.open('wallet', next);
              }}
              options={[
                { value: 'deposit', label: text('tabs.deposit') },
                { value: 'withdraw', label: text('tabs.withdraw') },
              ]}
              className="flex-[2_1_13rem]"
            />
            <Suspense fallback={<Skeleton className="h-12 w-32" />}>
              <CurrencySwitch />
            </Suspense>
          </div>
        )
      }
      foot={
        isAmount ? (
          <>
            <p className="flex justify-between gap-4 text-13 text-text-2">
              {deposits('charged')}
              <Amount className="font-semibold text-text-1">{form.amount ?? '–'}</Amount>
            </p>
            {form.continueAt ? (
              <a href={form.continueAt} className={buttonStyle({ variant: 'lamp', size: 'lg' })}>
                {deposits('continue')}
              </a>
            ) : (
              <Button
                variant="lamp"
                size="lg"
                block
                type="submit"
                form={FORM_ID}
                loading={form.isSending}
              >
                {form.amount
                  ? deposits('submitAmount', { amount: form.amount })
                  : deposits('submit')}
              </Button>
            )}
          </>
        ) : undefined
      }
    >
      {isAmount ? (
        <AmountStep
          id={FORM_ID}
          method={method}
          form={form}
          onChangeMethod={() => setChosen(null)}
        />
      ) : null}
      {tab === 'deposit' && !isAmount ? (
        <MethodsStep
          opening={opening}
          account={account}
          onChoose={choose}
          onRetry={() => void methods.refetch()}
        />
      ) : null}
      {tab === 'withdraw' ? account ? <WithdrawView account={account} /> : <WalletToCome /> : null}
    </ModalFrame>
  );
}
