import { AnchorIcon } from '@phosphor-icons/react/dist/ssr/Anchor';
import type { Limit } from '@pierlight/contract/limits/schemas';
import {
  type LimitPeriod,
  limitDefinition,
  limitPeriods,
} from '@pierlight/contract/limits/statuses';
import { Alert } from '@pierlight/ui/alert';
import { Field } from '@pierlight/ui/field';
import { SegmentedControl } from '@pierlight/ui/segmented-control';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { accountsQuery, activeAccount } from '#features/wallet/public.ts';
import { useQuery } from '#shared/api/use-query.ts';
import { SubmitButton } from '#shared/forms/submit-button.tsx';
import { WithTexts } from '#shared/i18n/texts.tsx';
import { ModalFrame } from '#shared/modals/modal-frame.tsx';
import { useModals } from '#shared/modals/use-modals.ts';
import { addLimitMutation, limitsQuery } from '../api.ts';
import { LimitAmountField } from '../components/limit-amount-field.tsx';
import { LimitNotice } from '../components/limit-notice.tsx';
import { RefusedLimit } from '../components/refused-limit.tsx';
import { useLimitAmount } from '../components/use-limit-amount.ts';
import { depositLimits } from '../deposit-limits.ts';

const FORM_ID = 'add-limit';

/** A new limit of deposits in the active currency: free text, nothing suggested. */
export default function AddCashLimitModal() {
  const limits = useQuery(limitsQuery());
  const currency = activeAccount(useQuery(accountsQuery()).data ?? [])?.currency;
  if (currency === undefined || limits.isPending) return null;
  const set = depositLimits(limits.data ?? [], currency);
  if (set.length === limitPeriods.length) return <LimitNotice about="add" />;
  return (
    <WithTexts folders={['modals']}>
      <NewLimit currency={currency} set={set} />
    </WithTexts>
  );
}

interface NewLimitProps {
  readonly currency: string;
  /** Those there are already. */
  readonly set: readonly Limit[];
}

function NewLimit({ currency, set }: NewLimitProps) {
  const text = useTranslations('modals.limits');
  const modals = useModals();
  const isSet = (period: LimitPeriod) => set.some((limit) => limit.period === period);
  const [period, setPeriod] = useState(limitPeriods.find((one) => !isSet(one)) ?? 'daily');
  const amount = useLimitAmount(currency);
  const add = useMutation(addLimitMutation());
  const submit = (event: FormEvent) => {
    event.preventDefault();
    amount.check();
    if (amount.subunits === null || add.isPending) return;
    const limit = { definition: limitDefinition.deposit, period, currency };
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
        <p className="text-text-2">{text('add.lead', { currency })}</p>
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
