import { type UiText, UiTextProvider } from '@pierlight/ui/ui-text';
import { type ReactNode, useMemo } from 'react';
import { useTranslations } from 'use-intl';

/** Gives the primitives their own words in the reader's language. */
export function UiTexts({ children }: { readonly children: ReactNode }) {
  const text = useTranslations('layout.ui');
  const words = useMemo(
    (): UiText => ({
      back: text('back'),
      clear: text('clear'),
      close: text('close'),
      day: text('day'),
      hidePassword: text('hidePassword'),
      loading: text('loading'),
      month: text('month'),
      next: text('next'),
      noMatches: text('noMatches'),
      page: (page) => text('page', { page }),
      pages: text('pages'),
      previous: text('previous'),
      remove: (label) => text('remove', { label }),
      required: text('required'),
      search: text('search'),
      showPassword: text('showPassword'),
      year: text('year'),
    }),
    [text],
  );
  return <UiTextProvider text={words}>{children}</UiTextProvider>;
}
