import type { PaymentMethod } from '@pierlight/contract/payments/schemas';
import { SegmentedControl } from '@pierlight/ui/segmented-control';
import { Skeleton } from '@pierlight/ui/skeleton';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import {
  accountsQuery,
  activeAccount,
  CurrencySwitch,
  walletKeys,
} from '#features/wallet/public.ts';
import { analytics } from '#shared/analytics/analytics.ts';
import { useQuery } from '#shared/api/use-query.ts';
import { LatePart } from '#shared/late-part.tsx';
import { ModalFrame, type ModalViewProps } from '#shared/modals/modal-frame.tsx';
import { useModals } from '#shared/modals/use-modals.ts';
import { useSession } from '#shared/session/use-session.ts';
import { usePageRestored } from '#shared/use-page-restored.ts';
import {
  depositMethodsQuery,
  openInvoicesQuery,
  turnOverQuery,
  withdrawalMethodsQuery,
} from '../api.ts';
import { AmountStep } from '../components/amount-step.tsx';
import { DepositFoot } from '../components/deposit-foot.tsx';
import { MethodsStep } from '../components/methods-step.tsx';
import { TurnOverNotice } from '../components/turn-over-notice.tsx';
import { useDepositForm } from '../components/use-deposit-form.ts';
import { useHeldBonus } from '../components/use-held-bonus.ts';
import { useKeptAmount } from '../components/use-kept-amount.ts';
import { useWalletMeasured } from '../components/use-wallet-measured.ts';
import { useWithdrawForm } from '../components/use-withdraw-form.ts';
import { WithdrawFoot } from '../components/withdraw-foot.tsx';
import { WithdrawView } from '../components/withdraw-view.tsx';
import { invoicesKey } from '../keys.ts';
import { mustStakeFirst, walletOpening } from '../wallet-opening.ts';
import { freeAmount } from '../withdrawal-amount.ts';

const FORM_ID = 'wallet';

/**
 * Money in and out: `?wallet=deposit` or `?wallet=withdraw`, and with `&method=card&amount=50` the step
 * after the choice of a method.
 */
export default function WalletModal({ value, params }: ModalViewProps<'wallet'>) {
  const text = useTranslations('global-components.wallet');
  const deposits = useTranslations('global-components.deposit');
  const modals = useModals();
  const client = useQueryClient();
  const { status: session } = useSession();
  const accounts = useQuery(accountsQuery());
  const account = activeAccount(accounts.data ?? []);
  const currency = account?.currency ?? '';
  const methods = useQuery({ ...depositMethodsQuery(currency), enabled: account !== undefined });
  const turnOver = useQuery({ ...turnOverQuery(currency), enabled: account !== undefined });
  const underWay = useQuery({ ...openInvoicesQuery(), enabled: account !== undefined });
  const opening = walletOpening({ session, accounts, account, methods, underWay });
  const tab = value ?? 'deposit';
  const ways = useQuery({
    ...withdrawalMethodsQuery(currency),
    enabled: account !== undefined && tab === 'withdraw',
  });
  const named = (all: readonly PaymentMethod[] | undefined) =>
    all?.find(({ id }) => id === params.method) ?? null;
  const method = named(tab === 'deposit' ? methods.data : undefined);
  const out = named(tab === 'withdraw' ? ways.data : undefined);
  const isAmount = tab === 'deposit' && method !== null;
  const form = useDepositForm(method, currency, tab === 'deposit' ? params.amount : undefined);
  const { bonus } = useHeldBonus(currency);
  const free = account ? freeAmount(account, turnOver.data, bonus) : 0;
  const withdrawal = useWithdrawForm(
    out,
    currency,
    free,
    tab === 'withdraw' ? params.amount : undefined,
  );
  const open = method ? form : out ? withdrawal : null;
  // What was sent is not to be typed again: coming back starts at the first step.
  useKeptAmount(params.amount, open?.isSent ? undefined : open?.typed);
  useWalletMeasured(tab, opening.stage);
  // Back from the provider's page, the deposit left there stands above the methods.
  usePageRestored(() => {
    modals.restart();
    void client.invalidateQueries({ queryKey: invoicesKey });
    void client.invalidateQueries({ queryKey: walletKeys.accounts });
  });
  const choose = (next: PaymentMethod) => {
    analytics.track('walletMethod', { method: next.id, currency: next.currency });
    modals.step('wallet', tab, { method: next.id });
  };

  if (tab === 'withdraw' && mustStakeFirst(account, turnOver.data)) return <TurnOverNotice />;
  return (
    <ModalFrame
      title={isAmount ? deposits('title') : text('title')}
      onBack={isAmount ? modals.stepBack : undefined}
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
            <LatePart fallback={<Skeleton className="h-12 w-32" />}>
              <CurrencySwitch />
            </LatePart>
          </div>
        )
      }
      foot={
        isAmount ? (
          <DepositFoot form={form} formId={FORM_ID} />
        ) : tab === 'withdraw' && out ? (
          <WithdrawFoot form={withdrawal} formId={FORM_ID} />
        ) : undefined
      }
    >
      {isAmount ? (
        <AmountStep id={FORM_ID} method={method} form={form} onChangeMethod={modals.stepBack} />
      ) : null}
      {(tab === 'deposit' && !isAmount) || !account ? (
        <MethodsStep
          opening={opening}
          account={account}
          onChoose={choose}
          onRetry={() => void (account ? methods : accounts).refetch()}
        />
      ) : null}
      {tab === 'withdraw' && account ? (
        <WithdrawView
          id={FORM_ID}
          account={account}
          bonus={bonus}
          method={out}
          onChoose={(next) => (next ? choose(next) : modals.stepBack())}
          form={withdrawal}
        />
      ) : null}
    </ModalFrame>
  );
}
