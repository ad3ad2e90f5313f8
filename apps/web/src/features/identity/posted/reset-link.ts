import { readCookie, writeCookie } from '#shared/cookies.ts';
import { FORMS_PATH } from '#shared/posted-forms/kept-form.ts';

const COOKIE = 'reset-link';
/** Seconds; a mailed link is good for less. */
const KEPT_FOR = 3600;

const options = (secure: boolean) => ({ secure, path: FORMS_PATH, httpOnly: true }) as const;

/** Keeps the code of a mailed link for the form that is posted, which no page then has to hold. */
export const resetLinkCookie = (resetCode: string, secure: boolean): string =>
  writeCookie(COOKIE, resetCode, { maxAge: KEPT_FOR, ...options(secure) });

export const withoutResetLink = (secure: boolean): string =>
  writeCookie(COOKIE, '', { maxAge: 0, ...options(secure) });

export const readResetLink = (cookies: string): string => readCookie(cookies, COOKIE) ?? '';
