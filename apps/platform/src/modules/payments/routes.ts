import { DomainError } from '../../kernel/errors/domain-error.ts';
import { api, idempotencyKeyOf, sessionOf } from '../../kernel/http/api.ts';
import { headerOf } from '../../kernel/http/api-context.ts';
import { invoiceOf } from './invoice.ts';
import { listInvoices } from './invoice-list.ts';
import { describeMethod, methodsFor } from './methods.ts';
import type { PaymentsService } from './service.ts';
import { readInvoiceStatistics } from './statistics.ts';
import { withdrawalMethodsFor } from './withdrawals/methods.ts';
import { describeWithdrawalMethod } from './withdrawals/payable-methods.ts';

/** Invoices are counted so far and no further. */
const countCap = 1_000;

export function createPaymentsRoutes(service: PaymentsService) {
  return {
    depositMethods: api.payments.depositMethods.handler(async ({ input, context }) => {
      const { playerId } = sessionOf(context);
      const country = input.country ?? (await service.customerOf(playerId)).country;
      const methods = methodsFor(service.methods, input.currency, country);
      const data = methods.flatMap((method) => describeMethod(method, input.currency) ?? []);
      const left = await service.depositLeft(playerId, input.currency);
      const isReached = left !== null && data.every(({ minAmount }) => minAmount > left);
      if (isReached && data.length > 0) throw new DomainError('depositLimitReached');
      return { data };
    }),

    withdrawalMethods: api.payments.withdrawalMethods.handler(async ({ input, context }) => {
      const { playerId } = sessionOf(context);
      const country = input.country ?? (await service.customerOf(playerId)).country;
      const methods = withdrawalMethodsFor(service.withdrawalMethods, input.currency, country);
      const open = await service.payableMethods(playerId, methods, input.currency);
      return {
        data: open.flatMap((method) => describeWithdrawalMethod(method, input.currency) ?? []),
      };
    }),

    withdraw: api.payments.withdraw.handler(async ({ input, context }) => {
      const proof = headerOf(context.headers, 'second-factor') ?? null;
      const key = idempotencyKeyOf(context);
      return { data: invoiceOf(await service.withdraw(sessionOf(context), input, key, proof)) };
    }),

    deposit: api.payments.deposit.handler(async ({ input, context }) => {
      const { playerId } = sessionOf(context);
      return { data: invoiceOf(await service.deposit(playerId, input, idempotencyKeyOf(context))) };
    }),

    destinations: api.payments.destinations.handler(async ({ input, context }) => ({
      data: await service.destinations.list(sessionOf(context).playerId, input.currency),
    })),

    addDestination: api.payments.addDestination.handler(async ({ input, context }) => {
      const proof = headerOf(context.headers, 'second-factor') ?? null;
      return { data: await service.destinations.add(sessionOf(context), input, proof) };
    }),

    removeDestination: api.payments.removeDestination.handler(async ({ input, context }) => {
      await service.destinations.remove(sessionOf(context).playerId, input.id);
      return { data: { id: input.id } };
    }),

    stopDestination: api.payments.stopDestination.handler(async ({ input }) => {
      await service.stopDestination(input.stopCode);
      return { data: { stopped: true } };
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

    invoiceStatistics: api.payments.invoiceStatistics.handler(async ({ input, context }) => ({
      data: await readInvoiceStatistics(service.db, {
        ...input,
        playerId: sessionOf(context).playerId,
      }),
    })),

    declineInvoice: api.payments.declineInvoice.handler(async ({ input, context }) => ({
      data: invoiceOf(await service.decline(sessionOf(context).playerId, input.id)),
    })),
  };
}
