import { ProviderFailure } from '../provider.ts';

export interface ProviderCallOptions {
  /** Origin of the provider's API. */
  readonly apiUrl: string;
  readonly apiKey: string;
  /** Milliseconds a call may take; 5,000 unless told. */
  readonly deadline?: number;
}

export interface ProviderAnswer {
  readonly status: number;
  readonly body: unknown;
}

/** A request that never left this machine, by the codes of Node's sockets. */
const neverSent = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
]);

/**
 * Calls of a provider's JSON API, with its key as bearer and, where `key` is given, an
 * `Idempotency-Key`. Any HTTP status is an answer.
 * @throws ProviderFailure when none came in time
 */
export function createProviderCall(options: ProviderCallOptions) {
  return async (
    method: string,
    path: string,
    order?: unknown,
    key?: string,
  ): Promise<ProviderAnswer> => {
    try {
      const response = await fetch(new URL(path, options.apiUrl), {
        method,
        headers: {
          authorization: `Bearer ${options.apiKey}`,
          accept: 'application/json',
          ...(order === undefined ? {} : { 'content-type': 'application/json' }),
          ...(key === undefined ? {} : { 'idempotency-key': key }),
        },
        ...(order === undefined ? {} : { body: JSON.stringify(order) }),
        redirect: 'error',
        signal: AbortSignal.timeout(options.deadline ?? 5_000),
      });
      const text = await response.text();
      return { status: response.status, body: readJson(text) };
    } catch (error) {
      throw new ProviderFailure(
        wasNeverSent(error) ? 'unavailable' : 'unknownFate',
        `${method} ${path} did not come through`,
        error,
      );
    }
  };
}

/** 4xx: the provider read the call and did nothing; 5xx and the rest may hide an effect. */
export function failureOf({ status: code }: ProviderAnswer, what: string): ProviderFailure {
  if (code === 429) return new ProviderFailure('unavailable', `${what} came too soon (HTTP 429)`);
  const refused = code >= 400 && code < 500 && code !== 408;
  return new ProviderFailure(refused ? 'refused' : 'unknownFate', `${what} got HTTP ${code}`);
}

export function unreadable(cause: unknown): ProviderFailure {
  return new ProviderFailure('unknownFate', 'the answer cannot be read', cause);
}

export function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function wasNeverSent(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && 'code' in cause && neverSent.has(String(cause.code));
}
