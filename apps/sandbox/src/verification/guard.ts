import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refuse, statusOf } from './errors.ts';
import { callSignature } from './signature.ts';

export interface AppToken {
  /** `sbx:`, the public part, a dot and the private part. */
  readonly token: string;
  readonly secret: string;
}

/** Seconds a call may be older or younger than the provider's clock. */
const tolerance = 60;
const tokenShape = /^(?:sbx|prd):[\w-]+\.[\w-]+$/;

const digest = (text: string) => createHash('sha256').update(text).digest();
const isSame = (one: string, other: string) => timingSafeEqual(digest(one), digest(other));

/** Lets only signed calls in, and refuses what cannot be read in the vendor's words. Bodies are kept as bytes. */
export function guardApi(app: FastifyInstance, own: AppToken, clock: { now(): Date }): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  app.addHook('preHandler', async (request, reply) => {
    await checkCall(request, reply, own, clock.now());
  });
  app.setErrorHandler(async (error, request, reply) => {
    const status = statusOf(error);
    if (status < 500) return refuse(reply, status, 'The request cannot be read');
    request.log.error({ err: error }, 'call of the verification API failed');
    return refuse(reply, 500, 'Internal error');
  });
}

function checkCall(
  request: FastifyRequest,
  reply: FastifyReply,
  own: AppToken,
  now: Date,
): FastifyReply | undefined {
  const header = (name: string) => {
    const value = request.headers[name];
    return typeof value === 'string' ? value : '';
  };
  const token = header('x-app-token');
  const ts = header('x-app-access-ts');
  const signature = header('x-app-access-sig');
  if (token === '' || ts === '' || signature === '')
    return refuse(
      reply,
      401,
      'Not all required authorization headers were provided',
      'app-token-not-all-auth-params-provided',
    );
  if (!tokenShape.test(token))
    return refuse(reply, 401, 'Invalid app token format', 'app-token-invalid-format');
  const [publicPart = '', privatePart = ''] = token.split('.');
  const [ownPublic = '', ownPrivate = ''] = own.token.split('.');
  if (!isSame(publicPart, ownPublic))
    return refuse(reply, 401, 'App token not found', 'app-token-not-found');
  if (!isSame(privatePart, ownPrivate))
    return refuse(reply, 401, 'App token private part mismatch', 'app-token-private-part-mismatch');
  const isInTime =
    /^\d{1,12}$/.test(ts) && Math.abs(now.getTime() / 1000 - Number(ts)) <= tolerance;
  if (!isInTime)
    return refuse(reply, 401, 'Request signature expired', 'app-token-request-expired');
  const expected = callSignature(
    own.secret,
    { ts, method: request.method, path: request.originalUrl },
    bytesOf(request),
  );
  if (!isSame(signature, expected))
    return refuse(reply, 401, 'Request signature mismatch', 'app-token-signature-mismatch');
  return undefined;
}

/** The bytes of a body; none is empty. */
export const bytesOf = ({ body }: FastifyRequest): Uint8Array =>
  body instanceof Uint8Array ? body : new Uint8Array();
