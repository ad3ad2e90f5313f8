import { invoiceStatus, invoiceType } from '@pierlight/contract/payments/statuses';
import { DomainError } from '../../kernel/errors/domain-error.ts';
import { type CheckedDeps, firstCheckAfter } from './checks.ts';
import { type PaymentProvider, ProviderFailure, type ProviderPayment } from './provider.ts';
import { providerOf } from './providers.ts';
import { type InvoiceRow, invoiceById, lockInvoice } from './repository.ts';

/**
 * Cancels deposits at the player's request. An invoice ends only when its provider confirms that no money
 * will come, or surely never had the payment; otherwise it stays pending.
 */
export function createDeclines({ db, providers, settlement, clock }: CheckedDeps) {
  const cancel = async (
    provider: PaymentProvider,
    invoice: InvoiceRow,
  ): Promise<ProviderPayment | null> => {
    try {
      const known = invoice.provider_payment_id ?? (await provider.findPayment(invoice.id))?.id;
      return known === undefined ? null : await provider.cancelPayment(known);
    } catch (error) {
      if (error instanceof ProviderFailure)
        throw new DomainError('providerUnavailable', { cause: error });
      throw error;
    }
  };

  const end = async (invoice: InvoiceRow, payment: ProviderPayment | null): Promise<void> => {
    const age = clock.now().getTime() - invoice.created_at.getTime();
    await db.transaction().execute(async (tx) => {
      if (payment) {
        await settlement.apply(tx, invoice.provider, payment, invoice.id);
        return;
      }
      const still = await lockInvoice(tx, invoice.id);
      const neverHad = still?.handover !== 'accepted' && age >= firstCheckAfter;
      if (still?.status === invoiceStatus.pending && neverHad)
        await settlement.fail(tx, still, 'cancelled');
    });
  };

  /**
   * @throws DomainError notFound (also for another player's), invoiceFinal when it has succeeded or
   *   failed otherwise, withdrawalStays for money on its way out, providerUnavailable when it stays
   *   pending
   */
  return async (playerId: string, id: string): Promise<InvoiceRow> => {
    const invoice = await invoiceById(db, id);
    if (invoice?.player_id !== playerId) throw new DomainError('notFound');
    if (invoice.type === invoiceType.withdrawal) throw new DomainError('withdrawalStays');
    if (isCancelled(invoice)) return invoice;
    if (invoice.status !== invoiceStatus.pending) throw new DomainError('invoiceFinal');

    await end(invoice, await cancel(providerOf(providers, invoice.provider), invoice));
    const left = (await invoiceById(db, id)) ?? invoice;
    switch (left.status) {
      case invoiceStatus.pending:
        throw new DomainError('providerUnavailable', { retryAfterSeconds: 60 });
      case invoiceStatus.success:
        throw new DomainError('invoiceFinal');
      case invoiceStatus.error:
        if (isCancelled(left)) return left;
        throw new DomainError('invoiceFinal');
    }
  };
}

/** Repeating a cancellation, or cancelling what was abandoned, answers the invoice as it is. */
function isCancelled(invoice: InvoiceRow): boolean {
  return invoice.failure_reason === 'cancelled' || invoice.failure_reason === 'abandoned';
}
