import type { EndpointRoute } from '../../../vite/contract-plugin.ts';
import { callRequest } from './call-request.ts';
import type { ApiOptions, Authority, CallContext, CallOptions } from './client.ts';
import { withDeadline } from './deadline.ts';
import { ApiProblem, clientProblem } from './problem.ts';
import { problemFrom } from './problem-from.ts';

interface Endpoint {
  readonly domain: string;
  readonly endpoint: string;
  readonly route: EndpointRoute;
}

/** What a call that is sent once more carries besides. */
interface Repetition {
  readonly proof?: string;
  /** Proofs that were sent before. */
  readonly proofs: number;
  /** A token that was refreshed for it. */
  readonly token?: string;
}

/** How often in a row one call may be asked to work: pressure can rise meanwhile. */
const MOST_PROOFS = 3;

/** A call that is not answered by then counts as not answered at all. Milliseconds. */
const PATIENCE = 30_000;

/** Domain whose calls set and read the session-binding cookie. */
const BOUND_DOMAIN = 'identity';

/**
 * Calls an endpoint. Rejects with `ApiProblem` (an aborted call with the signal's reason). Repeats a call
 * only when the server asks for work first, with the proof of it, and once with a refreshed token after it
 * did not take the one it had.
 */
export async function call(
  options: ApiOptions,
  { domain, endpoint, route }: Endpoint,
  input: Readonly<Record<string, unknown>> | undefined,
  { context = {}, signal }: CallOptions = {},
  { proof, proofs, token: renewed }: Repetition = { proofs: 0 },
): Promise<unknown> {
  const { origin, fetch, bindingCredentials, authority, prove } = options;
  const token = context.token ?? renewed ?? (await tokenFor(route, context, authority));
  const deadline = withDeadline(signal ?? null, PATIENCE);
  const trace = options.trace?.(`${domain}.${endpoint}`);
  const request = callRequest(`${origin}/api`, route, input, {
    credentials: domain === BOUND_DOMAIN ? bindingCredentials : 'omit',
    signal: deadline.signal,
    keepalive: context.keepalive ?? false,
    headers: {
      accept: 'application/json',
      ...(trace ? { traceparent: trace.header } : {}),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(proof === undefined ? {} : { 'proof-of-work': proof }),
      ...(context.idempotencyKey ? { 'idempotency-key': context.idempotencyKey } : {}),
      ...(context.secondFactor ? { 'second-factor': context.secondFactor } : {}),
    },
  });
  const repeat = (repetition: Repetition) =>
    call(
      options,
      { domain, endpoint, route },
      input,
      { context, ...(signal ? { signal } : {}) },
      repetition,
    );
  const unanswered = (error: unknown) => {
    deadline.done();
    trace?.end();
    throw signal?.aborted
      ? error
      : new ApiProblem({ status: 0, code: 0, title: 'No answer from the server' });
  };
  const sentAt = Date.now();
  const response = await fetch(request).catch(unanswered);
  options.answered?.(response.headers.get('date'), sentAt);
  const isFile = context.answer === 'file' && response.ok;
  const body: unknown = await (isFile
    ? response.blob().then((file) => ({ body: file }))
    : response.json()
  ).catch((error: unknown) => (error instanceof SyntaxError ? null : unanswered(error)));
  deadline.done();
  trace?.end();
  if (!response.ok) {
    const problem = problemFrom(response.status, body, response.headers.get('retry-after'));
    const isOfSession = token !== null && context.token === undefined;
    const isOfPlayer = isOfSession && route.access === 'player';
    if (isOfPlayer && renewed === undefined && [401, 403].includes(response.status)) {
      // A refresh that could not be requested leaves the session as it is.
      const next = await authority.rejected(token).catch(() => null);
      if (next === null) throw problem;
      return repeat({ proofs, token: next });
    }
    if (problem.challenge === undefined || proofs === MOST_PROOFS) throw problem;
    const done = await prove(problem.challenge, signal ?? null).catch((error: unknown) => {
      // Stopped by the person, or beyond the browser: the call is refused for want of the work.
      throw signal?.aborted ? error : problem;
    });
    const held = renewed === undefined ? {} : { token: renewed };
    return repeat({ proof: done, proofs: proofs + 1, ...held });
  }
  // A page instead of data: what was requested is not served here.
  if (typeof body !== 'object' || body === null) throw clientProblem(404, 'notFound');
  return body;
}

async function tokenFor(
  { access }: EndpointRoute,
  { bearer }: CallContext,
  authority: Authority,
): Promise<string | null> {
  if (bearer === 'held') return authority.heldToken();
  if (access !== 'player' && bearer !== 'optional') return null;
  const token = await authority.bearer();
  if (access === 'player' && token === null) throw clientProblem(401, 'unauthenticated');
  return token;
}
