import { invoiceStatus } from '@pierlight/contract/payments/statuses';
import { z } from 'zod';
import type { Clock } from '../../../kernel/clock.ts';
import type { Database } from '../../../kernel/db/database.ts';
import type { Logger } from '../../../kernel/log/logger.ts';
import { patience, waitBeforeNext } from '../checks.ts';
import { type NoteIncident, noWordOf } from '../incidents.ts';
import { type Customer, ProviderFailure } from '../provider.ts';
import { type InvoiceRow, invoiceById, lockInvoice, updateInvoice } from '../repository.ts';
import type { PayoutProvider, ProviderPayout } from './payout-provider.ts';
import { type PayoutProviders, payoutProviderOf } from './payout-providers.ts';
import { fieldsOfWithdrawal } from './repository.ts';
import type { PayoutSettlement } from './settlement.ts';
import { enqueueSending, giveBack } from './stages.ts';

export interface SendingDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Logger;
  readonly providers: PayoutProviders;
  readonly settle: PayoutSettlement;
  readonly noteIncident: NoteIncident;
  readonly customerOf: (playerId: string) => Promise<Customer>;
}

const payload = z.object({ invoiceId: z.uuid() });

/**
 * The job that looks after one withdrawal until it has ended: gives it to its provider, and asks about
 * it as long as the provider has not decided. It can run again at any point: what the provider may
 * have already is queried first, and an order sent again has the same reference, which it pays once.
 */
export function createSending(deps: SendingDeps) {
  const { db, clock, log, settle } = deps;

  const orderOf = async (invoice: InvoiceRow, destination: Readonly<Record<string, string>>) => ({
    reference: invoice.id,
    amount: invoice.amount - invoice.fee,
    currency: invoice.currency,
    method: invoice.method_id,
    destination,
    customer: await deps.customerOf(invoice.player_id),
  });

  /** Notes, before the order leaves, that the provider may have it from now on; false once it has ended. */
  const mayBeThere = (invoice: InvoiceRow): Promise<boolean> =>
    db.transaction().execute(async (tx) => {
      const held = await lockInvoice(tx, invoice.id);
      if (held?.status !== invoiceStatus.pending) return false;
      if (held.handover === 'sending') await updateInvoice(tx, held.id, { handover: 'unknown' });
      return true;
    });

  const end = async (invoice: InvoiceRow): Promise<void> => {
    await db.transaction().execute(async (tx) => {
      const held = await lockInvoice(tx, invoice.id);
      if (held?.status !== invoiceStatus.pending || held.handover === 'accepted') return;
      await giveBack(tx, held, 'unavailable', clock.now());
    });
  };

  /** Keeps for an operator what a withdrawal waits for in vain. */
  const note = async (invoiceId: string, kind: 'lostPayout' | 'overdue'): Promise<void> => {
    await db.transaction().execute(async (tx) => {
      const held = await lockInvoice(tx, invoiceId);
      if (held?.status === invoiceStatus.pending)
        await deps.noteIncident(tx, kind, held.provider, noWordOf(held), held);
    });
  };

  /** Gives the order to the provider; null when it is surely not taken. */
  const send = async (
    provider: PayoutProvider,
    invoice: InvoiceRow,
  ): Promise<ProviderPayout | null> => {
    const destination = await fieldsOfWithdrawal(db, invoice.id);
    if (destination === null) return null;
    const order = await orderOf(invoice, destination);
    if (!(await mayBeThere(invoice))) return null;
    try {
      return await provider.createPayout(order);
    } catch (error) {
      if (!(error instanceof ProviderFailure) || error.kind !== 'refused') throw error;
      log.warn({ err: error, invoiceId: invoice.id }, 'withdrawal refused by its provider');
      return null;
    }
  };

  /** Asks, or sends when the provider has nothing yet. False when the provider denies what it took. */
  const advance = async (invoice: InvoiceRow): Promise<boolean> => {
    const provider = payoutProviderOf(deps.providers, invoice.provider);
    const there = invoice.handover === 'sending' ? null : await provider.findPayout(invoice.id);
    if (!there && invoice.handover === 'accepted') return false;
    const payout = there ?? (await send(provider, invoice));
    if (payout === null) await end(invoice);
    else await db.transaction().execute((tx) => settle(tx, provider.id, payout, invoice.id));
    return true;
  };

  return async (job: unknown): Promise<void> => {
    const { invoiceId } = payload.parse(job);
    const invoice = await invoiceById(db, invoiceId);
    if (invoice?.status !== invoiceStatus.pending || invoice.approved_at === null) return;
    let isKnown = true;
    try {
      isKnown = await advance(invoice);
    } catch (error) {
      if (!(error instanceof ProviderFailure)) throw error;
      log.warn({ err: error, invoiceId, kind: error.kind }, 'withdrawal not advanced');
    }
    const after = await invoiceById(db, invoiceId);
    if (after?.status !== invoiceStatus.pending) return;
    const expected = invoice.expected_at ?? invoice.approved_at;
    const isOverdue = clock.now().getTime() - expected.getTime() >= patience;
    if (!isKnown || isOverdue) await note(invoiceId, isKnown ? 'overdue' : 'lostPayout');
    const age = clock.now().getTime() - invoice.approved_at.getTime();
    await enqueueSending(db, invoiceId, waitBeforeNext(age));
  };
}
