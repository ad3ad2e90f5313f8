import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import type { Acquirer } from './acquirer.ts';
import { answerOf } from './payment.ts';
import { createRequest } from './protocol.ts';

export interface ApiOptions {
  readonly origin: string;
  readonly apiKey: string;
  /** Origins that may receive webhooks. */
  readonly webhookOrigins: readonly string[];
}

const params = z.object({ id: z.string().max(64) });
const query = z.object({ reference: z.string().min(1).max(64) });
const idempotencyKey = z.string().regex(/^[\x21-\x7e]{1,255}$/);

/** The merchant's calls, as `protocol.ts` describes them. */
export async function registerApi(
  app: FastifyInstance,
  acquirer: Acquirer,
  options: ApiOptions,
): Promise<void> {
  app.addHook('onRequest', async (request, reply) => {
    if (!isKey(request.headers.authorization, options.apiKey)) {
      return refuse(reply, 401, 'unauthorized', 'The API key is missing or wrong');
    }
  });
  app.setErrorHandler(async (error, request, reply) => {
    const status = statusOf(error);
    if (status < 500) return refuse(reply, status, 'invalid_request', 'The body cannot be read');
    request.log.error({ err: error }, 'payment call failed');
    return refuse(reply, 500, 'internal', 'Something went wrong');
  });

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
    const created = acquirer.create(body.data, key.data);
    switch (created.kind) {
      case 'created':
        return reply.code(201).send(answerOf(created.payment, options.origin));
      case 'repeated':
        return reply.code(200).send(answerOf(created.payment, options.origin));
      case 'keyReused':
        return refuse(reply, 409, 'idempotency_key_reused', 'The key came with another body');
      case 'referenceUsed':
        return refuse(reply, 409, 'reference_used', 'A payment has this reference already');
    }
  });

  app.get('/v1/payments', async (request, reply) => {
    const asked = query.safeParse(request.query);
    if (!asked.success) return refuse(reply, 422, 'invalid_request', 'Ask by reference');
    const payment = acquirer.findByReference(asked.data.reference);
    return { payments: payment ? [answerOf(payment, options.origin)] : [] };
  });

  app.get('/v1/payments/:id', async (request, reply) => {
    const payment = acquirer.find(params.parse(request.params).id);
    if (!payment) return refuse(reply, 404, 'not_found', 'There is no such payment');
    return answerOf(payment, options.origin);
  });

  app.post('/v1/payments/:id/cancel', async (request, reply) => {
    const payment = acquirer.find(params.parse(request.params).id);
    if (!payment) return refuse(reply, 404, 'not_found', 'There is no such payment');
    const left = acquirer.cancel(payment);
    const answer = answerOf(left, options.origin);
    if (left.status === 'cancelled') return answer;
    const error = { code: 'not_cancellable', message: `The payment is ${left.status}` };
    return reply.code(409).send({ error, payment: answer });
  });
}

function refuse(reply: FastifyReply, status: number, code: string, message: string): FastifyReply {
  return reply.code(status).send({ error: { code, message } });
}

function statusOf(error: unknown): number {
  return error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number'
    ? error.statusCode
    : 500;
}

/** Compares in constant time, whatever the lengths. */
function isKey(header: string | undefined, apiKey: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(header ?? ''), digest(`Bearer ${apiKey}`));
}
