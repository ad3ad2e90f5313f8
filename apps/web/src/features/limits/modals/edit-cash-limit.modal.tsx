import { AnchorIcon } from '@phosphor-icons/react/dist/ssr/Anchor';
import type { Limit } from '@pierlight/contract/limits/schemas';
import { Alert } from '@pierlight/ui/alert';
import { Button } from '@pierlight/ui/button';
import { useMutation } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { useTranslations } from 'use-intl';
import { useMoney } from '#features/settings/public.ts';
import { useQuery } from '#shared/api/use-query.ts';
import { SubmitButton } from '#shared/forms/submit-button.tsx';
import { WithTexts } from '#shared/i18n/texts.tsx';
import { ModalFrame, type ModalViewProps } from '#shared/modals/modal-frame.tsx';
import { useModals } from '#shared/modals/use-modals.ts';
import { changeLimitMutation, limitsQuery, removeLimitMutation } from '../api.ts';
import { LimitAmountField } from '../components/limit-amount-field.tsx';
import { LimitNotice } from '../components/limit-notice.tsx';
import { RefusedLimit } from '../components/refused-limit.tsx';
import { useLimitAmount } from '../components/use-limit-amount.ts';
import { kindOf } from '../limits-of.ts';

const FORM_ID = 'edit-limit';

/** Another amount for a limit, or its end. The value names it. */
export default function EditCashLimitModal({ value }: ModalViewProps<'edit-cash-limit'>) {
  const limits = useQuery(limitsQuery());
  if (limits.isPending) return null;
  if (limits.isLoadingError) return <LimitNotice about="failed" />;
  const limit = limits.data.find(({ id }) => id === value);
  if (!limit) return <LimitNotice about="edit" />;
  return (
    <WithTexts folders={['modals']}>
      <KnownLimit limit={limit} />
    </WithTexts>
  );
}

function KnownLimit({ limit }: { readonly limit: Limit }) {
  const text = useTranslations('modals.limits');
  const modals = useModals();
  const money = useMoney();
  const amount = useLimitAmount(limit.currency, limit.amount);
  const change = useMutation(changeLimitMutation());
  const remove = useMutation(removeLimitMutation());
  const isBusy = change.isPending || remove.isPending;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    amount.check();
    if (amount.subunits === null || isBusy) return;
    const { id, period } = limit;
    change.mutate({ id, period, amount: amount.subunits }, { onSuccess: modals.close });
  };
  const isHigher = amount.subunits !== null && amount.subunits > limit.amount;
  const isEnding = limit.change?.amount === null;
  return (
    <ModalFrame
      title={text('edit.title')}
      foot={
        <>
          <SubmitButton form={FORM_ID} isSending={change.isPending}>
            {amount.written
              ? text(`add.submit.${limit.period}`, { amount: amount.written })
              : text('edit.submit')}
          </SubmitButton>
          {isEnding ? null : (
            <Button
              variant="ghost"
              block
              loading={remove.isPending}
              onClick={() => {
                if (!isBusy) remove.mutate(limit.id, { onSuccess: modals.close });
              }}
            >
              {text('edit.remove')}
            </Button>
          )}
        </>
      }
    >
      <form id={FORM_ID} noValidate onSubmit={submit} className="grid gap-5">
        <RefusedLimit error={change.error ?? remove.error} />
        <p className="text-text-2">
          <b className="block text-text-1">{text(`kinds.${kindOf(limit.definition)}.title`)}</b>
          {text(`edit.lead.${limit.period}`, { amount: money(limit.amount, limit.currency) })}
        </p>
        <LimitAmountField amount={amount} hint={text(isHigher ? 'edit.higher' : 'edit.lower')} />
        <Alert tone="calm" icon={<AnchorIcon size={20} className="shrink-0" aria-hidden="true" />}>
          {text('wait')}
        </Alert>
      </form>
    </ModalFrame>
  );
}
