import { api } from '../../kernel/http/api.ts';
import type { RouteRules } from './route-rules.ts';
import type { ContentService } from './service.ts';

export function createContentRoutes(service: ContentService, rules: RouteRules) {
  return {
    routeRules: api.content.routeRules.handler(async () => ({ data: [...(await rules.rules())] })),
    folder: api.content.folder.handler(async ({ input }) => ({
      data: await service.compiledFolder(input.locale, input.folder),
    })),
    documents: api.content.documents.handler(async ({ input }) => ({
      data: await service.documents(input.locale, input.folder, {
        withBody: input.body === 'true',
      }),
    })),
    document: api.content.document.handler(async ({ input }) => ({
      data: await service.document(input.locale, input.folder, input.identity),
    })),
  };
}
