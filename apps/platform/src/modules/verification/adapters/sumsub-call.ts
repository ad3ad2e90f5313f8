import { createHmac } from 'node:crypto';
import type { Clock } from '../../../kernel/clock.ts';
import { createOutgoing } from '../../../kernel/outgoing/outgoing.ts';
import { VerificationFailure } from '../provider.ts';

export interface SumsubCallOptions {
  /** Origin of the API. */
  readonly apiUrl: string;
  readonly appToken: string;
  readonly secretKey: string;
  readonly clock: Clock;
  /** Milliseconds a call may take; 5,000 unless told. */
  readonly deadline?: number;
}

export interface SumsubAnswer {
  readonly status: number;
  readonly body: unknown;
}

/** Signature of a call: over its time, method, path with query and the bytes of its body. */
export const callSignature = (
  secretKey: string,
  { seconds, method, path, body }: { seconds: string; method: string; path: string; body: string },
): string =>
  createHmac('sha256', secretKey).update(`${seconds}${method}${path}`).update(body).digest('hex');

/** Signed calls of Sumsub's API. Any HTTP status is an answer. @throws VerificationFailure when none came in time */
export function createSumsubCall(options: SumsubCallOptions) {
  const { apiUrl, appToken, secretKey, clock, deadline } = options;
  const call = createOutgoing({ trusted: [apiUrl], deadline });
  return async (method: 'GET' | 'POST', path: string, input?: unknown): Promise<SumsubAnswer> => {
    const body = input === undefined ? '' : JSON.stringify(input);
    const seconds = Math.floor(clock.now().getTime() / 1000).toString();
    try {
      const response = await call(new URL(path, apiUrl), {
        method,
        headers: {
          accept: 'application/json',
          'x-app-token': appToken,
          'x-app-access-ts': seconds,
          'x-app-access-sig': callSignature(secretKey, { seconds, method, path, body }),
          ...(body === '' ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === '' ? {} : { body }),
      });
      return { status: response.status, body: readJson(response.body.toString()) };
    } catch (cause) {
      throw new VerificationFailure(`${method} of the provider did not come through`, { cause });
    }
  };
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
