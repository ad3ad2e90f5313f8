import type { FastifyInstance } from 'fastify';
import type { Database } from '../../kernel/db/database.ts';
import { lookLater } from './looking.ts';
import type { VerificationProvider } from './provider.ts';
import { playerNamed } from './repository.ts';

/** Where the provider sends its news. */
export const webhookPath = '/api/verification/webhooks/sumsub';

const bodyLimit = 64 * 1024;

/**
 * Takes the provider's news, fed with the bytes as they came. One that is proven has the provider be asked, and is
 * answered before that: however often it comes, and in whatever order, what counts is what the provider answers.
 */
export function createVerificationWebhooks(
  db: Database,
  provider: Pick<VerificationProvider, 'readNews'>,
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
        const news = provider.readNews(body, request.headers);
        const playerId = news && (await playerNamed(db, news.externalId));
        if (playerId) await lookLater(db, playerId);
        // What says nothing to us is taken all the same: sent again it would say no more.
        return { outcome: playerId ? 'taken' : 'ignored' };
      });
    });
  };
}
