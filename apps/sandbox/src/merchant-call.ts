import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';

/** What every call that orders something carries. */
export const idempotencyKey = z.string().regex(/^[\x21-\x7e]{1,255}$/);

/** A question by the merchant's own name for what it ordered. */
export const referenceQuery = z.object({ reference: z.string().min(1).max(64) });

/** Lets only the merchant with the key in, and words what cannot be read as every other refusal. */
export function guardMerchantApi(app: FastifyInstance, apiKey: string): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!isKey(request.headers.authorization, apiKey))
      return refuse(reply, 401, 'unauthorized', 'The API key is missing or wrong');
  });
  app.setErrorHandler(async (error, request, reply) => {
    const status = statusOf(error);
    if (status < 500) return refuse(reply, status, 'invalid_request', 'The body cannot be read');
    request.log.error({ err: error }, 'call of the merchant failed');
    return refuse(reply, 500, 'internal', 'Something went wrong');
  });
}

/** An error of the merchant's calls. */
export function refuse(
  reply: FastifyReply,
  status: number,
  code: string,
  message: string,
): FastifyReply {
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
