import { readCookie, writeCookie } from '#shared/cookies.ts';
import { defaultLocale, isLocale, type Locale } from '#shared/i18n/locales.ts';
import type { Search } from '#shared/navigation/search.ts';

/**
 * What a provider sends the browser back with leaves the address bar before anything is shown: the
 * server hands it over in a cookie and leads on to the bare address, and the tab takes it at once.
 */
const NAME = 'social-answer';
/** Seconds in which the tab takes the cookie over. */
const HANDOVER = 60;
const names = ['code', 'state', 'iss', 'error'] as const;
const LONGEST = 2048;

export type ProviderReturn = Partial<Record<(typeof names)[number], string>>;

/** The provider's answer in a query; null when there is none. */
export function answerIn(search: Search): ProviderReturn | null {
  const given = names.flatMap((name) => {
    const value = search[name];
    return typeof value === 'string' && value !== '' && value.length <= LONGEST
      ? [[name, value] as const]
      : [];
  });
  return given.length === 0 ? null : Object.fromEntries(given);
}

/** The language the sign-in was begun in, which stands in front of its state. */
export function localeOfState(state: string | undefined): Locale {
  const [locale] = (state ?? '').split('.');
  return isLocale(locale) ? locale : defaultLocale;
}

/** Whether it was begun by somebody signed in, to link the account elsewhere to theirs. */
export const isLinking = (state: string | undefined): boolean =>
  (state ?? '').split('.')[1] === 'link';

export const answerCookie = (answer: ProviderReturn, secure: boolean): string =>
  writeCookie(NAME, JSON.stringify(answer), { maxAge: HANDOVER, secure });

/** Takes the answer, so that nobody finds it a second time. */
export function takeAnswer(jar: { cookie: string }, secure: boolean): ProviderReturn | null {
  const text = readCookie(jar.cookie, NAME);
  if (text === null) return null;
  jar.cookie = writeCookie(NAME, '', { maxAge: 0, secure });
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? answerIn(value as Search) : null;
  } catch {
    return null;
  }
}
