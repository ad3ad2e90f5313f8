import type { KeyObject } from 'node:crypto';
import type { z } from 'zod';
import { DomainError } from '../../../kernel/errors/domain-error.ts';
import { createOutgoing, type OutgoingAnswer } from '../../../kernel/outgoing/outgoing.ts';
import { signatureHeader, signatureOf } from './hub88-signature.ts';

export interface Hub88Access {
  /** Where the API's paths begin: `https://api.hub88.example`. */
  readonly apiUrl: string;
  /** As the aggregator assigned it; a number is sent as one. */
  readonly operatorId: string;
  readonly privateKey: KeyObject;
  /** Milliseconds one call may take. */
  readonly deadline?: number;
}

/** Bytes of the longest answer: a list of ten thousand games takes some 20 MB. */
const longestAnswer = 32 * 1024 * 1024;

/** The error a refusal becomes; undefined for a status that is none of the call's. `words` are Hub88's. */
export type Refusal = (status: number, cause: Error, words: string) => DomainError | undefined;

/** Calls Hub88's operator API, signed. @throws DomainError gameProviderUnavailable, or the refusal's */
export function createHub88Call(options: Hub88Access) {
  const { apiUrl, privateKey, deadline } = options;
  const send = createOutgoing({ trusted: [apiUrl], deadline, largestAnswer: longestAnswer });
  const operatorId = /^\d{1,9}$/.test(options.operatorId)
    ? Number(options.operatorId)
    : options.operatorId;

  return async function call<T extends z.ZodType>(
    path: string,
    fields: Readonly<Record<string, unknown>>,
    answer: T,
    refusal: Refusal,
  ): Promise<z.output<T>> {
    const body = JSON.stringify({ operator_id: operatorId, ...fields });
    const unavailable = (cause: unknown) => new DomainError('gameProviderUnavailable', { cause });
    let response: OutgoingAnswer;
    let received: unknown;
    try {
      response = await send(`${apiUrl}${path}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          [signatureHeader]: signatureOf(body, privateKey),
        },
        body,
      });
      received = JSON.parse(response.body.toString());
    } catch (error) {
      throw unavailable(error);
    }
    if (!response.ok) {
      const cause = new Error(
        `${path} answered ${response.status}: ${JSON.stringify(received).slice(0, 500)}`,
      );
      throw refusal(response.status, cause, wordsOf(received)) ?? unavailable(cause);
    }
    const parsed = answer.safeParse(received);
    if (!parsed.success) throw unavailable(parsed.error);
    return parsed.data;
  };
}

/** What a refusal says, as `{ "error": … }`; else the whole of it. */
function wordsOf(received: unknown): string {
  const { error } = Object(received) as { error?: unknown };
  return (typeof error === 'string' ? error : JSON.stringify(received)).slice(0, 300);
}
