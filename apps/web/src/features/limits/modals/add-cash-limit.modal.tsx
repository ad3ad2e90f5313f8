import { AnchorIcon } from '@phosphor-icons/react/dist/ssr/Anchor';
import type { Limit } from '@pierlight/contract/limits/schemas';
import { type LimitPeriod, limitPeriods, moneyLimits } from '@pierlight/contract/limits/statuses';
import { Alert } from '@pierlight/ui/alert';
import { Field } from '@pierlight/ui/field';
import { RadioCard, RadioCardGroup } from '@pierlight/ui/radio-card';
import { SegmentedControl } from '@pierlight/ui/segmented-control';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { accountsQuery, activeAccount } from '#features/wallet/public.ts';
import { useQuery } from '#shared/api/use-query.ts';
import { SubmitButton } from '#shared/forms/submit-button.tsx';
import { WithTexts } from '#shared/i18n/texts.tsx';
import { ModalFrame, type ModalViewProps } from '#shared/modals/modal-frame.tsx';
import { useModals } from '#shared/modals/use-modals.ts';
import { addLimitMutation, limitsQuery } from '../api.ts';
import { LimitAmountField } from '../components/limit-amount-field.tsx';
import { LimitNotice } from '../components/limit-notice.tsx';
import { RefusedLimit } from '../components/refused-limit.tsx';
import { useLimitAmount } from '../components/use-limit-amount.ts';
import { isLimitKind, type LimitKind, limitKinds, limitsOf } from '../limits-of.ts';

const FORM_ID = 'add-limit';

/** A new limit in the active currency: free text, nothing suggested. The value names what to limit. */
export default function AddCashLimitModal({ value }: ModalViewProps<'add-cash-limit'>) {
  const limits = useQuery(limitsQuery());
  const currency = activeAccount(useQuery(accountsQuery()).data ?? [])?.currency;
  if (currency === undefined || limits.isPending) return null;
  const isFull = (kind: LimitKind) =>
    limitsOf(limits.data ?? [], kind, currency).length === limitPeriods.length;
  const free = limitKinds.filter((kind) => !isFull(kind));
  const first = free.find((kind) => kind === value) ?? free[0];
  if (first === undefined) return <LimitNotice about="add" />;
  return (
    <WithTexts folders={['modals']}>
      <NewLimit currency={currency} limits={limits.data ?? []} first={first} />
    </WithTexts>
  );
}

interface NewLimitProps {
  readonly currency: string;
  /** Those there are already. */
  readonly limits: readonly Limit[];
  /** What is chosen to begin with. */
  readonly first: LimitKind;
}

function NewLimit({ currency, limits, first }: NewLimitProps) {
  const text = useTranslations('modals.limits');
  const modals = useModals();
  const [kind, setKind] = useState<LimitKind>(first);
  const isSet = (period: LimitPeriod, of = kind) =>
    limitsOf(limits, of, currency).some((limit) => limit.period === period);
  const free = limitPeriods.find((one) => !isSet(one));
  const [wanted, setPeriod] = useState<LimitPeriod>();
  const period = wanted && !isSet(wanted) ? wanted : (free ?? 'daily');
  const amount = useLimitAmount(currency);
  const add = useMutation(addLimitMutation());
  const submit = (event: FormEvent) => {
    event.preventDefault();
    amount.check();
    if (amount.subunits === null || add.isPending) return;
    const limit = { definition: moneyLimits[kind], period, currency };
    add.mutate({ ...limit, amount: amount.subunits }, { onSuccess: modals.close });
  };
  return (
    <ModalFrame
      title={text('add.title')}
      foot={
        <SubmitButton form={FORM_ID} isSending={add.isPending}>
          {amount.written
            ? text(`add.submit.${period}`, { amount: amount.written })
            : text('add.submit.empty')}
        </SubmitButton>
      }
    >
      <form id={FORM_ID} noValidate onSubmit={submit} className="grid gap-5">
        <RefusedLimit error={add.error} />
        <Field group label={text('add.what', { currency })}>
          <RadioCardGroup
            value={kind}
            onValueChange={(chosen) => {
              if (isLimitKind(chosen)) setKind(chosen);
            }}
            tone="calm"
          >
            {limitKinds.map((one) => (
              <RadioCard
                key={one}
                value={one}
                title={text(`kinds.${one}.title`)}
                note={text(`kinds.${one}.note`)}
                disabled={limitPeriods.every((each) => isSet(each, one))}
              />
            ))}
          </RadioCardGroup>
        </Field>
        <Field group label={text('period')}>
          <SegmentedControl
            label={text('period')}
            value={period}
            onValueChange={setPeriod}
            options={limitPeriods.map((one) => ({
              value: one,
              label: text(`periods.${one}`),
              disabled: isSet(one),
            }))}
          />
        </Field>
        <LimitAmountField amount={amount} hint={text('add.hint')} />
        <Alert tone="calm" icon={<AnchorIcon size={20} className="shrink-0" aria-hidden="true" />}>
          {text('wait')}
        </Alert>
      </form>
    </ModalFrame>
  );
}
