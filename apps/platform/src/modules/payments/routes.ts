import { api, idempotencyKeyOf, sessionOf } from '../../kernel/http/api.ts';
import { invoiceOf } from './invoice.ts';
import { describeMethod, methodsFor } from './methods.ts';
import { listInvoices } from './repository.ts';
import type { PaymentsService } from './service.ts';

/** Invoices are counted so far and no further. */
const countCap = 1_000;

export function createPaymentsRoutes(service: PaymentsService) {
  return {
    depositMethods: api.payments.depositMethods.handler(async ({ input, context }) => {
      const country =
        input.country ?? (await service.customerOf(sessionOf(context).playerId)).country;
      const methods = methodsFor(service.methods, input.currency, country);
      return { data: methods.flatMap((method) => describeMethod(method, input.currency) ?? []) };
    }),

    /** No provider pays out in this release, so there is nothing to offer. */
    withdrawalMethods: api.payments.withdrawalMethods.handler(async () => ({ data: [] })),

    deposit: api.payments.deposit.handler(async ({ input, context }) => {
      const { playerId } = sessionOf(context);
      return { data: invoiceOf(await service.deposit(playerId, input, idempotencyKeyOf(context))) };
    }),

    invoices: api.payments.invoices.handler(async ({ input, context }) => {
      const { page, perPage, ...filter } = input;
      const { rows, counted } = await listInvoices(
        service.db,
        { ...filter, playerId: sessionOf(context).playerId },
        { limit: perPage, offset: (page - 1) * perPage },
        countCap,
      );
      const total = Math.min(counted, countCap);
      return {
        data: rows.map(invoiceOf),
        meta: { page, perPage, total, totalCapped: counted > countCap },
      };
    }),

    declineInvoice: api.payments.declineInvoice.handler(async ({ input, context }) => ({
      data: invoiceOf(await service.decline(sessionOf(context).playerId, input.id)),
    })),
  };
}
