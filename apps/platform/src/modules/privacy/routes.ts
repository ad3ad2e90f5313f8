import type { FastifyInstance } from 'fastify';
import { api, sessionOf } from '../../kernel/http/api.ts';
import { type ApiContext, headerOf } from '../../kernel/http/api-context.ts';
import { dataPolicy } from '../../kernel/http/security-headers.ts';
import type { Deletions } from './deletions.ts';
import type { Exports } from './exports.ts';

/** What proves who asks, where the call carries it. */
const factorOf = (context: ApiContext) => headerOf(context.headers, 'second-factor') ?? null;

const downloads = '/api/player/data-exports/download';

export function createPrivacyRoutes(exports: Exports, deletions: Deletions) {
  return {
    dataExport: api.privacy.dataExport.handler(async ({ context }) => ({
      data: await exports.newest(sessionOf(context).playerId),
    })),
    requestDataExport: api.privacy.requestDataExport.handler(async ({ context }) => ({
      data: await exports.request(sessionOf(context), factorOf(context)),
    })),
    dataExportLink: api.privacy.dataExportLink.handler(async ({ input, context }) => {
      const token = await exports.link(sessionOf(context), input.id, factorOf(context));
      return { data: { url: `${downloads}/${token}` } };
    }),
    deletion: api.privacy.deletion.handler(async ({ context }) => ({
      data: await deletions.status(sessionOf(context).playerId),
    })),
    requestDeletion: api.privacy.requestDeletion.handler(async ({ input, context }) => {
      const dueAt = await deletions.request(sessionOf(context), input, factorOf(context));
      return { data: { dueAt: dueAt.toISOString() } };
    }),
  };
}

/** Hands a copy to whoever has its link: a browser downloads without a bearer. */
export function registerExportDownloads(app: FastifyInstance, exports: Exports): void {
  app.get<{ Params: { token: string } }>(
    `${downloads}/:token`,
    { config: { rateLimit: {} } },
    async (request, reply) => {
      const content = await exports.fetch(request.params.token);
      return reply
        .header('cache-control', 'private, no-store')
        .header('content-security-policy', dataPolicy)
        .header('content-disposition', 'attachment; filename="pierlight-data.zip"')
        .type('application/zip')
        .send(content);
    },
  );
}
