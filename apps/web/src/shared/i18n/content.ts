import type { CompiledMessages, ContentFolder } from '@pierlight/contract/content/schemas';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { apiOf } from '../api/query-client.ts';
import type { Locale } from './locales.ts';

/** Folders every page needs; the others are loaded by what uses them (see `WithTexts`). */
export const pageFolders = [
  'layout',
  'categories',
  'pages',
] as const satisfies readonly ContentFolder[];

/** What modals and the pages of a player are made of, most of them of several. */
export const SHARED_PARTS = 'global-components' satisfies ContentFolder;

/** Folders whose words stand beside those of the shared parts. */
const besideSharedParts: readonly ContentFolder[] = ['account', 'modals', 'fields-settings'];

/** The folders that what needs these is made of. */
export const foldersWithShared = (folders: readonly ContentFolder[]): readonly ContentFolder[] =>
  folders.some((folder) => besideSharedParts.includes(folder))
    ? [...new Set<ContentFolder>([SHARED_PARTS, ...folders])]
    : folders;

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

/** For loaders: the texts of a page, so that the server renders it with its words. */
export async function loadTexts(
  { queryClient, locale }: { readonly queryClient: QueryClient; readonly locale: Locale },
  folders: readonly ContentFolder[],
): Promise<void> {
  await Promise.all(
    foldersWithShared(folders).map((folder) =>
      queryClient.ensureQueryData(contentQuery(locale, folder)),
    ),
  );
}
