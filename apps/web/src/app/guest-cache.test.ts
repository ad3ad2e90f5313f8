import { describe, expect, it } from 'vitest';
import { guestPage } from './guest-cache.ts';

const key = (path: string, cookie = '', country: string | null = null) =>
  guestPage(new Request(`https://site.test${path}`, { headers: { cookie } }), country)?.key ?? null;

describe('pages that may be kept for other guests', () => {
  it('never are those of anyone who holds a token, good or not', () => {
    expect(key('/', 'access_token=anything')).toBeNull();
    expect(key('/', 'theme=light; access_token=x.y.z')).toBeNull();
    expect(key('/', 'access_token=')).not.toBeNull();
  });

  it('never are those that show a posted form again [P-35]', () => {
    expect(key('/?sign-in=true', 'posted-form=%7B%7D')).toBeNull();
    expect(key('/?sign-in=true')).not.toBeNull();
  });

  it('are told apart by everything they depend on', () => {
    const keys = [
      key('/'),
      key('/de'),
      key('/?page=2'),
      key('/', 'theme=light'),
      key('/', 'drawer=compact'),
      key('/', 'search-key=off'),
      key('/', 'consent=1'),
      key('/', 'user-language=de'),
      key('/', '', 'DE'),
    ];
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('are shared by visitors whose other cookies differ', () => {
    expect(key('/', 'consent=1.statistics')).toBe(key('/', 'consent=1'));
    expect(key('/', 'other=1')).toBe(key('/', 'other=2; theme=nonsense'));
  });

  it('are one for visitors from all advertisements, which leave nothing in it', () => {
    expect(key('/?utm_source=a&gclid=b')).toBe(key('/'));
    const { url } = guestPage(new Request('https://site.test/de?utm_source=a&page=2'), null) ?? {};
    expect(url).toBe('https://site.test/de?page=2');
  });

  it("never are those whose address carries an affiliate's tag, nor told apart by one that is kept [9-05]", () => {
    expect(key('/?stag=tag')).toBeNull();
    expect(key('/', 'affiliateTag=tag')).toBe(key('/'));
  });

  it('never are those that show what a visitor chose [2.3-01]', () => {
    expect(key('/cookie-settings')).toBeNull();
    expect(key('/ar/cookie-settings', 'consent=1.statistics')).toBeNull();
  });

  it('never are those whose address carries a code or a token [P-28] [P-35]', () => {
    for (const path of [
      '/auth/autologin?token=x',
      '/de/auth/callback?code=x&state=y',
      '/verify/x',
      '/unsubscribe/x',
      '/de/password-reset/x',
      '/?reset-pass=true&resetCode=x',
    ]) {
      expect(key(path)).toBeNull();
    }
  });
});
