import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { guardMerchantApi, idempotencyKey, referenceQuery, refuse } from '../merchant-call.ts';
import { registerPayouts } from '../payouts/api-routes.ts';
import type { PayoutDesk } from '../payouts/desk.ts';
import { paceOf, takeTime } from '../slow-orders.ts';
import type { Custodian } from './custodian.ts';
import { answerOf, type Deposit } from './deposit.ts';
import { createRequest } from './protocol.ts';

export interface ApiOptions {
  readonly origin: string;
  readonly apiKey: string;
  /** Origins that may receive webhooks. */
  readonly webhookOrigins: readonly string[];
}

const params = z.object({ id: z.string().max(64) });

/** The merchant's calls, as `protocol.ts` describes them. */
export async function registerApi(
  app: FastifyInstance,
  custodian: Custodian,
  desk: PayoutDesk,
  options: ApiOptions,
): Promise<void> {
  const answer = (deposit: Deposit) => answerOf(deposit, options.origin);
  guardMerchantApi(app, options.apiKey);
  registerPayouts(app, desk, options.webhookOrigins, ['crypto']);

  app.post('/v1/deposits', async (request, reply) => {
    const key = idempotencyKey.safeParse(request.headers['idempotency-key']);
    if (!key.success)
      return refuse(reply, 400, 'idempotency_key_missing', 'Send an Idempotency-Key header');
    const body = createRequest.safeParse(request.body);
    if (!body.success) return refuse(reply, 422, 'invalid_request', z.prettifyError(body.error));
    if (!options.webhookOrigins.includes(new URL(body.data.webhookUrl).origin))
      return refuse(reply, 422, 'invalid_request', 'webhookUrl is not on a registered origin');
    await takeTime(paceOf(body.data.amount));
    const created = custodian.create(body.data, key.data);
    switch (created.kind) {
      case 'created':
        return reply.code(201).send(answer(created.deposit));
      case 'repeated':
        return answer(created.deposit);
      case 'keyReused':
        return refuse(reply, 409, 'idempotency_key_reused', 'The key came with another body');
      case 'referenceUsed':
        return refuse(reply, 409, 'reference_used', 'A deposit has this reference already');
    }
  });

  app.get('/v1/deposits', async (request, reply) => {
    const asked = referenceQuery.safeParse(request.query);
    if (!asked.success) return refuse(reply, 422, 'invalid_request', 'Ask by reference');
    const deposit = custodian.findByReference(asked.data.reference);
    return { deposits: deposit ? [answer(deposit)] : [] };
  });

  app.get('/v1/deposits/:id', async (request, reply) => {
    const deposit = custodian.find(params.parse(request.params).id);
    if (!deposit) return refuse(reply, 404, 'not_found', 'There is no such deposit');
    return answer(deposit);
  });

  app.post('/v1/deposits/:id/cancel', async (request, reply) => {
    const deposit = custodian.find(params.parse(request.params).id);
    if (!deposit) return refuse(reply, 404, 'not_found', 'There is no such deposit');
    const left = custodian.cancel(deposit);
    if (left.status === 'cancelled') return answer(left);
    const error = { code: 'not_cancellable', message: `The deposit is ${left.status}` };
    return reply.code(409).send({ error, deposit: answer(left) });
  });
}
