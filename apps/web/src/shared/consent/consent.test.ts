import { describe, expect, it } from 'vitest';
import {
  AGREED_FIELD,
  agreesToTags,
  consentCookie,
  EVERYTHING_AGREED,
  everything,
  onlyNecessary,
  postedConsent,
  readConsent,
} from './consent.ts';
import { createConsentStore } from './consent-store.ts';

describe('the choice about cookies', () => {
  it('comes back from the cookie it was written to [2.3-01]', () => {
    for (const consent of [everything, onlyNecessary, { statistics: true, marketing: false }])
      expect(readConsent(consentCookie(consent, true))).toEqual(consent);
  });

  it('is none before it was made, and when it was made about something else', () => {
    expect(readConsent('')).toBeNull();
    expect(readConsent('consent=')).toBeNull();
    expect(readConsent('consent=0.statistics')).toBeNull();
    expect(readConsent('consent=yes')).toBeNull();
  });

  it('agrees to nothing that it does not name', () => {
    expect(readConsent('consent=1.all.everything')).toEqual(onlyNecessary);
    expect(agreesToTags(null)).toBe(false);
    expect(agreesToTags(onlyNecessary)).toBe(false);
    expect(agreesToTags({ statistics: false, marketing: true })).toBe(true);
  });

  it('is read from a form, ticked one by one or agreed to as a whole [2.3-01]', () => {
    const posted = (...agreed: string[]) =>
      postedConsent(new URLSearchParams(agreed.map((value) => [AGREED_FIELD, value])));
    expect(posted()).toEqual(onlyNecessary);
    expect(posted('')).toEqual(onlyNecessary);
    expect(posted('marketing')).toEqual({ statistics: false, marketing: true });
    expect(posted('statistics', 'marketing')).toEqual(everything);
    expect(posted(EVERYTHING_AGREED)).toEqual(everything);
    expect(posted('everything')).toEqual(onlyNecessary);
  });

  it('is remembered and told at once', () => {
    const written: string[] = [];
    const store = createConsentStore(null, (cookie) => written.push(cookie), false);
    let told = 0;
    store.subscribe(() => {
      told += 1;
    });
    store.choose(onlyNecessary);
    expect(store.get()).toEqual(onlyNecessary);
    expect(written).toEqual([consentCookie(onlyNecessary, false)]);
    expect(told).toBe(1);
  });
});
