import type { FastifyInstance } from 'fastify';
import type { Database } from '../../kernel/db/database.ts';
import { lookLater } from './looking.ts';
import type { VerificationProvider } from './provider.ts';
import { playerNamed } from './repository.ts';

/** Where the provider sends its webhooks. */
export const webhookPath = '/api/verification/webhooks/sumsub';

const bodyLimit = 64 * 1024;

/**
 * Takes the provider's webhooks, as raw bytes. After one with a valid signature the provider is queried by a job:
 * however often and in whatever order webhooks come, only the provider's answer counts.
 */
export function createVerificationWebhooks(
  db: Database,
  provider: Pick<VerificationProvider, 'readWebhook'>,
) {
  return async (app: FastifyInstance): Promise<void> => {
    await app.register(async (scope) => {
      scope.removeAllContentTypeParsers();
      scope.addContentTypeParser(
        'application/json',
        { parseAs: 'buffer', bodyLimit },
        (_request, body, done) => done(null, body),
      );
      scope.post(webhookPath, async (request) => {
        const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        const event = provider.readWebhook(body, request.headers);
        const playerId = event && (await playerNamed(db, event.externalId));
        if (playerId) await lookLater(db, playerId);
        // One that means nothing to us is accepted all the same: a retry would not mean more.
        return { outcome: playerId ? 'taken' : 'ignored' };
      });
    });
  };
}
