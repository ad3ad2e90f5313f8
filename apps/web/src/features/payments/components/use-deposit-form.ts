import type { Invoice, PaymentMethod } from '@pierlight/contract/payments/schemas';
import { invoiceStatus } from '@pierlight/contract/payments/statuses';
import type { QuickAmount } from '@pierlight/ui/amount-input';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { leastDeposit } from '#features/bonuses/public.ts';
import { leftToDeposit, limitsQuery } from '#features/limits/public.ts';
import {
  amountNotation,
  shortMoney,
  typedAmount,
  useCurrency,
  useMoney,
} from '#features/settings/public.ts';
import { analytics } from '#shared/analytics/analytics.ts';
import { ApiProblem, isProblem } from '#shared/api/problem.ts';
import { useQuery } from '#shared/api/use-query.ts';
import { focusFirstInvalid } from '#shared/forms/focus-once-drawn.ts';
import type { FieldsFormState } from '#shared/forms/use-fields-form.ts';
import { locales } from '#shared/i18n/locales.ts';
import { useModals } from '#shared/modals/use-modals.ts';
import { useServices } from '#shared/services.ts';
import { usePlayerId } from '#shared/session/use-session.ts';
import { depositMutation } from '../api.ts';
import { readDepositAmount, withinLimits } from '../deposit-amount.ts';
import { filledIn } from '../filled-in.ts';
import { payingPage } from '../invoice-screen.ts';
import type { TypedAmount } from './typed-amount.ts';
import { type BonusToChoose, useBonusChoice } from './use-bonus-choice.ts';
import { keptAmount } from './use-kept-amount.ts';
import { useOneAttempt } from './use-one-attempt.ts';

export interface DepositForm extends TypedAmount {
  /** Something of it is changed: what the last try came to no longer holds. */
  readonly change: () => void;
  readonly quickAmounts: readonly QuickAmount[];
  readonly bonus: BonusToChoose;
  /** What keeps the chosen bonus from coming. */
  readonly bonusError: string | undefined;
  /** The amount as it will be charged; null until it is one the method takes. */
  readonly amount: string | null;
  /** Subunits that were typed, whether limits let them through or not. */
  readonly planned: number;
  /** What a refused or unanswered deposit is told. */
  readonly problem: string | null;
  /** It was refused until the player has gone through a check. */
  readonly needsCheck: boolean;
  readonly isSending: boolean;
  /** It is on its way, or was accepted. */
  readonly isSent: boolean;
  /** Where the player goes on once the deposit is accepted. */
  readonly continueAt: string | null;
  /** Sends it together with the method's own fields, once both are right. */
  readonly submit: (fields: FieldsFormState) => Promise<void>;
}

/**
 * A deposit by one method: reads the amount, sends it once, and leaves for the provider's page.
 *
 * @param kept the amount of the address, until one is typed
 */
export function useDepositForm(
  method: PaymentMethod | null,
  currencyCode: string,
  kept: string | undefined,
): DepositForm {
  const text = useTranslations('global-components.deposit');
  const { locale } = useServices();
  const modals = useModals();
  const money = useMoney();
  const currency = useCurrency(currencyCode);
  const [own, setTyped] = useState<string | null>(null);
  const typed = own ?? keptAmount(kept);
  const [isChecked, setChecked] = useState(false);
  const deposit = useMutation(depositMutation(usePlayerId()));
  const attempt = useOneAttempt(deposit);
  const notation = amountNotation(currencyCode, locales[locale].tag);
  // Coming back from the provider's page, the same deposit is gone on with, another one begun.
  const sent = deposit.variables;
  const isSame = sent?.methodId === method?.id && sent?.currency === currencyCode;
  const accepted = isSame ? (deposit.data ?? null) : null;
  const left = leftToDeposit(useQuery(limitsQuery()).data ?? [], currencyCode);
  const wanted =
    method && currency
      ? readDepositAmount(typed, method, currency, notation.decimalSeparator)
      : null;
  const read = wanted && withinLimits(wanted, left);
  const planned = wanted?.ok ? wanted.subunits : 0;
  const bonus = useBonusChoice(currencyCode, planned);
  const { choice } = bonus;

  const wordsOf = (problem: string) =>
    text(`amount.problems.${problem}`, {
      min: money(method?.minAmount ?? 0, currencyCode),
      max: money(method?.maxAmount ?? 0, currencyCode),
      left: money(left ?? 0, currencyCode),
    });

  const bonusWordsOf = (): string | undefined => {
    if ('offer' in choice && choice.problem && isChecked)
      return text('bonus.problems.tooLittle', {
        amount: shortMoney(money(leastDeposit(choice.offer), currencyCode)),
      });
    if (choice.id !== undefined) return undefined;
    return text(bonus.hasFailed ? 'bonus.failed' : 'bonus.problems.gone');
  };

  function change() {
    if (deposit.isError || deposit.isSuccess) deposit.reset();
  }

  function send(amount: number, methodId: string, fields: FieldsFormState) {
    const request = {
      methodId,
      currency: currencyCode,
      amount,
      // None is said, too: a code that waits would bring its bonus otherwise.
      bonusId: 'offer' in choice ? choice.offer.id : null,
      fields: filledIn(fields),
      returnUrl: window.location.href,
    };
    analytics.track('walletSent', { way: 'deposit', method: methodId, currency: currencyCode });
    const sent = (invoice: Invoice) => {
      // What comes with this one is not chosen for the next.
      bonus.forget();
      const page = payingPage(invoice);
      const isOver = invoice.status === invoiceStatus.error;
      if (page) {
        // Who comes back finds it above the methods.
        modals.restartOnReturn();
        window.location.assign(page);
      } else modals.open(isOver ? 'deposit-error' : 'success', invoice.id);
    };
    attempt.send(request, fields, sent, (error) => {
      if (isProblem(error, 'bonusUnavailable')) bonus.forget();
    });
  }

  return {
    typed,
    type: (next) => {
      setTyped(next);
      change();
    },
    change,
    leave: () => setChecked(typed !== ''),
    amountError: isChecked && read && !read.ok ? wordsOf(read.problem) : undefined,
    sign: notation.sign,
    signAfter: notation.signAfter,
    quickAmounts:
      method && currency
        ? method.quickAmounts.map((subunits) => ({
            value: typedAmount(subunits, currency, notation.decimalSeparator),
            label: shortMoney(money(subunits, currencyCode)),
          }))
        : [],
    bonus,
    bonusError: bonusWordsOf(),
    amount: read?.ok ? money(read.subunits, currencyCode) : null,
    planned,
    needsCheck: isProblem(deposit.error, 'verificationRequired'),
    problem: deposit.error ? problemWords(deposit.error, text) : null,
    isSending: deposit.isPending,
    isSent: deposit.isPending || accepted !== null,
    continueAt: accepted && payingPage(accepted),
    submit: async (fields) => {
      setChecked(true);
      if (!method || !read || accepted) return;
      const areRight = await attempt.check(fields);
      if (areRight === null) return;
      if (!read.ok || 'problem' in choice) focusFirstInvalid(fields.element);
      else if (areRight) send(read.subunits, method.id, fields);
    },
  };
}

function problemWords(
  error: Error,
  text: ReturnType<typeof useTranslations<'global-components.deposit'>>,
): string {
  if (isProblem(error, 'verificationRequired'))
    return text('problems.13030', { check: String(error.errors.amount?.[0]?.params.check) });
  const code = error instanceof ApiProblem ? `problems.${error.code}` : '';
  return text(text.has(code) ? code : 'problems.other');
}
