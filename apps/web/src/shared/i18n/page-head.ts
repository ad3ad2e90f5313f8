import type { QueryClient } from '@tanstack/react-query';
import { createTranslator } from 'use-intl/core';
import { contentQuery } from './content.ts';
import { type Locale, locales } from './locales.ts';

interface HeadContext {
  readonly queryClient: QueryClient;
  readonly locale: Locale;
}

type Values = Record<string, string | number>;

/** A text of a loaded content folder outside components, for instance `text(context, 'pages', 'home.title')`. */
export function loadedText(
  { queryClient, locale }: HeadContext,
  folder: Parameters<typeof contentQuery>[1],
  key: string,
  values: Values = {},
): string | null {
  const messages = queryClient.getQueryData(contentQuery(locale, folder).queryKey);
  if (!messages) return null;
  const translate = createTranslator({
    locale: locales[locale].tag,
    messages: messages as Record<string, string>,
    onError: () => undefined,
    getMessageFallback: () => '',
  });
  return translate(key, values) || null;
}

/**
 * Head of a page from its texts `pages.<page>.title` and, if there is one, `.description`:
 * `head: ({ match }) => pageHead(match.context, 'providers')`.
 */
export function pageHead(context: HeadContext, page: string, values: Values = {}) {
  return headOf(
    loadedText(context, 'pages', `${page}.title`, values),
    loadedText(context, 'pages', `${page}.description`, values),
  );
}

/** Head of a page whose title and description stand in what it shows. */
export function headOf(title: string | null, description: string | null) {
  const full = title === null ? SITE_NAME : `${title} · ${SITE_NAME}`;
  return {
    meta: [
      { title: full },
      { property: 'og:title', content: title ?? SITE_NAME },
      ...(description
        ? [
            { name: 'description', content: description },
            { property: 'og:description', content: description },
          ]
        : []),
    ],
  };
}

export const SITE_NAME = 'Pierlight';
