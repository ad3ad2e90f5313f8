import type { FastifyInstance } from 'fastify';
import type { Tx } from '../../kernel/db/database.ts';
import { DomainError } from '../../kernel/errors/domain-error.ts';
import { finishCallback, lockCallback, storeCallback } from './callback-repository.ts';
import type { CheckedDeps } from './checks.ts';
import { isSameWord, type ProviderWord } from './incidents.ts';
import { ProviderFailure } from './provider.ts';
import type { Applied } from './settlement.ts';

const bodyLimit = 64 * 1024;

/** A provider's word, and what acting on it is. */
export interface Actable {
  readonly word: ProviderWord;
  /** @param isRecorded whether the provider's own record says the same; without it no invoice ends */
  apply(tx: Tx, isRecorded: boolean): Promise<Applied>;
}

/** A callback whose sender is proven. */
export interface ProvenCallback extends Actable {
  readonly id: string;
  /**
   * Asks the provider for its own record of what it tells of; null when it has none.
   * @throws ProviderFailure
   */
  record(): Promise<Actable | null>;
}

/** An address that a provider's callbacks come to. */
export interface CallbackEnd {
  readonly path: string;
  /** Id of the provider. */
  readonly provider: string;
  /**
   * Proves and reads what came.
   * @throws DomainError forbidden, malformedRequest
   */
  prove(
    rawBody: Buffer,
    headers: Readonly<Record<string, string | string[] | undefined>>,
  ): ProvenCallback;
}

/**
 * Takes providers' callbacks. One is proven first, then stored, then acted on: what fails in between
 * is done when the provider sends it again. An event's id counts once, with one body.
 *
 * A callback only announces a change: an invoice is settled by the provider's own record,
 * which is asked outside any transaction. What a callback claims beyond that is kept as an incident.
 */
export function createCallbacks(
  { db, clock, log, noteIncident }: Pick<CheckedDeps, 'db' | 'clock' | 'log' | 'noteIncident'>,
  ends: readonly CallbackEnd[],
) {
  /** False when the event's id came before with another body. */
  const store = async (provider: string, event: ProvenCallback, body: string): Promise<boolean> =>
    db.transaction().execute(async (tx) => {
      const stored = await storeCallback(tx, {
        provider,
        event_id: event.id,
        body,
        received_at: clock.now(),
      });
      if (!stored || stored.body === body) return true;
      await noteIncident(tx, 'eventIdReused', provider, event.word, null, {
        eventId: event.id,
      });
      return false;
    });

  const act = async (
    provider: string,
    event: ProvenCallback,
    record: Actable | null,
  ): Promise<Applied | 'repeated'> =>
    db.transaction().execute(async (tx) => {
      const { outcome } = await lockCallback(tx, provider, event.id);
      if (outcome !== null) return outcome === 'mismatch' ? outcome : 'repeated';
      const isRecorded = record !== null && isSameWord(event.word, record.word);
      const applied = await event.apply(tx, isRecorded);
      if (!isRecorded) await record?.apply(tx, true);
      await finishCallback(tx, provider, event.id, applied, clock.now());
      return applied;
    });

  /** @throws DomainError providerUnavailable: the provider sends the callback again, and is asked again */
  const recordOf = async (event: ProvenCallback): Promise<Actable | null> => {
    if (event.word.state.kind === 'open') return null;
    try {
      return await event.record();
    } catch (error) {
      if (!(error instanceof ProviderFailure)) throw error;
      log.warn({ err: error, eventId: event.id }, 'provider did not answer about its callback');
      throw new DomainError('providerUnavailable');
    }
  };

  /**
   * @throws DomainError forbidden (not proven), malformedRequest, invalidInput when it is proven but
   *   its reference, amount, currency or payment is not that of an invoice, or its id was used before,
   *   providerUnavailable when the provider cannot be queried about it
   */
  const receive = async (
    { provider, prove }: CallbackEnd,
    rawBody: Buffer,
    headers: Readonly<Record<string, string | string[] | undefined>>,
  ): Promise<Applied | 'repeated'> => {
    const event = prove(rawBody, headers);
    const stored = await store(provider, event, rawBody.toString('utf8'));
    if (!stored) throw new DomainError('invalidInput', { detail: 'The event id was used before.' });
    const applied = await act(provider, event, await recordOf(event));
    if (applied === 'mismatch')
      throw new DomainError('invalidInput', { detail: 'This is not a payment of ours.' });
    return applied;
  };

  /** Adds a `POST` for every end, fed with the bytes as they came. */
  return async (app: FastifyInstance): Promise<void> => {
    await app.register(async (scope) => {
      scope.removeAllContentTypeParsers();
      scope.addContentTypeParser(
        'application/json',
        { parseAs: 'buffer', bodyLimit },
        (_request, body, done) => done(null, body),
      );
      for (const end of ends) {
        scope.post(end.path, async (request) => {
          const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
          return { outcome: await receive(end, body, request.headers) };
        });
      }
    });
  };
}
