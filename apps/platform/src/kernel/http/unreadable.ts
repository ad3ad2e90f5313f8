import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { DomainError } from '../errors/domain-error.ts';
import { problemOf } from '../errors/problem.ts';
import { commonHeaders, dataPolicy } from './security-headers.ts';

/** What Node says of bytes it cannot take for a request, as a refusal. */
const refusals = {
  HPE_HEADER_OVERFLOW: 'headersTooLarge',
  ERR_HTTP_REQUEST_TIMEOUT: 'requestTimeout',
} as const;

/**
 * Answers bytes that are no request, or one with headers beyond 16 KiB, as problem+json by hand: no
 * request exists that a reply could belong to. The connection ends.
 */
export function answerUnreadable(
  error: Error & { readonly code?: string },
  socket: Duplex,
  requestId: string,
): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const name = refusals[error.code as keyof typeof refusals] ?? 'malformedRequest';
  const problem = problemOf(new DomainError(name), requestId);
  const body = JSON.stringify(problem);
  const headers = {
    ...commonHeaders,
    'content-security-policy': dataPolicy,
    'content-type': 'application/problem+json',
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    'x-request-id': requestId,
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([key, value]) => `${key}: ${value}\r\n`);
  socket.end(
    `HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status]}\r\n${lines.join('')}\r\n${body}`,
  );
}
