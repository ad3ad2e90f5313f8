import type { ReturnFirst } from '@pierlight/contract/payments/destinations';
import type {
  EarlierWithdrawal,
  PaymentMethod,
  WithdrawalRequest,
} from '@pierlight/contract/payments/schemas';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { amountNotation, typedAmount, useCurrency, useMoney } from '#features/settings/public.ts';
import { analytics } from '#shared/analytics/analytics.ts';
import { ApiProblem, isProblem } from '#shared/api/problem.ts';
import { focusFirstInvalid } from '#shared/forms/focus-once-drawn.ts';
import type { FieldsFormState } from '#shared/forms/use-fields-form.ts';
import { locales } from '#shared/i18n/locales.ts';
import { useModals } from '#shared/modals/use-modals.ts';
import { isLeft } from '#shared/second-factor/with-factor.ts';
import { useServices } from '#shared/services.ts';
import { usePlayerId } from '#shared/session/use-session.ts';
import { withdrawMutation } from '../api.ts';
import { filledIn } from '../filled-in.ts';
import { feeOf, mostOf, readWithdrawalAmount } from '../withdrawal-amount.ts';
import type { TypedAmount } from './typed-amount.ts';
import { keptAmount } from './use-kept-amount.ts';
import { useOneAttempt } from './use-one-attempt.ts';

export interface WithdrawForm extends TypedAmount {
  /** Something of it is changed: what the last try came to no longer holds. */
  readonly change: () => void;
  /** Everything that can go this way at once; null when that is too little. */
  readonly all: { readonly value: string; readonly label: string } | null;
  /** The amount, the fee and what arrives, written out; null until it is one that can go. */
  readonly sum: { readonly amount: string; readonly fee: string; readonly arrives: string } | null;
  /** The same was withdrawn minutes ago; null unless the last try was refused for that. */
  readonly repeated: {
    readonly earlier: EarlierWithdrawal;
    /** Shows the earlier one. */
    readonly see: () => void;
    /** Withdraws as much once more. */
    readonly again: () => void;
  } | null;
  /** What another refused or unanswered try is told. */
  readonly problem: string | null;
  readonly isSending: boolean;
  /** It is on its way, or was accepted. */
  readonly isSent: boolean;
  /** Says what can go to the destination at most, in subunits; null for all there is. */
  readonly bound: (returnable: number | null) => void;
  readonly submit: (fields: FieldsFormState) => Promise<void>;
}

/**
 * A withdrawal by one method: reads the amount, asks once, and shows how far it has come.
 *
 * @param kept the amount of the address, until one is typed
 * @param onSent shows a withdrawal that was taken, by its id; in a modal unless told
 */
export function useWithdrawForm(
  method: PaymentMethod | null,
  currencyCode: string,
  free: number,
  kept: string | undefined,
  onSent?: (id: string) => void,
): WithdrawForm {
  const text = useTranslations('global-components.wallet.withdraw');
  const { locale } = useServices();
  const modals = useModals();
  const money = useMoney();
  const currency = useCurrency(currencyCode);
  const [own, setTyped] = useState<string | null>(null);
  const typed = own ?? keptAmount(kept);
  const [isChecked, setChecked] = useState(false);
  const [returnable, setReturnable] = useState<number | null>(null);
  const [sentFrom, setSentFrom] = useState<FieldsFormState | null>(null);
  const withdrawal = useMutation(withdrawMutation(usePlayerId()));
  const attempt = useOneAttempt(withdrawal);
  const notation = amountNotation(currencyCode, locales[locale].tag);
  const available = Math.min(free, returnable ?? free);
  const read =
    method && currency
      ? readWithdrawalAmount(typed, method, available, currency, notation.decimalSeparator)
      : null;
  const most = method ? mostOf(method, available) : null;
  const write = (subunits: number) => money(subunits, currencyCode);

  function change() {
    if (withdrawal.isError) withdrawal.reset();
  }

  const show = onSent ?? ((id: string) => modals.open('success', id));

  function send(request: WithdrawalRequest, fields: FieldsFormState) {
    const { methodId: method, currency } = request;
    setSentFrom(fields);
    analytics.track('walletSent', { way: 'withdraw', method, currency });
    attempt.send(request, fields, ({ id }) => show(id));
  }

  const earlier = earlierOf(withdrawal.error);
  const sent = withdrawal.variables;

  return {
    typed,
    type: (next) => {
      setTyped(next);
      change();
    },
    change,
    leave: () => setChecked(typed !== ''),
    amountError:
      isChecked && read && !read.ok
        ? text(
            `amount.problems.${available < free && read.problem === 'aboveAvailable' ? 'aboveReturnable' : read.problem}`,
            {
              min: write(method?.minAmount ?? 0),
              max: write(method?.maxAmount ?? 0),
              available: write(available),
              amount: write(available),
            },
          )
        : undefined,
    sign: notation.sign,
    signAfter: notation.signAfter,
    all:
      currency && most !== null
        ? {
            value: typedAmount(most, currency, notation.decimalSeparator),
            label: text('amount.all', { amount: write(most) }),
          }
        : null,
    sum:
      method && read?.ok
        ? {
            amount: write(read.subunits),
            fee: write(feeOf(method.fee, read.subunits)),
            arrives: write(read.subunits - feeOf(method.fee, read.subunits)),
          }
        : null,
    repeated:
      earlier && sent && sentFrom
        ? {
            earlier,
            see: () => show(earlier.id),
            again: () => send({ ...sent, confirmDuplicate: true }, sentFrom),
          }
        : null,
    problem: withdrawal.error && !earlier ? problemWords(withdrawal.error, text, write) : null,
    isSending: withdrawal.isPending,
    isSent: withdrawal.isPending || withdrawal.isSuccess,
    bound: setReturnable,
    submit: async (fields) => {
      setChecked(true);
      if (!method || !read) return;
      const areRight = await attempt.check(fields);
      if (areRight === null) return;
      if (!read.ok) focusFirstInvalid(fields.element);
      else if (areRight) {
        const [methodId, amount] = [method.id, read.subunits];
        send({ methodId, currency: currencyCode, amount, fields: filledIn(fields) }, fields);
      }
    },
  };
}

function earlierOf(error: Error | null): EarlierWithdrawal | null {
  if (!isProblem(error, 'withdrawalRepeated')) return null;
  const params = error.errors.confirmDuplicate?.[0]?.params;
  return (params as EarlierWithdrawal | undefined) ?? null;
}

function problemWords(
  error: Error,
  text: ReturnType<typeof useTranslations<'global-components.wallet.withdraw'>>,
  write: (subunits: number) => string,
): string | null {
  if (isLeft(error)) return null;
  if (isProblem(error, 'returnFirst')) {
    const first = error.errors.destination?.[0]?.params as ReturnFirst | undefined;
    return text('problems.13025', { amount: write(first?.amount ?? 0), place: first?.shown ?? '' });
  }
  if (isProblem(error, 'returnExceeded')) {
    const left = error.errors.destination?.[0]?.params.left;
    return text('problems.13026', { amount: write(Number(left ?? 0)) });
  }
  if (isProblem(error, 'ownMoneyOnly')) {
    const left = error.errors.amount?.[0]?.params.left;
    return text('problems.13031', { amount: write(Number(left ?? 0)) });
  }
  const code = error instanceof ApiProblem ? `problems.${error.code}` : '';
  return text(text.has(code) ? code : 'problems.other');
}
