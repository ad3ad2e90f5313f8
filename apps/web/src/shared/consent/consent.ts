import { readCookie, writeCookie } from '../cookies.ts';

/** What a visitor may agree to beyond what the site needs to work. */
export const consentCategories = ['statistics', 'marketing'] as const;
export type ConsentCategory = (typeof consentCategories)[number];

export type Consent = Readonly<Record<ConsentCategory, boolean>>;

export const onlyNecessary: Consent = { statistics: false, marketing: false };
export const everything: Consent = { statistics: true, marketing: true };

const CONSENT_COOKIE = 'consent';
/** Raised when the categories change their meaning: then everybody is asked again. */
const VERSION = '1';
/** After half a year a visitor is asked again, in seconds. */
const KEPT_FOR = 15_552_000;

/** What the visitor chose; null when there is no choice, or none that this version understands. */
export function readConsent(cookies: string): Consent | null {
  const [version, ...agreed] = readCookie(cookies, CONSENT_COOKIE)?.split('.') ?? [];
  if (version !== VERSION) return null;
  return {
    statistics: agreed.includes('statistics'),
    marketing: agreed.includes('marketing'),
  };
}

/** The cookie that remembers a choice: `1.statistics`. */
export function consentCookie(consent: Consent, secure: boolean): string {
  const agreed = consentCategories.filter((category) => consent[category]);
  const value = [VERSION, ...agreed].join('.');
  return writeCookie(CONSENT_COOKIE, value, { maxAge: KEPT_FOR, secure });
}

/** The field of forms that ask for the choice: what is agreed to, in one value or in several. */
export const AGREED_FIELD = 'agreed';
/** What a button that agrees to everything posts. */
export const EVERYTHING_AGREED = consentCategories.join('.');

/** The choice of a posted form, as a browser or the server reads it. */
export function postedConsent(form: FormData | URLSearchParams): Consent {
  const agreed = form.getAll(AGREED_FIELD).flatMap((value) => String(value).split('.'));
  return {
    statistics: agreed.includes('statistics'),
    marketing: agreed.includes('marketing'),
  };
}

/** Whether anything is agreed to that needs the tag manager. */
export function agreesToTags(consent: Consent | null): boolean {
  return consent !== null && (consent.statistics || consent.marketing);
}
