import { Logo } from '@pierlight/ui/art/logo';
import { useTranslations } from 'use-intl';
import { LanguageLinks } from '#features/settings/public.ts';
import { SITE_NAME } from '#shared/i18n/page-head.ts';

/** All there is to see where Pierlight may not be offered. */
export default function RestrictedLayout() {
  const text = useTranslations('layout.restricted');
  return (
    <main className="mx-auto grid min-h-svh max-w-120 content-center justify-items-center gap-3 px-4 py-12 text-center">
      <Logo size={36} className="mb-4" />
      <span className="visually-hidden">{SITE_NAME}</span>
      <h1 className="text-32">{text('title')}</h1>
      <p className="text-text-2">{text('text')}</p>
      <LanguageLinks
        className="mt-4 flex flex-wrap justify-center gap-x-2"
        linkClassName="flex min-h-11 items-center rounded-control px-3 text-13 text-text-2 hover:text-text-1 aria-current:font-semibold aria-current:text-text-1"
      />
    </main>
  );
}
