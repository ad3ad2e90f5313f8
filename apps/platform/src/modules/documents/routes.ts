import { api, sessionOf } from '../../kernel/http/api.ts';
import type { createAdding } from './adding.ts';
import type { HandingOver } from './handing-over.ts';
import type { DocumentsService } from './service.ts';

const endings: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'application/pdf': 'pdf',
};

export function createDocumentsRoutes(
  service: DocumentsService,
  add: ReturnType<typeof createAdding>,
  handingOver: HandingOver,
) {
  return {
    list: api.documents.list.handler(({ input, context }) =>
      service.list(sessionOf(context).playerId, input),
    ),
    add: api.documents.add.handler(async ({ input, context }) => ({
      data: await add(sessionOf(context).playerId, input),
    })),
    remove: api.documents.remove.handler(async ({ input, context }) => ({
      data: await service.remove(sessionOf(context).playerId, input.id),
    })),
    file: api.documents.file.handler(async ({ input, context }) => {
      const { mediaType, bytes } = await service.file(sessionOf(context).playerId, input.id);
      const name = `document.${endings[mediaType]}`;
      return {
        // Never shown by the browser: what is in a PDF runs in the player's own reader, if at all.
        headers: { 'content-disposition': `attachment; filename="${name}"` },
        body: new File([new Uint8Array(bytes)], name, { type: mediaType }),
      };
    }),
    handOver: api.documents.handOver.handler(async ({ input, context }) => ({
      data: await handingOver.offer(sessionOf(context), input.locale),
    })),
    handOverStanding: api.documents.handOverStanding.handler(async ({ context }) => ({
      data: await handingOver.standing(sessionOf(context).playerId),
    })),
    endHandOver: api.documents.endHandOver.handler(async ({ context }) => ({
      data: await handingOver.endOf(sessionOf(context).playerId),
    })),
    takeOver: api.documents.takeOver.handler(async ({ input }) => ({
      data: await handingOver.take(input.code),
    })),
  };
}
