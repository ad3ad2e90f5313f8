import { createOutgoing, OutgoingFailure } from '../../../kernel/outgoing/outgoing.ts';
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

/**
 * Calls of a provider's JSON API, with its key as bearer and, where `key` is given, an
 * `Idempotency-Key`. Any HTTP status is an answer.
 * @throws ProviderFailure when none came in time
 */
export function createProviderCall(options: ProviderCallOptions) {
  const { apiUrl, apiKey, deadline } = options;
  const call = createOutgoing({ trusted: [apiUrl], deadline });
  return async (
    method: string,
    path: string,
    order?: unknown,
    key?: string,
  ): Promise<ProviderAnswer> => {
    try {
      const response = await call(new URL(path, apiUrl), {
        method,
        headers: {
          authorization: `Bearer ${apiKey}`,
          accept: 'application/json',
          ...(order === undefined ? {} : { 'content-type': 'application/json' }),
          ...(key === undefined ? {} : { 'idempotency-key': key }),
        },
        ...(order === undefined ? {} : { body: JSON.stringify(order) }),
      });
      return { status: response.status, body: readJson(response.body.toString()) };
    } catch (error) {
      throw new ProviderFailure(
        error instanceof OutgoingFailure && error.neverSent ? 'unavailable' : 'unknownFate',
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
