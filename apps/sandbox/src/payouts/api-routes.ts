import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { idempotencyKey, referenceQuery, refuse } from '../merchant-call.ts';
import { type PayoutDesk, payoutAnswerOf } from './desk.ts';
import { type PayoutRequest, payoutRequest } from './protocol.ts';

/**
 * The merchant's calls, as `protocol.ts` describes them; the key is checked around them.
 * @param takes the methods this provider pays by
 */
export function registerPayouts(
  app: FastifyInstance,
  desk: PayoutDesk,
  webhookOrigins: readonly string[],
  takes: readonly PayoutRequest['method'][],
): void {
  app.post('/v1/payouts', async (request, reply) => {
    const key = idempotencyKey.safeParse(request.headers['idempotency-key']);
    if (!key.success)
      return refuse(reply, 400, 'idempotency_key_missing', 'Send an Idempotency-Key header');
    const body = payoutRequest.safeParse(request.body);
    if (!body.success) return refuse(reply, 422, 'invalid_request', z.prettifyError(body.error));
    if (!takes.includes(body.data.method))
      return refuse(reply, 422, 'invalid_request', 'This method is not ours');
    if (!webhookOrigins.includes(new URL(body.data.webhookUrl).origin))
      return refuse(reply, 422, 'invalid_request', 'webhookUrl is not on a registered origin');
    const ordered = desk.order(body.data, key.data);
    switch (ordered.kind) {
      case 'created':
        return reply.code(201).send(payoutAnswerOf(ordered.payout));
      case 'repeated':
        return reply.code(200).send(payoutAnswerOf(ordered.payout));
      case 'keyReused':
        return refuse(reply, 409, 'idempotency_key_reused', 'The key came with another body');
      case 'referenceUsed':
        return refuse(reply, 409, 'reference_used', 'A payout has this reference already');
      case 'sourceUnknown':
        return refuse(reply, 422, 'invalid_request', 'No payment of this reference was made');
    }
  });

  app.get('/v1/payouts', async (request, reply) => {
    const asked = referenceQuery.safeParse(request.query);
    if (!asked.success) return refuse(reply, 422, 'invalid_request', 'Ask by reference');
    const payout = desk.findByReference(asked.data.reference);
    return { payouts: payout ? [payoutAnswerOf(payout)] : [] };
  });
}
