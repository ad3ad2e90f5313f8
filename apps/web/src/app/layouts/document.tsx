import { HeadContent, Scripts, useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { usePreferenceValues } from '#features/settings/preferences-store.ts';
import { languageTag, locales } from '#shared/i18n/locales.ts';

/** The document around every page, errors included. */
export function SiteDocument({ children }: { readonly children: ReactNode }) {
  const { locale, preferences } = useRouter().options.context;
  const { theme, drawer } = usePreferenceValues(preferences);
  return (
    <html
      lang={languageTag(locale)}
      dir={locales[locale].direction}
      data-theme={theme}
      data-drawer={drawer}
    >
      <head>
        <HeadContent />
      </head>
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  );
}
