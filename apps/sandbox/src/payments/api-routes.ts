import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { guardMerchantApi, idempotencyKey, referenceQuery, refuse } from '../merchant-call.ts';
import { registerPayouts } from '../payouts/api-routes.ts';
import type { PayoutDesk } from '../payouts/desk.ts';
import { paceOf, takeTime } from '../slow-orders.ts';
import type { Acquirer, Clock } from './acquirer.ts';
import { answerOf, type Payment } from './payment.ts';
import { createRequest } from './protocol.ts';

export interface ApiOptions {
  readonly origin: string;
  readonly apiKey: string;
  readonly clock: Clock;
  /** Origins that may receive webhooks. */
  readonly webhookOrigins: readonly string[];
}

const params = z.object({ id: z.string().max(64) });

/** The merchant's calls, as `protocol.ts` describes them. */
export async function registerApi(
  app: FastifyInstance,
  acquirer: Acquirer,
  desk: PayoutDesk,
  options: ApiOptions,
): Promise<void> {
  const answer = (payment: Payment) =>
    answerOf(payment, options.origin, options.clock.now().getTime());

  guardMerchantApi(app, options.apiKey);

  app.post('/v1/payments', async (request, reply) => {
    const key = idempotencyKey.safeParse(request.headers['idempotency-key']);
    if (!key.success) {
      return refuse(reply, 400, 'idempotency_key_missing', 'Send an Idempotency-Key header');
    }
    const body = createRequest.safeParse(request.body);
    if (!body.success) return refuse(reply, 422, 'invalid_request', z.prettifyError(body.error));
    if (!options.webhookOrigins.includes(new URL(body.data.webhookUrl).origin)) {
      return refuse(reply, 422, 'invalid_request', 'webhookUrl is not on a registered origin');
    }
    await takeTime(paceOf(body.data.amount));
    const created = acquirer.create(body.data, key.data);
    switch (created.kind) {
      case 'created':
        return reply.code(201).send(answer(created.payment));
      case 'repeated':
        return reply.code(200).send(answer(created.payment));
      case 'keyReused':
        return refuse(reply, 409, 'idempotency_key_reused', 'The key came with another body');
      case 'referenceUsed':
        return refuse(reply, 409, 'reference_used', 'A payment has this reference already');
    }
  });

  registerPayouts(app, desk, options.webhookOrigins, ['card', 'bank', 'pix', 'eWallet']);

  app.get('/v1/payments', async (request, reply) => {
    const asked = referenceQuery.safeParse(request.query);
    if (!asked.success) return refuse(reply, 422, 'invalid_request', 'Ask by reference');
    const payment = acquirer.findByReference(asked.data.reference);
    return { payments: payment ? [answer(payment)] : [] };
  });

  app.get('/v1/payments/:id', async (request, reply) => {
    const payment = acquirer.find(params.parse(request.params).id);
    if (!payment) return refuse(reply, 404, 'not_found', 'There is no such payment');
    return answer(payment);
  });

  app.post('/v1/payments/:id/cancel', async (request, reply) => {
    const payment = acquirer.find(params.parse(request.params).id);
    if (!payment) return refuse(reply, 404, 'not_found', 'There is no such payment');
    const left = acquirer.cancel(payment);
    if (left.status === 'cancelled') return answer(left);
    const error = { code: 'not_cancellable', message: `The payment is ${left.status}` };
    return reply.code(409).send({ error, payment: answer(left) });
  });
}
