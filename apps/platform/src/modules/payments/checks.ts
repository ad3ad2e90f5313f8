import { invoiceStatus } from '@pierlight/contract/payments/statuses';
import type { Database, Tx } from '../../kernel/db/database.ts';
import { enqueueJob } from '../../kernel/jobs/jobs.ts';
import type { Logger } from '../../kernel/log/logger.ts';
import { noWordOf } from './incidents.ts';
import { awaitsProvider } from './invoice.ts';
import { type PaymentProvider, ProviderFailure, type ProviderPayment } from './provider.ts';
import { type Providers, providerOf } from './providers.ts';
import { type InvoiceRow, invoiceById, lockInvoice } from './repository.ts';
import type { Settlement, SettlementDeps } from './settlement.ts';

export const checkJob = 'payments.check';

/**
 * Milliseconds after which a pending invoice is queried for the first time, where its provider has it. A call
 * to a provider ends within 5 s, so whatever it does not know by then will not come any more.
 */
export const firstCheckAfter = 60_000;
/** The same where the provider has not answered the order: its player waits for a way to pay. */
export const awaitedCheckAfter = 5_000;
const longestWait = 60 * 60_000;
const lifetime = 24 * 60 * 60_000;
/** How long a movement may take beyond its time before an operator is to look at it, in milliseconds. */
export const patience = 2 * 24 * 60 * 60_000;

export interface CheckedDeps extends SettlementDeps {
  readonly db: Database;
  readonly log: Logger;
  readonly providers: Providers;
  readonly settlement: Settlement;
}

/** Milliseconds to the next question about an invoice of this age: half the age, `least` to 1 h. */
export function waitBeforeNext(age: number, least = firstCheckAfter): number {
  return Math.min(longestWait, Math.max(least, Math.floor(age / 2)));
}

/** Sets the one job that asks about an invoice, `after` so many milliseconds; a later call moves it. */
export async function enqueueCheck(
  tx: Tx | Database,
  invoiceId: string,
  after: number,
): Promise<void> {
  await enqueueJob(tx, checkJob, { invoiceId }, { after, key: `${checkJob}:${invoiceId}` });
}

/**
 * Looks after invoices whose outcome did not come by itself: a lost callback, an order of unknown
 * fate, a player who closed the page. Settles one only by the provider's answer, or once the provider surely never
 * had it; after 24 h the provider is asked to close what is still open, and what it had and knows no more
 * is given up. Both that and what stays open nonetheless are kept for an operator.
 */
export function createChecks(deps: CheckedDeps) {
  const { db, providers, settlement, noteIncident, clock, log } = deps;
  const word = async (
    provider: PaymentProvider,
    invoice: InvoiceRow,
    age: number,
  ): Promise<ProviderPayment | null> => {
    const known = invoice.provider_payment_id;
    const payment = known
      ? await provider.getPayment(known)
      : await provider.findPayment(invoice.id);
    if (payment?.state.kind !== 'open' || age < lifetime) return payment;
    const closed = await provider.cancelPayment(payment.id);
    const byUs = closed.state.kind === 'failed' && closed.state.reason === 'cancelled';
    return byUs ? { ...closed, state: { kind: 'failed', reason: 'expired' } } : closed;
  };

  const ask = async (invoice: InvoiceRow, age: number): Promise<void> => {
    const payment = await word(providerOf(providers, invoice.provider), invoice, age);
    await db.transaction().execute(async (tx) => {
      if (payment) {
        await settlement.apply(tx, invoice.provider, payment, invoice.id);
        return;
      }
      const still = await lockInvoice(tx, invoice.id);
      // What the provider took since it was asked is not lost.
      if (still?.status !== invoiceStatus.pending || still.handover !== invoice.handover) return;
      const isLost = still.handover === 'accepted';
      if (age >= (isLost ? lifetime : firstCheckAfter))
        await settlement.fail(tx, still, 'unavailable');
      // Stays on the operator's list when the invoice has ended: the money may have been paid.
      if (isLost) await noteIncident(tx, 'lostPayment', still.provider, noWordOf(still), still);
    });
  };

  /** Keeps for an operator that an invoice is open long after the provider was to close it. */
  const noteOverdue = async (invoiceId: string): Promise<void> => {
    await db.transaction().execute(async (tx) => {
      const still = await lockInvoice(tx, invoiceId);
      if (still?.status === invoiceStatus.pending)
        await noteIncident(tx, 'overdue', still.provider, noWordOf(still), still);
    });
  };

  return async (invoiceId: string): Promise<void> => {
    const invoice = await invoiceById(db, invoiceId);
    if (invoice?.status !== invoiceStatus.pending) return;
    const age = clock.now().getTime() - invoice.created_at.getTime();
    try {
      await ask(invoice, age);
    } catch (error) {
      if (!(error instanceof ProviderFailure)) throw error;
      log.warn(
        { err: error, invoiceId, kind: error.kind },
        'provider did not answer about a payment',
      );
    }
    const after = await invoiceById(db, invoiceId);
    if (after?.status !== invoiceStatus.pending) return;
    if (age >= lifetime + patience) await noteOverdue(invoiceId);
    const least = awaitsProvider(after) ? awaitedCheckAfter : firstCheckAfter;
    await enqueueCheck(db, invoiceId, waitBeforeNext(age, least));
  };
}
