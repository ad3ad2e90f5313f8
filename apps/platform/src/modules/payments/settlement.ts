import { isDeepStrictEqual } from 'node:util';
import { invoiceStatus, invoiceType } from '@pierlight/contract/payments/statuses';
import type { Clock } from '../../kernel/clock.ts';
import type { Tx } from '../../kernel/db/database.ts';
import { type Ids, isUuid } from '../../kernel/ids.ts';
import { type GiveSpins, giveBonus, releaseBonus } from '../bonuses/public.ts';
import { postDeposit } from '../ledger/public.ts';
import type { Notify } from '../notifications/public.ts';
import { sourceOf } from './destinations/sources.ts';
import { announceInvoice } from './events.ts';
import { type FollowUp, followUpOf } from './follow-ups.ts';
import { type IncidentKind, lostKinds, type NoteIncident, resolveLasting } from './incidents.ts';
import { movementOf } from './invoice.ts';
import type { RandomBelow } from './invoice-number.ts';
import type { FailureReason, ProviderPayment } from './provider.ts';
import {
  type InvoiceRow,
  insertInvoice,
  isPaymentTaken,
  lockInvoice,
  lockInvoiceOfPayment,
  updateInvoice,
} from './repository.ts';
import { holdUnclaimed } from './unclaimed.ts';

/**
 * What a provider's word came to: `settled` now, `open` still, `already` known, `incident` for an
 * operator since it contradicts a final invoice or the provider's own record, `mismatch` when it is not about our invoice at all.
 */
export type Applied = 'settled' | 'open' | 'already' | 'incident' | 'mismatch';

export interface SettlementDeps {
  readonly clock: Clock;
  readonly ids: Ids;
  readonly noteIncident: NoteIncident;
  readonly notify: Notify;
  readonly random: RandomBelow;
  readonly giveSpins: GiveSpins;
  /**
   * Whether a player's account was deleted; one that was not is not deleted either while the transaction
   * lasts.
   */
  readonly isDeleted: (tx: Tx, playerId: string) => Promise<boolean>;
}

export type Settlement = ReturnType<typeof createSettlement>;

/** Ends a pending, locked deposit without money. */
export async function failDeposit(
  tx: Tx,
  invoice: InvoiceRow,
  reason: FailureReason,
  at: Date,
): Promise<void> {
  const failed = await updateInvoice(tx, invoice.id, {
    status: invoiceStatus.error,
    failure_reason: reason,
    settled_at: at,
  });
  await resolveLasting(tx, failed.id, at);
  await releaseBonus(tx, failed.id);
  await announceInvoice(tx, failed);
}

/** The only place where a provider's word ends a deposit. Works in the caller's transaction alone. */
export function createSettlement(deps: SettlementDeps) {
  const { clock, ids, noteIncident, notify, random, giveSpins } = deps;
  const fail = (tx: Tx, invoice: InvoiceRow, reason: FailureReason): Promise<void> =>
    failDeposit(tx, invoice, reason, clock.now());

  /** Credits what came, which is the requested amount unless the provider says otherwise. */
  const succeed = async (
    tx: Tx,
    invoice: InvoiceRow,
    { received, instrument }: Pick<ProviderPayment, 'received' | 'instrument'>,
  ): Promise<void> => {
    const amount = received ?? invoice.amount;
    const posting = await postDeposit(tx, movementOf(invoice, `deposit:${invoice.id}`, amount));
    const destination = await sourceOf(tx, invoice, instrument, { ids, at: clock.now() });
    const settled = await updateInvoice(tx, invoice.id, {
      status: invoiceStatus.success,
      destination_id: destination,
      amount,
      asked_amount: amount === invoice.amount ? null : invoice.amount,
      ledger_transaction_id: posting.transactionId,
      settled_at: clock.now(),
    });
    await resolveLasting(tx, settled.id, clock.now());
    await giveBonus(tx, settled, { ids, giveSpins, at: clock.now() });
    await announceInvoice(tx, settled);
    await notify(tx, {
      playerId: settled.player_id,
      template: 'depositCredited',
      occasion: `deposit:${settled.id}`,
      values: {
        amount: { amount: settled.amount.toString(), currency: settled.currency },
        number: settled.number,
      },
    });
  };

  const contradiction = (
    invoice: InvoiceRow,
    provider: string,
    payment: ProviderPayment,
  ): IncidentKind | null => {
    if (invoice.type !== invoiceType.deposit) return 'otherReference';
    if (invoice.provider !== provider) return 'otherProvider';
    if (invoice.id !== payment.reference) return 'otherReference';
    if ((invoice.asked_amount ?? invoice.amount) !== payment.amount) return 'otherAmount';
    if (invoice.currency !== payment.currency) return 'otherCurrency';
    const known = invoice.provider_payment_id;
    return known !== null && known !== payment.id ? 'otherPayment' : null;
  };

  /** What is said of a payment that was credited already, with what came then. */
  const afterSuccess = async (
    tx: Tx,
    invoice: InvoiceRow,
    provider: string,
    payment: ProviderPayment,
  ): Promise<Applied> => {
    if (payment.state.kind === 'open') return 'already';
    const received = payment.received ?? invoice.amount;
    if (payment.state.kind === 'succeeded' && received === invoice.amount) return 'already';
    if (payment.state.kind === 'failed') {
      await noteIncident(tx, 'failureAfterSuccess', provider, payment, invoice);
    } else {
      const sums = { credited: invoice.amount.toString(), received: received.toString() };
      await noteIncident(tx, 'otherAmount', provider, payment, invoice, sums);
    }
    return 'incident';
  };

  /**
   * Coins that came a second time or too late: an invoice of their own, credited at once, so that the
   * first one stays as it ended. What came for an account that was deleted meanwhile is held.
   */
  const applyFollowUp = async (
    tx: Tx,
    provider: string,
    payment: FollowUp,
    isRecorded: boolean,
  ): Promise<Applied> => {
    const first = await lockInvoiceOfPayment(tx, provider, payment.follows);
    if (first?.id !== payment.reference || first.currency !== payment.currency) {
      await noteIncident(tx, 'unknownReference', provider, payment, first ?? null);
      return 'mismatch';
    }
    if (payment.state.kind === 'open') return 'open';
    const known = await lockInvoiceOfPayment(tx, provider, payment.id);
    if (known) return afterSuccess(tx, known, provider, payment);
    if (payment.state.kind === 'failed') return 'already';
    if (!isRecorded) {
      await noteIncident(tx, 'otherThanRecorded', provider, payment, first);
      return 'incident';
    }
    const invoice = await insertNumbered(tx, () =>
      followUpOf(first, payment, { id: ids.next(), now: clock.now(), random }),
    );
    if (await deps.isDeleted(tx, invoice.player_id))
      await holdUnclaimed(tx, { noteIncident, at: clock.now() }, invoice, payment);
    else await succeed(tx, invoice, payment);
    return 'settled';
  };

  return {
    fail,

    /**
     * Acts on a provider's word about a payment: the invoice, the credit and the announcement change
     * together. Success and error are final; what contradicts them, or does not match the invoice in
     * reference, amount, currency and payment, is kept as an incident and changes nothing else.
     *
     * @param queriedFor the invoice the provider was queried about, when the message is an answer
     * @param isRecorded whether it stands in the provider's record; a mere claim ends no invoice
     */
    async apply(
      tx: Tx,
      provider: string,
      payment: ProviderPayment,
      queriedFor = payment.reference,
      isRecorded = true,
    ): Promise<Applied> {
      if (isFollowUp(payment)) return applyFollowUp(tx, provider, payment, isRecorded);
      const known = isUuid(queriedFor) ? await lockInvoice(tx, queriedFor) : undefined;
      if (!known) {
        await noteIncident(tx, 'unknownReference', provider, payment, null);
        return 'mismatch';
      }
      const taken = await isPaymentTaken(tx, provider, payment.id, known.id);
      const wrong = taken ? 'otherPayment' : contradiction(known, provider, payment);
      if (wrong) {
        await noteIncident(tx, wrong, provider, payment, known);
        return 'mismatch';
      }
      switch (known.status) {
        case invoiceStatus.pending: {
          if (payment.state.kind !== 'open' && !isRecorded) {
            await noteIncident(tx, 'otherThanRecorded', provider, payment, known);
            return 'incident';
          }
          const shown = payment.publicData && { ...known.public_data, ...payment.publicData };
          const invoice = await updateInvoice(tx, known.id, {
            handover: 'accepted',
            provider_payment_id: payment.id,
            redirect_url: payment.pageUrl ?? known.redirect_url,
            public_data: shown ?? known.public_data,
          });
          if (payment.state.kind === 'open') {
            // A claim may be an old one: only the record shows that it is not lost.
            if (isRecorded) await resolveLasting(tx, known.id, clock.now(), lostKinds);
            const hasChanged = shown && !isDeepStrictEqual(shown, known.public_data);
            // A player whose request was answered without payment instructions waits for them.
            if (hasChanged || known.handover === 'unknown') await announceInvoice(tx, invoice);
            return 'open';
          }
          if (payment.state.kind === 'failed') await fail(tx, invoice, payment.state.reason);
          else await succeed(tx, invoice, payment);
          return 'settled';
        }
        case invoiceStatus.success:
          return afterSuccess(tx, known, provider, payment);
        case invoiceStatus.error:
          if (payment.state.kind !== 'succeeded') return 'already';
          await noteIncident(tx, 'successAfterError', provider, payment, known);
          return 'incident';
      }
    },
  };
}

function isFollowUp(payment: ProviderPayment): payment is FollowUp {
  return payment.follows !== null;
}

/** Saves an invoice under a number that is free. */
async function insertNumbered(tx: Tx, draw: () => InvoiceRow): Promise<InvoiceRow> {
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const invoice = draw();
    if (await insertInvoice(tx, invoice)) return invoice;
  }
  throw new Error('no free invoice number was found');
}
