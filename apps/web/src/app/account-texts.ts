import { contentQuery, foldersWithShared } from '#shared/i18n/content.ts';
import type { Site } from './site.ts';

/** For loaders of pages whose texts stand in the folder `account`. */
export async function loadAccountTexts({ queryClient, locale }: Site): Promise<void> {
  await Promise.all(
    foldersWithShared(['account']).map((folder) =>
      queryClient.ensureQueryData(contentQuery(locale, folder)),
    ),
  );
}
