import { randomUUID } from 'node:crypto';
import type { Invoice } from '@pierlight/contract/payments/schemas';
import { type Answer, call } from './api-calls.ts';
import { type PaymentsWorld, type Surroundings, site, usePaymentsWorld } from './payments-world.ts';
import { type StubPayment, StubProvider } from './stub-provider.ts';
import { callBack, webhookUrls } from './webhooks.ts';

export interface World extends PaymentsWorld {
  readonly stub: StubProvider;
  /** Where everybody lives. */
  readonly home: { country: string };
}

/** The module with a provider of payments that can misbehave. */
export function usePayments({
  custodyUrl,
  deadline,
  rules,
}: {
  custodyUrl?: () => Promise<string>;
  deadline?: number;
  rules?: Surroundings<object>['rules'];
} = {}): World {
  return usePaymentsWorld(async () => {
    const stub = new StubProvider();
    const cardUrl = await stub.listen();
    const home = { country: 'DE' };
    return {
      cardUrl,
      deadline,
      ...(rules ? { rules } : {}),
      custodyUrl: (await custodyUrl?.()) ?? cardUrl,
      customerOf: async (id) => ({ id, country: home.country, locale: 'en' }),
      withdrawals: {
        requireFactor: async () => ({ use: async () => undefined }),
        isTurnedOver: async () => true,
        checks: { ofWithdrawal: async () => 'through' },
        automaticUpTo: 0,
        cooldownHours: 24,
        returnFirst: true,
        requireProof: async () => ({ use: async () => undefined, since: null }),
        nameOf: async () => ({ firstName: null, lastName: null }),
        stopLink: async () => ({ path: '/', expiresAt: new Date() }),
        stoppedBy: async (id) => id,
        currencyOf: () => undefined,
        readerOf: async () => ({ email: null, locale: 'de' }),
        mail: { sendLater: async () => undefined },
      },
      own: { stub, home },
      close: () => stub.close(),
    };
  });
}

export const depositInput = {
  methodId: 'card',
  currency: 'EUR',
  amount: 25_00,
  fields: {},
  returnUrl: `${site}/de?wallet=deposit&utm=1`,
};

export function deposit(
  world: World,
  player: string,
  input: Readonly<Record<string, unknown>> = {},
  key: string = randomUUID(),
): Promise<Answer<Invoice>> {
  return call(world, player, {
    method: 'POST',
    url: '/api/payment/invoices/deposit',
    headers: { 'idempotency-key': key },
    payload: { ...depositInput, ...input },
  });
}

export function decline(world: World, player: string, id: string): Promise<Answer<Invoice>> {
  return call(world, player, { method: 'PUT', url: `/api/payment/invoices/${id}/decline` });
}

/** The body of a callback about a payment, whose end stands in the provider's record from then on. */
export function eventOf(payment: StubPayment, status: string, id: string = randomUUID()) {
  Object.assign(payment, { status, reason: status === 'succeeded' ? null : 'declined' });
  return {
    id,
    type: status === 'succeeded' ? 'payment.succeeded' : 'payment.failed',
    createdAt: '2026-05-01T12:00:00.000Z',
    data: {
      paymentId: payment.id,
      reference: payment.reference,
      amount: payment.amount,
      currency: payment.currency,
      status,
      reason: status === 'succeeded' ? null : 'declined',
    },
  };
}

/** Sends a well-signed callback with a body; its status. */
export function tell(world: World, event: unknown): Promise<number> {
  return callBack(world, webhookUrls.payments, event);
}

/** Starts a deposit and answers its invoice with the provider's payment. */
export async function started(
  world: World,
  player: string,
  input: Readonly<Record<string, unknown>> = {},
): Promise<{ invoice: Invoice; payment: StubPayment }> {
  const { data: invoice, status } = await deposit(world, player, input);
  const payment = status === 201 ? world.stub.of(invoice.id) : undefined;
  if (!payment) throw new Error(`the deposit was not started: ${status}`);
  return { invoice, payment };
}

/** Runs the check job of an invoice as a worker would. */
export async function check(world: World, invoiceId: string): Promise<void> {
  await world.jobs['payments.check']?.({ invoiceId }, { id: '1', attempts: 1 });
}
