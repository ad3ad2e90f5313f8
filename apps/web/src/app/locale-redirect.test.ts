import { describe, expect, it } from 'vitest';
import type { SiteRequestContext } from '../server-context.ts';
import { localeRedirect } from './locale-redirect.ts';

function redirect(
  path: string,
  { country = null as string | null, cookie = '', accepts = '', suggested = 'de' },
) {
  const context: SiteRequestContext = {
    nonce: 'n',
    country,
    publicOrigin: 'https://site.test',
    thirdParties: { tagManagerId: null, chat: null },
    fingerprintStart: 'startup',
    isTraced: false,
    fetchApi: async () => Response.json({ data: { locale: suggested } }),
  };
  const request = new Request(`https://site.test${path}`, {
    headers: { cookie, 'accept-language': accepts },
  });
  return localeRedirect(request, context);
}

describe('the language of a page request', () => {
  it('follows the country when no language was chosen [9-03]', async () => {
    expect(await redirect('/games/x?a=1', { country: 'DE' })).toEqual({
      status: 302,
      href: '/de/games/x?a=1',
    });
    expect(await redirect('/', { country: 'GR', suggested: 'el' })).toBeNull();
    expect(await redirect('/', {})).toBeNull();
  });

  it('follows the chosen language before the country [9-03]', async () => {
    expect(await redirect('/', { country: 'DE', cookie: 'user-language=en' })).toBeNull();
    expect((await redirect('/', { cookie: 'user-language=de' }))?.href).toBe('/de');
    expect(await redirect('/', { cookie: 'user-language=xx' })).toBeNull();
  });

  it('follows the browser where neither a choice nor a country is known [9-03]', async () => {
    expect(await redirect('/games/x?a=1', { accepts: 'ar-EG,ar;q=0.9' })).toEqual({
      status: 302,
      href: '/ar/games/x?a=1',
    });
    expect(await redirect('/', { accepts: 'fr' })).toBeNull();
    expect((await redirect('/', { accepts: 'ar', cookie: 'user-language=es' }))?.href).toBe('/es');
    expect((await redirect('/', { accepts: 'ar', country: 'AT' }))?.href).toBe('/de');
    expect(await redirect('/', { accepts: 'ar', country: 'IE', suggested: 'en' })).toBeNull();
  });

  it('leaves an address that names a language alone', async () => {
    expect(await redirect('/de/games/x', { cookie: 'user-language=en' })).toBeNull();
  });

  it('never keeps the default locale in an address [2.1-01]', async () => {
    expect(await redirect('/en/games/x?a=1', {})).toEqual({ status: 301, href: '/games/x?a=1' });
  });

  it('is not touched in links of mails and in the questions [2.1-22]', async () => {
    for (const path of ['/verify/c0de', '/password-reset/c0de', '/questions', '/questions/pay']) {
      expect(await redirect(path, { country: 'DE', cookie: 'user-language=de' })).toBeNull();
    }
    expect(await redirect('/verify', { country: 'DE' })).not.toBeNull();
    expect(await redirect('/questionsandmore', { country: 'DE' })).not.toBeNull();
  });
});
