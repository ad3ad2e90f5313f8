import { invoiceStatus, invoiceType } from '@pierlight/contract/payments/statuses';
import type { Clock } from '../../../kernel/clock.ts';
import type { Tx } from '../../../kernel/db/database.ts';
import { isUuid } from '../../../kernel/ids.ts';
import { announceInvoice } from '../events.ts';
import { type IncidentKind, lostKinds, type NoteIncident, resolveLasting } from '../incidents.ts';
import { type InvoiceRow, isPaymentTaken, lockInvoice, updateInvoice } from '../repository.ts';
import type { Applied } from '../settlement.ts';
import type { ProviderPayout } from './payout-provider.ts';
import { giveBack, pay } from './stages.ts';

export interface PayoutSettlementDeps {
  readonly clock: Clock;
  readonly noteIncident: NoteIncident;
}

/** The only place where a provider's word ends a withdrawal. Works in the caller's transaction alone. */
export function createPayoutSettlement({ clock, noteIncident }: PayoutSettlementDeps) {
  const contradiction = (
    invoice: InvoiceRow,
    provider: string,
    payout: ProviderPayout,
  ): IncidentKind | null => {
    // Nothing was sent yet: the message is about something else.
    const isSent = invoice.type === invoiceType.withdrawal && invoice.approved_at !== null;
    if (!isSent || invoice.id !== payout.reference) return 'otherReference';
    if (invoice.provider !== provider) return 'otherProvider';
    if (invoice.amount - invoice.fee !== payout.amount) return 'otherAmount';
    if (invoice.currency !== payout.currency) return 'otherCurrency';
    const known = invoice.provider_payment_id;
    return known !== null && known !== payout.id ? 'otherPayment' : null;
  };

  /** Acts on a pending withdrawal; the reserve, the invoice and what the player hears change together. */
  const settle = async (
    tx: Tx,
    held: InvoiceRow,
    payout: ProviderPayout,
    isRecorded: boolean,
  ): Promise<Applied> => {
    const isNewlyAccepted = held.handover !== 'accepted';
    const invoice = isNewlyAccepted
      ? await updateInvoice(tx, held.id, { handover: 'accepted', provider_payment_id: payout.id })
      : held;
    switch (payout.state.kind) {
      case 'open':
        // A claim may be an old one: only the record shows that it is not lost.
        if (isRecorded) await resolveLasting(tx, invoice.id, clock.now(), lostKinds);
        if (isNewlyAccepted) await announceInvoice(tx, invoice);
        return 'open';
      case 'paid':
        await pay(tx, invoice, clock.now());
        return 'settled';
      case 'failed':
        await giveBack(tx, invoice, payout.state.reason, clock.now());
        return 'settled';
    }
  };

  /**
   * Acts on a provider's word about a payout. Success and error are final; what contradicts them, or
   * does not match the invoice, is kept as an incident and changes nothing else.
   *
   * @param queriedFor the invoice the provider was queried about, when the message is an answer
   * @param isRecorded whether it stands in the provider's record; a mere claim ends no withdrawal
   */
  return async (
    tx: Tx,
    provider: string,
    payout: ProviderPayout,
    queriedFor = payout.reference,
    isRecorded = true,
  ): Promise<Applied> => {
    const note = (kind: IncidentKind, invoice: InvoiceRow | null) =>
      noteIncident(tx, kind, provider, payout, invoice);
    const known = isUuid(queriedFor) ? await lockInvoice(tx, queriedFor) : undefined;
    if (!known) {
      await note('unknownReference', null);
      return 'mismatch';
    }
    const taken = await isPaymentTaken(tx, provider, payout.id, known.id);
    const wrong = taken ? 'otherPayment' : contradiction(known, provider, payout);
    if (wrong) {
      await note(wrong, known);
      return 'mismatch';
    }
    switch (known.status) {
      case invoiceStatus.pending:
        if (payout.state.kind !== 'open' && !isRecorded) {
          await note('otherThanRecorded', known);
          return 'incident';
        }
        return settle(tx, known, payout, isRecorded);
      case invoiceStatus.success:
        if (payout.state.kind !== 'failed') return 'already';
        await note('failureAfterSuccess', known);
        return 'incident';
      case invoiceStatus.error:
        if (payout.state.kind !== 'paid') return 'already';
        await note('successAfterError', known);
        return 'incident';
    }
  };
}

export type PayoutSettlement = ReturnType<typeof createPayoutSettlement>;
