import { describe, expect, it } from 'vitest';
import type { SiteRequestContext } from '../server-context.ts';
import { affiliateRedirect } from './affiliate-redirect.ts';

type Click = Record<string, string>;

async function follow(
  path: string,
  { cookie = '', referer = '', method = 'GET', isDown = false, keptForSeconds = 86_400 } = {},
) {
  const clicks: Click[] = [];
  const context: SiteRequestContext = {
    nonce: 'n',
    country: 'DE',
    publicOrigin: 'https://site.test',
    thirdParties: { tagManagerId: null, chat: null },
    fingerprintStart: 'startup',
    isTraced: false,
    fetchApi: async (request) => {
      if (isDown) throw new Error('the contract does not answer');
      clicks.push((await request.json()) as Click);
      return Response.json({ data: { keptForSeconds } }, { status: 201 });
    },
  };
  const request = new Request(`https://site.test${path}`, { method, headers: { cookie, referer } });
  return { went: await affiliateRedirect(request, context), clicks };
}

describe("an affiliate's link", () => {
  it('leaves its tag in a cookie and goes to the same address without it [9-05]', async () => {
    const { went, clicks } = await follow('/de/games/koi?a=1&stag=tag-1&b=x%2Fy+z', {
      referer: 'https://affiliate.example/best-casinos?user=7',
    });
    expect(went).toEqual({
      href: '/de/games/koi?a=1&b=x%2Fy+z',
      cookie: 'affiliateTag=tag-1; Path=/; Max-Age=86400; SameSite=Lax; Secure',
    });
    expect(clicks).toEqual([
      { tag: 'tag-1', landing: '/de/games/koi', referrer: 'https://affiliate.example' },
    ]);
  });

  it('never replaces the tag a browser keeps, but is noted [9-05]', async () => {
    const { went, clicks } = await follow('/?stag=tag-2', { cookie: 'affiliateTag=tag-1' });
    expect(went).toEqual({ href: '/', cookie: null });
    expect(clicks).toMatchObject([{ tag: 'tag-2' }]);
  });

  it('keeps the tag for thirty days where nobody says for how long [9-05]', async () => {
    const { went } = await follow('/?stag=tag-1', { isDown: true });
    expect(went?.cookie).toContain('Max-Age=2592000;');
  });

  it.each(['', '%00', 'a%20b', '%F0%9F%8E%B0', 'x'.repeat(201)])(
    'with what can be no tag loses it and keeps nothing: %s',
    async (tag) => {
      const { went, clicks } = await follow(`/?stag=${tag}&sign-up=true`);
      expect(went).toEqual({ href: '/?sign-up=true', cookie: null });
      expect(clicks).toEqual([]);
    },
  );

  it('never leads away from the site [P-33]', async () => {
    for (const path of [
      '//evil.example/?stag=t',
      '/\\evil.example/?stag=t',
      '///evil.example?stag=t',
    ]) {
      const { went } = await follow(path);
      expect(new URL(went?.href ?? '', 'https://site.test').origin).toBe('https://site.test');
      expect(went?.href).not.toMatch(/^[/\\]{2}/);
    }
  });

  it('says nothing of its own site or of the codes in an address', async () => {
    const { clicks } = await follow('/verify/a-secret?stag=t', { referer: 'https://site.test/de' });
    expect(clicks).toEqual([{ tag: 't', landing: '/verify/' }]);
  });

  it('counts nothing for who only asks for the head', async () => {
    const { went, clicks } = await follow('/?stag=t', { method: 'HEAD' });
    expect(went).toEqual({ href: '/', cookie: null });
    expect(clicks).toEqual([]);
  });

  it('is none without a tag', async () => {
    expect((await follow('/?a=1')).went).toBeNull();
    expect((await follow('/', { cookie: 'affiliateTag=t' })).went).toBeNull();
  });
});
