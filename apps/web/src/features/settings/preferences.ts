import { readCookie, writeCookie, YEAR_IN_SECONDS } from '#shared/cookies.ts';

export const themes = ['dark', 'light', 'system'] as const;
export type Theme = (typeof themes)[number];

/** How a visitor likes the site; kept in cookies, so that the server renders it right. */
export interface Preferences {
  readonly theme: Theme;
  readonly drawer: 'open' | 'compact';
  /**
   * Whether `/` opens the search. A key without a modifier can be pressed by speech or by a trembling hand,
   * so it can be switched off (WCAG 2.1.4).
   */
  readonly searchKey: 'on' | 'off';
}

const THEME_COOKIE = 'theme';
const DRAWER_COOKIE = 'drawer';
const SEARCH_KEY_COOKIE = 'search-key';

export function readPreferences(cookies: string): Preferences {
  const theme = readCookie(cookies, THEME_COOKIE);
  return {
    theme: themes.find((known) => known === theme) ?? 'dark',
    drawer: readCookie(cookies, DRAWER_COOKIE) === 'compact' ? 'compact' : 'open',
    searchKey: readCookie(cookies, SEARCH_KEY_COOKIE) === 'off' ? 'off' : 'on',
  };
}

/** The cookie that remembers one of them. */
export function preferenceCookie(
  changed:
    | Pick<Preferences, 'theme'>
    | Pick<Preferences, 'drawer'>
    | Pick<Preferences, 'searchKey'>,
  secure: boolean,
): string {
  const options = { maxAge: YEAR_IN_SECONDS, secure };
  if ('theme' in changed) return writeCookie(THEME_COOKIE, changed.theme, options);
  return 'drawer' in changed
    ? writeCookie(DRAWER_COOKIE, changed.drawer, options)
    : writeCookie(SEARCH_KEY_COOKIE, changed.searchKey, options);
}
