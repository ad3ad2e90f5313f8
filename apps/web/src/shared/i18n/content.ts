import type { CompiledMessages, ContentFolder } from '@pierlight/contract/content/schemas';
import { queryOptions } from '@tanstack/react-query';
import { apiOf } from '../api/query-client.ts';
import type { Locale } from './locales.ts';

/** Folders every page needs; the others are loaded by what uses them (see `WithTexts`). */
export const pageFolders = [
  'layout',
  'global-components',
  'categories',
  'pages',
] as const satisfies readonly ContentFolder[];

/** Texts of one folder. They do not change while a tab is open. */
export function contentQuery(locale: Locale, folder: ContentFolder) {
  return queryOptions({
    queryKey: ['content', locale, folder],
    queryFn: async ({ client, signal }): Promise<CompiledMessages> =>
      (await apiOf(client).content.folder({ locale, folder }, { signal })).data,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    meta: { endpoint: 'content.folder' },
  });
}
