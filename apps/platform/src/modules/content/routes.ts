import { api } from '../../kernel/http/api.ts';
import type { ContentService } from './service.ts';

export function createContentRoutes(service: ContentService) {
  return {
    folder: api.content.folder.handler(async ({ input }) => ({
      data: await service.compiledFolder(input.locale, input.folder),
    })),
  };
}
