import type { FastifyInstance } from 'fastify';
import { DomainError } from '../../kernel/errors/domain-error.ts';
import type { CheckedDeps } from './checks.ts';
import type { PaymentProvider, ProviderEvent } from './provider.ts';
import { webhookPath } from './providers.ts';
import { finishCallback, lockCallback, storeCallback } from './repository.ts';
import type { Applied } from './settlement.ts';

const bodyLimit = 64 * 1024;

/**
 * Takes providers' callbacks. One is proven first, then stored, then acted on: what fails in between
 * is done when the provider sends it again. An event's id counts once, with one body.
 */
export function createCallbacks({ db, clock, settlement, providers }: CheckedDeps) {
  /** False when the event's id came before with another body. */
  const store = async (provider: string, event: ProviderEvent, body: string): Promise<boolean> =>
    db.transaction().execute(async (tx) => {
      const stored = await storeCallback(tx, {
        provider,
        event_id: event.id,
        body,
        received_at: clock.now(),
      });
      if (!stored || stored.body === body) return true;
      await settlement.noteIncident(tx, 'eventIdReused', provider, event.payment, null, {
        eventId: event.id,
      });
      return false;
    });

  const act = async (provider: string, event: ProviderEvent): Promise<Applied | 'repeated'> =>
    db.transaction().execute(async (tx) => {
      const { outcome } = await lockCallback(tx, provider, event.id);
      if (outcome !== null) return outcome === 'mismatch' ? outcome : 'repeated';
      const applied = await settlement.apply(tx, provider, event.payment);
      await finishCallback(tx, provider, event.id, applied, clock.now());
      return applied;
    });

  /**
   * @throws DomainError forbidden (not proven), malformedRequest, invalidInput when it is proven but
   *   its reference, amount, currency or payment is not that of an invoice, or its id was used before
   */
  const receive = async (
    provider: PaymentProvider,
    rawBody: Buffer,
    headers: Readonly<Record<string, string | string[] | undefined>>,
  ): Promise<Applied | 'repeated'> => {
    const event = provider.parseWebhook(rawBody, headers);
    const stored = await store(provider.id, event, rawBody.toString('utf8'));
    if (!stored) throw new DomainError('invalidInput', { detail: 'The event id was used before.' });
    const applied = await act(provider.id, event);
    if (applied === 'mismatch')
      throw new DomainError('invalidInput', { detail: 'This is not a payment of ours.' });
    return applied;
  };

  /** Adds `POST /api/payment/webhooks/<provider>` for every provider, fed with the bytes as they came. */
  return async (app: FastifyInstance): Promise<void> => {
    await app.register(async (scope) => {
      scope.removeAllContentTypeParsers();
      scope.addContentTypeParser(
        'application/json',
        { parseAs: 'buffer', bodyLimit },
        (_request, body, done) => done(null, body),
      );
      for (const provider of Object.values(providers)) {
        scope.post(webhookPath(provider.id), async (request) => {
          const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
          return { outcome: await receive(provider, body, request.headers) };
        });
      }
    });
  };
}
