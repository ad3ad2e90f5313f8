import type { z } from 'zod';
import { DomainError } from '../../../kernel/errors/domain-error.ts';
import { createOutgoing } from '../../../kernel/outgoing/outgoing.ts';
import type { Book } from '../ports.ts';
import { bookBet, bookDone, bookRefusal } from './betby-protocol.ts';
import type { Signing } from './betby-signature.ts';

/** Asks the book at `{book}/api/v1/external`, signed as it signs its own calls. */
export function createBetbyBook(options: {
  readonly apiUrl: string;
  readonly signing: Pick<Signing, 'call'>;
  /** Milliseconds one call may take. */
  readonly deadline?: number;
}): Book {
  const { apiUrl, signing, deadline } = options;
  const send = createOutgoing({ trusted: [apiUrl], deadline });

  /** Null for what the book does not know. */
  async function ask<T extends z.ZodType>(
    method: 'GET' | 'POST',
    path: string,
    payload: object,
    answer: T,
  ): Promise<z.output<T> | null> {
    const unavailable = (cause: unknown) =>
      new DomainError('unavailable', { detail: 'The sportsbook is not responding.', cause });
    const token = await signing.call(payload);
    let refused: string;
    try {
      const response = await send(`${apiUrl}/api/v1/external${path}`, {
        method,
        ...(method === 'GET'
          ? { headers: { authorization: `Bearer ${token}` } }
          : {
              headers: { 'content-type': 'application/json' },
              body: JSON.stringify({ payload: token }),
            }),
      });
      if (response.status === 404) return null;
      const said: unknown = JSON.parse(response.body.toString());
      if (response.ok) return answer.parse(said);
      if (response.status !== 400 && response.status !== 409)
        throw new Error(`${path} answered ${response.status}`);
      refused = bookRefusal.parse(said).message;
    } catch (cause) {
      throw unavailable(cause);
    }
    throw new DomainError('malformedRequest', { detail: `The sportsbook declined: ${refused}.` });
  }

  const at = (kind: 'bets' | 'events', id: string) => `/${kind}/${encodeURIComponent(id)}`;
  const countOf = async (path: string, payload: object) =>
    (await ask('POST', path, payload, bookDone))?.bets ?? null;

  return {
    async bet(makeKey) {
      const found = await ask('GET', at('bets', makeKey), {}, bookBet);
      if (!found) return null;
      return found.status === 'pending' || found.status === 'discarded' ? found.status : 'held';
    },
    voidBet: async (makeKey, reason) =>
      (await ask('POST', `${at('bets', makeKey)}/void`, { reason }, bookDone)) !== null,
    correctEvent: (eventId, result, reason) =>
      countOf(`${at('events', eventId)}/result`, { result, reason }),
    voidEvent: (eventId, reason) => countOf(`${at('events', eventId)}/void`, { reason }),
  };
}
