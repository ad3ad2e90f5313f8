import { languageTag } from '@pierlight/contract/common/language-tag';
import type { createContent } from './modules/content/public.ts';

interface BusyTextsDeps {
  readonly content: Pick<ReturnType<typeof createContent>, 'text'>;
  readonly locales: readonly string[];
  readonly defaultLocale: string;
}

/** What a page says that cannot be shown now, in the language of its address. */
export function createBusyTexts({ content, locales, defaultLocale }: BusyTextsDeps) {
  return async (pathname: string) => {
    const prefix = pathname.split('/')[1] ?? '';
    const locale = locales.includes(prefix) ? prefix : defaultLocale;
    const text = (...names: string[]) => content.text(locale, 'pages', ['error', ...names]);
    return {
      language: languageTag(locale),
      title: await text('failed', 'title'),
      description: await text('failed', 'description'),
      retry: await text('retry'),
    };
  };
}
