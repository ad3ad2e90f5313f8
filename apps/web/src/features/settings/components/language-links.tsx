import { languageTag } from '@pierlight/contract/common/language-tag';
import { useLocation } from '@tanstack/react-router';
import { setCookie, writeCookie, YEAR_IN_SECONDS } from '#shared/cookies.ts';
import { LANGUAGE_COOKIE, type Locale, localeCodes, locales } from '#shared/i18n/locales.ts';
import { localizePath } from '#shared/i18n/localize-path.ts';
import { withoutSecrets } from '#shared/navigation/address-secrets.ts';
import { stringifySearch } from '#shared/navigation/search.ts';
import { useServices } from '#shared/services.ts';

interface LanguageLinksProps {
  readonly className?: string;
  readonly linkClassName: string;
}

/**
 * The same page in every language. Each is a page of its own, loaded whole; the choice is kept, so
 * that an address without a language leads to it.
 */
export function LanguageLinks({ className, linkClassName }: LanguageLinksProps) {
  const { locale, publicOrigin } = useServices();
  const { pathname, query } = useLocation({
    select: ({ pathname, search }) => ({
      pathname,
      query: stringifySearch(withoutSecrets(search)),
    }),
    structuralSharing: true,
  });
  const remember = (code: Locale) => {
    const secure = publicOrigin.startsWith('https:');
    setCookie(document, writeCookie(LANGUAGE_COOKIE, code, { maxAge: YEAR_IN_SECONDS, secure }));
  };
  return (
    <ul className={className}>
      {localeCodes.map((code) => (
        <li key={code}>
          <a
            href={`${localizePath(pathname, code)}${query}`}
            hrefLang={languageTag(code)}
            lang={languageTag(code)}
            aria-current={code === locale ? 'true' : undefined}
            onClick={(event) => {
              remember(code);
              // The server knows no hash, so it joins the address only here.
              event.currentTarget.hash = window.location.hash;
            }}
            className={linkClassName}
          >
            {locales[code].name}
          </a>
        </li>
      ))}
    </ul>
  );
}
