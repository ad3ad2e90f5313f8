import type { QueryClient } from '@tanstack/react-query';
import { contentQuery } from '#shared/i18n/content.ts';
import type { Locale } from '#shared/i18n/locales.ts';

export type ErrorWord =
  | 'homepage'
  | 'retry'
  | `${'notFound' | 'failed'}.${'title' | 'description'}`;

/** What the error page says, for when the texts themselves did not come. */
export type ErrorWords = Readonly<Record<ErrorWord, string>>;

interface ErrorFile {
  readonly homepage: string;
  readonly retry: string;
  readonly notFound: { readonly title: string; readonly description: string };
  readonly failed: { readonly title: string; readonly description: string };
}

/** As they were when the site was built; on the server only, which hands a page those of its language. */
const files: Readonly<Record<string, ErrorFile>> = import.meta.env.SSR
  ? import.meta.glob('../../../../content/*/pages/error.json', { eager: true, import: 'default' })
  : {};

/** The words of the error page in a language, for a page whose texts did not come; else null. */
export function errorWordsFor(queryClient: QueryClient, locale: Locale): ErrorWords | null {
  if (queryClient.getQueryData(contentQuery(locale, 'pages').queryKey)) return null;
  const file = files[`../../../../content/${locale}/pages/error.json`];
  if (!file) return null;
  return {
    homepage: file.homepage,
    retry: file.retry,
    'notFound.title': file.notFound.title,
    'notFound.description': file.notFound.description,
    'failed.title': file.failed.title,
    'failed.description': file.failed.description,
  };
}
