import { linkStyle } from '@pierlight/ui/link';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { localizePath } from '#shared/i18n/localize-path.ts';
import { useServices } from '#shared/services.ts';

/** Where to read what is agreed to; in another tab, so that the form stays as it is. */
export function TermsNote() {
  const text = useTranslations('global-components.signUp');
  const { locale } = useServices();
  const to = (page: string) => (words: ReactNode) => (
    <a
      href={localizePath(`/static/${page}`, locale)}
      target="_blank"
      rel="noopener"
      className={linkStyle()}
    >
      {words}
    </a>
  );
  return (
    <p className="text-13 text-text-2">
      {text.rich('read', { terms: to('terms'), privacy: to('privacy') })}
    </p>
  );
}
