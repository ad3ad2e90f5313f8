import type { DocumentFolder } from '@pierlight/contract/content/documents';
import { queryOptions } from '@tanstack/react-query';
import { apiOf } from '#shared/api/query-client.ts';
import type { Locale } from '#shared/i18n/locales.ts';

/** One document. Rejects with the problem `notFound` for an unknown one. */
export function documentQuery(locale: Locale, folder: DocumentFolder, identity: string) {
  return queryOptions({
    queryKey: ['content', locale, 'documents', folder, identity],
    queryFn: async ({ client, signal }) =>
      (await apiOf(client).content.document({ locale, folder, identity }, { signal })).data,
    meta: { endpoint: 'content.document' },
  });
}

/** All documents of a folder in their order, with their texts. */
export function documentsQuery(locale: Locale, folder: DocumentFolder) {
  return queryOptions({
    queryKey: ['content', locale, 'documents', folder],
    queryFn: async ({ client, signal }) => {
      const input = { locale, folder, body: 'true' } as const;
      const { data } = await apiOf(client).content.documents(input, { signal });
      return data.map((document) => ({ ...document, body: document.body ?? [] }));
    },
    meta: { endpoint: 'content.documents' },
  });
}
