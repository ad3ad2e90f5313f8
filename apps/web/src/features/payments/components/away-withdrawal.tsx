import type { PaymentMethod } from '@pierlight/contract/payments/schemas';
import type { Account } from '@pierlight/contract/wallet/schemas';
import { Alert } from '@pierlight/ui/alert';
import { Button } from '@pierlight/ui/button';
import { Field } from '@pierlight/ui/field';
import { Select } from '@pierlight/ui/select';
import { Skeleton, SkeletonGroup } from '@pierlight/ui/skeleton';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { cancelBonusMutation } from '#features/bonuses/public.ts';
import { useMoney } from '#features/settings/public.ts';
import { AwayVerification } from '#features/verification/public.ts';
import { accountsQuery, activeAccount } from '#features/wallet/public.ts';
import { isProblem } from '#shared/api/problem.ts';
import { useQuery } from '#shared/api/use-query.ts';
import { SHARED_PARTS } from '#shared/i18n/content.ts';
import { WithTexts } from '#shared/i18n/texts.tsx';
import { LatePart } from '#shared/late-part.tsx';
import { invoiceQuery, openWithdrawalsQuery } from '../api.ts';
import { freeAmount } from '../withdrawal-amount.ts';
import { useHeldBonus } from './use-held-bonus.ts';
import { useWithdrawForm } from './use-withdraw-form.ts';
import { WithdrawFoot } from './withdraw-foot.tsx';
import { WithdrawView } from './withdraw-view.tsx';
import { isWithdrawal, Tracker } from './withdrawal-result.tsx';

interface AwayWithdrawalProps {
  /** The token is no longer taken. */
  readonly onOver: () => void;
}

const toCome = (
  <SkeletonGroup>
    <Skeleton className="h-40" />
  </SkeletonGroup>
);

/** Balance and withdrawal of somebody who is away from playing, on a page of its own. */
export default function AwayWithdrawal({ onOver }: AwayWithdrawalProps) {
  const text = useTranslations('away.page.money');
  const accounts = useQuery(accountsQuery());
  const [chosen, setChosen] = useState('');
  const { error } = accounts;
  useEffect(() => {
    if (isProblem(error, 'unauthenticated')) onOver();
  }, [error, onOver]);
  if (accounts.isPending) return toCome;
  if (accounts.isLoadingError)
    return (
      <Alert
        tone="error"
        action={
          <Button size="sm" onClick={() => void accounts.refetch()}>
            {text('retry')}
          </Button>
        }
      >
        {text('failed')}
      </Alert>
    );
  const held = accounts.data;
  const account =
    held.find(({ id }) => id === chosen) ??
    held.find(({ balance }) => balance > 0) ??
    activeAccount(held);
  if (!account) return null;
  return (
    <LatePart fallback={toCome}>
      {held.length > 1 ? (
        <Field label={text('account')}>
          <Select
            value={account.id}
            onChange={(event) => setChosen(event.target.value)}
            options={held.map(({ id, currency }) => ({ value: id, label: currency }))}
          />
        </Field>
      ) : null}
      <WithTexts folders={[SHARED_PARTS]}>
        <OfAccount key={account.id} account={account} />
      </WithTexts>
    </LatePart>
  );
}

const FORM_ID = 'away-withdrawal';

function OfAccount({ account }: { readonly account: Account }) {
  const text = useTranslations('away.page.money');
  const [method, setMethod] = useState<PaymentMethod | null>(null);
  const [sent, setSent] = useState<string | null>(null);
  const { bonus, isPending } = useHeldBonus(account.currency);
  const form = useWithdrawForm(
    method,
    account.currency,
    freeAmount(account, undefined, bonus),
    undefined,
    (id) => {
      setSent(id);
      setMethod(null);
    },
  );
  if (isPending) return null;
  if (bonus) return <HeldBonus id={bonus.id} />;
  return (
    <div className="grid gap-6">
      <Sent id={sent} currency={account.currency} />
      <WithdrawView
        id={FORM_ID}
        account={account}
        bonus={bonus}
        method={method}
        onChoose={setMethod}
        form={form}
      />
      {method ? (
        <div className="grid gap-3">
          <WithdrawFoot form={form} formId={FORM_ID} />
        </div>
      ) : (
        <p className="text-13 text-text-2">{text('noReturn')}</p>
      )}
    </div>
  );
}

/** A bonus keeps its currency's money until it is given up. */
function HeldBonus({ id }: { readonly id: string }) {
  const text = useTranslations('away.page.money.bonus');
  const cancel = useMutation(cancelBonusMutation());
  return (
    <Alert
      tone="calm"
      title={text('title')}
      action={
        <Button size="sm" loading={cancel.isPending} onClick={() => cancel.mutate(id)}>
          {text('cancel')}
        </Button>
      }
    >
      {text(cancel.isError ? 'failed' : 'text')}
    </Alert>
  );
}

/** How far the withdrawal just made has come; of one from before, the newest that was under way on this page. */
function Sent({ id, currency }: { readonly id: string | null; readonly currency: string }) {
  const text = useTranslations('away.page.money');
  const money = useMoney();
  const often = { refetchInterval: 15_000 };
  const [open] = useQuery({ ...openWithdrawalsQuery(currency), ...often }).data ?? [];
  const [followed, setFollowed] = useState(id);
  const latest = id ?? open?.id ?? followed;
  // One that ends while it is looked at says so, rather than to vanish.
  if (latest !== followed) setFollowed(latest);
  const known = latest ?? '';
  const invoice = useQuery({ ...invoiceQuery(known), ...often, enabled: known !== '' }).data;
  if (!invoice || !isWithdrawal(invoice)) return null;
  return (
    <section className="grid gap-3" aria-label={text('underWay')}>
      <h3 className="text-17">
        {text('sent', { amount: money(invoice.amount, invoice.currency) })}
      </h3>
      <Tracker invoice={invoice} isAway />
      {invoice.withdrawal.stage === 'check' ? (
        <LatePart fallback={toCome}>
          <AwayVerification />
        </LatePart>
      ) : null}
    </section>
  );
}
