import { invoiceStatus } from '@pierlight/contract/payments/statuses';
import type { Clock } from '../../kernel/clock.ts';
import type { Tx } from '../../kernel/db/database.ts';
import type { Ids } from '../../kernel/ids.ts';
import type { Logger } from '../../kernel/log/logger.ts';
import { postDeposit } from '../ledger/public.ts';
import type { Notify } from '../notifications/public.ts';
import { announceInvoice } from './events.ts';
import type { FailureReason, ProviderPayment } from './provider.ts';
import {
  type InvoiceRow,
  insertIncident,
  isPaymentTaken,
  lockInvoice,
  updateInvoice,
} from './repository.ts';

/**
 * What a provider's word came to: `settled` now, `open` still, `already` known, `incident` for an
 * operator since it contradicts a final invoice, `mismatch` when it is not about our invoice at all.
 */
export type Applied = 'settled' | 'open' | 'already' | 'incident' | 'mismatch';

type IncidentKind =
  | 'successAfterError'
  | 'failureAfterSuccess'
  | 'unknownReference'
  | 'otherProvider'
  | 'otherPayment'
  | 'otherReference'
  | 'otherAmount'
  | 'otherCurrency'
  | 'eventIdReused';

export interface SettlementDeps {
  readonly clock: Clock;
  readonly ids: Ids;
  readonly log: Logger;
  readonly notify: Notify;
}

export type Settlement = ReturnType<typeof createSettlement>;

/** The only place where an invoice becomes final. Works in the caller's transaction alone. */
export function createSettlement({ clock, ids, log, notify }: SettlementDeps) {
  const noteIncident = async (
    tx: Tx,
    kind: IncidentKind,
    provider: string,
    payment: ProviderPayment,
    invoice: InvoiceRow | null,
    extra: Readonly<Record<string, string>> = {},
  ): Promise<void> => {
    const detail = {
      paymentId: payment.id,
      reference: payment.reference,
      amount: payment.amount.toString(),
      currency: payment.currency,
      state: payment.state.kind,
      ...extra,
    };
    const isNew = await insertIncident(tx, {
      id: ids.next(),
      kind,
      fingerprint: [kind, provider, ...Object.values(detail)].join('|'),
      invoice_id: invoice?.id ?? null,
      provider,
      detail: JSON.stringify(detail),
      created_at: clock.now(),
    });
    if (isNew) log.error({ kind, provider, invoiceId: invoice?.id, ...detail }, 'payment incident');
  };

  /** Ends a pending, locked invoice without money. */
  const fail = async (tx: Tx, invoice: InvoiceRow, reason: FailureReason): Promise<InvoiceRow> => {
    const failed = await updateInvoice(tx, invoice.id, {
      status: invoiceStatus.error,
      failure_reason: reason,
      settled_at: clock.now(),
    });
    await announceInvoice(tx, failed);
    return failed;
  };

  const succeed = async (tx: Tx, invoice: InvoiceRow, provider: string): Promise<void> => {
    const posting = await postDeposit(tx, {
      playerId: invoice.player_id,
      currency: invoice.currency,
      amount: invoice.amount,
      provider,
      invoiceId: invoice.id,
      invoiceNumber: invoice.number,
      idempotencyKey: `deposit:${invoice.id}`,
    });
    const settled = await updateInvoice(tx, invoice.id, {
      status: invoiceStatus.success,
      ledger_transaction_id: posting.transactionId,
      settled_at: clock.now(),
    });
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
    if (invoice.provider !== provider) return 'otherProvider';
    if (invoice.id !== payment.reference) return 'otherReference';
    if (invoice.amount !== payment.amount) return 'otherAmount';
    if (invoice.currency !== payment.currency) return 'otherCurrency';
    const known = invoice.provider_payment_id;
    return known !== null && known !== payment.id ? 'otherPayment' : null;
  };

  return {
    fail,
    noteIncident,

    /**
     * Acts on a provider's word about a payment: the invoice, the credit and the announcement change
     * together. Success and error are final; what contradicts them, or does not match the invoice in
     * reference, amount, currency and payment, is kept as an incident and changes nothing else.
     *
     * @param askedAbout the invoice the provider was asked about, when the word is an answer
     */
    async apply(
      tx: Tx,
      provider: string,
      payment: ProviderPayment,
      askedAbout = payment.reference,
    ): Promise<Applied> {
      const known = isUuid(askedAbout) ? await lockInvoice(tx, askedAbout) : undefined;
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
          const invoice = await updateInvoice(tx, known.id, {
            handover: 'accepted',
            provider_payment_id: payment.id,
            redirect_url: payment.pageUrl ?? known.redirect_url,
          });
          if (payment.state.kind === 'open') return 'open';
          if (payment.state.kind === 'failed') await fail(tx, invoice, payment.state.reason);
          else await succeed(tx, invoice, provider);
          return 'settled';
        }
        case invoiceStatus.success:
          if (payment.state.kind !== 'failed') return 'already';
          await noteIncident(tx, 'failureAfterSuccess', provider, payment, known);
          return 'incident';
        case invoiceStatus.error:
          if (payment.state.kind !== 'succeeded') return 'already';
          await noteIncident(tx, 'successAfterError', provider, payment, known);
          return 'incident';
      }
    },
  };
}

function isUuid(text: string): boolean {
  return /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/.test(text);
}
