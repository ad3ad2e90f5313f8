import { languageTag } from '@pierlight/contract/common/language-tag';
import { HeadContent, ScriptOnce, Scripts, useLocation, useRouter } from '@tanstack/react-router';
import { type ReactNode, useLayoutEffect } from 'react';
import { usePreferenceValues } from '#features/settings/public.ts';
import { locales } from '#shared/i18n/locales.ts';
import { localizePath } from '#shared/i18n/localize-path.ts';
import { isTakenOver, LATE_PART, LIVE } from '#shared/late-part.tsx';
import {
  addressSecrets,
  KEPT_SECRET,
  takeAddressSecrets,
} from '#shared/navigation/address-secrets.ts';
import { FORMS_PATH, PAGE_FIELD } from '#shared/posted-forms/kept-form.ts';
import { keepEarlyActions } from '../early-actions.ts';
import { firstScripts } from '../first-scripts.ts';
import { fetchFonts, latinFaces } from '../fonts-after-styles.ts';
import { startAfterPaint } from '../scripts-after-paint.ts';
import { ThemeColor } from './theme-color.tsx';

/** What cannot wait until the page is taken over: in the page the server sends, and in no script. */
const first = import.meta.env.SSR
  ? [
      `(${takeAddressSecrets})('${KEPT_SECRET}',${JSON.stringify(addressSecrets)})`,
      `(${keepEarlyActions})((element)=>(${isTakenOver})(element,'${LIVE}','${LATE_PART}'))`,
    ].join(';')
  : '';
const fonts = import.meta.env.SSR ? `(${fetchFonts})(${JSON.stringify(latinFaces)});` : '';

/** The document around every page, errors included. */
export function SiteDocument({ children }: { readonly children: ReactNode }) {
  const router = useRouter();
  const { locale, preferences } = router.options.context;
  const { theme, drawer } = usePreferenceValues(preferences);
  const scripts = firstScripts(router.state.matches.map(({ routeId }) => routeId));
  // In the very commit that takes the page over: from now on React hears every press itself.
  useLayoutEffect(() => document.documentElement.setAttribute(LIVE, ''), []);
  return (
    <html
      lang={languageTag(locale)}
      dir={locales[locale].direction}
      data-theme={theme}
      data-drawer={drawer}
    >
      <head>
        <HeadContent />
        <ThemeColor theme={theme} />
        <noscript>{import.meta.env.SSR ? <Renewal /> : null}</noscript>
      </head>
      <body>
        <ScriptOnce>{locales[locale].direction === 'ltr' ? fonts + first : first}</ScriptOnce>
        {children}
        {import.meta.env.SSR && scripts ? (
          <ScriptOnce>{`(${startAfterPaint})(${JSON.stringify(scripts)})`}</ScriptOnce>
        ) : null}
        <Scripts />
      </body>
    </html>
  );
}

/** Without scripts the server renews a token that has run out, and leads back here. */
function Renewal() {
  const { session, locale } = useRouter().options.context;
  const address = useLocation({
    select: ({ pathname, searchStr }) => `${localizePath(pathname, locale)}${searchStr}`,
  });
  if (session.getState().status !== 'resuming') return null;
  const query = new URLSearchParams({ [PAGE_FIELD]: address });
  return <meta httpEquiv="refresh" content={`0;url=${FORMS_PATH}/renewal?${query}`} />;
}
