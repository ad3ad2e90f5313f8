import { readCookie, writeCookie, YEAR_IN_SECONDS } from '#shared/cookies.ts';

export const themes = ['dark', 'light', 'system'] as const;
export type Theme = (typeof themes)[number];

/** How a visitor likes the site; kept in cookies, so that the server renders it right. */
export interface Preferences {
  readonly theme: Theme;
  readonly drawer: 'open' | 'compact';
}

const THEME_COOKIE = 'theme';
const DRAWER_COOKIE = 'drawer';

export function readPreferences(cookies: string): Preferences {
  const theme = readCookie(cookies, THEME_COOKIE);
  return {
    theme: themes.find((known) => known === theme) ?? 'dark',
    drawer: readCookie(cookies, DRAWER_COOKIE) === 'compact' ? 'compact' : 'open',
  };
}

/** The cookie that remembers one of them. */
export function preferenceCookie(
  changed: { readonly theme: Theme } | { readonly drawer: Preferences['drawer'] },
  secure: boolean,
): string {
  const options = { maxAge: YEAR_IN_SECONDS, secure };
  return 'theme' in changed
    ? writeCookie(THEME_COOKIE, changed.theme, options)
    : writeCookie(DRAWER_COOKIE, changed.drawer, options);
}
