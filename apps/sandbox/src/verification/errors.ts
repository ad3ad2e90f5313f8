import { randomUUID } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { type ApiError, type ErrorName, namedErrors } from './protocol.ts';

/** A refusal in the vendor's shape, with its number where it has one. */
export function refuse(
  reply: FastifyReply,
  status: number,
  description: string,
  name?: ErrorName,
): FastifyReply {
  const error: ApiError = {
    description,
    code: status,
    correlationId: `req-${randomUUID()}`,
    ...(name && { errorCode: namedErrors[name], errorName: name }),
  };
  return reply.code(status).send(error);
}

/** The status an error of the server's own stands for. */
export function statusOf(error: unknown): number {
  return error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number'
    ? error.statusCode
    : 500;
}
