import { ApiProblem, type ProblemParts } from './problem.ts';

/**
 * Reads an `application/problem+json` body; what is not one becomes a bare problem of `status`.
 * `retryAfter` is the header of that name (RFC 9110, of which only the form in seconds is read).
 */
export function problemFrom(
  status: number,
  body: unknown,
  retryAfter: string | null = null,
): ApiProblem {
  const known = typeof body === 'object' && body !== null ? (body as Partial<ProblemParts>) : {};
  return new ApiProblem({
    status,
    code: typeof known.code === 'number' ? known.code : 0,
    title: typeof known.title === 'string' ? known.title : `HTTP ${status}`,
    requestId: typeof known.requestId === 'string' ? known.requestId : undefined,
    retryAfter: retryAfter !== null && /^\d+$/.test(retryAfter) ? Number(retryAfter) : undefined,
    errors: known.errors,
    challenge: typeof known.challenge === 'string' ? known.challenge : undefined,
  });
}
