import http from 'node:http';
import { expect, test } from 'vitest';
import {
  fingerprint,
  password,
  usePlatform,
} from '/work/main/apps/platform/src/test/platform-fixture.ts';

const p = usePlatform();
test('probe', async () => {
  const me = await p.register();
  const signin = { email: me.email, password, fingerprint };
  const t = async (m: any, u: string, o: any = {}) => {
    try {
      const a = await p.call(m, u, o);
      console.log(
        m,
        u.slice(0, 60),
        a.status,
        a.type,
        JSON.stringify(a.body).slice(0, 160),
        a.headers['x-ratelimit-limit'],
      );
    } catch (e) {
      console.log(m, u.slice(0, 60), 'THREW', String(e).slice(0, 200));
    }
  };
  await t('POST', '/player/sessions', { body: signin });
  await t('POST', '/player/sessions/', { body: signin });
  await t('POST', '//player/sessions', { body: signin });
  await t('POST', '/player//sessions', { body: signin });
  await t('POST', '/player/%73essions', { body: signin });
  await t('POST', '/player/sessions?x=1', { body: signin });
  await t('POST', '/./player/sessions', { body: signin });
  await t('POST', '/player/sessions%2F', { body: signin });
  await t('POST', '/player%2Fsessions', { body: signin });
  await t('POST', '/Player/sessions', { body: signin });
  await t('PATCH', '/player/profile', { body: {}, token: me.token });
  await t('OPTIONS', '/player/profile', {});
  await t('GET', '/%zz', {});
  await t('GET', '/../../nowhere', {});
  await t('PUT', '/player/profile', { token: me.token, body: { nickname: 'a\u0000b' } });
  await t('PUT', '/player/profile', { token: me.token, body: { nickname: 'a\ud800b' } });
  await t('POST', '/player/sessions', {
    body: { ...signin, fingerprint: { visitorId: 'a\u0000', confidence: 0.4 } },
  });
  await t('POST', '/player/sessions', { body: { ...signin, email: 'a\u0000@x.y' } });
  await t('POST', '/player/register', {
    body: {
      ...signin,
      email: 'new@example.com',
      country: 'DE',
      currency: 'EUR',
      locale: 'de',
      birthdate: '1990-01-01',
      agreements: true,
      affiliateTag: 'a\u0000',
    },
  });
  await t('GET', '/game/games?search=%00', {});
  await t('GET', '/game/spins?from=0000-01-01T00:00:00Z', { token: me.token });
  await t('GET', '/game/spins?from=9999-12-31T23:59:59Z', { token: me.token });
  await t('GET', '/game/spins?' + 'a' + '[a]'.repeat(4000) + '=1', { token: me.token });
  await t('GET', '/payment/invoices?id[4294967295]=x', { token: me.token });
  await t('GET', '/payment/invoices?__proto__[x]=1', { token: me.token });
  await t('GET', '/payment/invoices?__proto__=1', { token: me.token });
  await t('GET', '/payment/invoices?constructor[prototype][x]=1', { token: me.token });
  await t('PUT', '/player/profile', { token: me.token, body: '{"__proto__":{"x":1}}' });
  await t('PUT', '/player/profile', {
    token: me.token,
    body: '{"constructor":{"prototype":{"x":1}}}',
  });
  await t('PUT', '/player/profile', {
    token: me.token,
    body: 'x=1',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  await t('PUT', '/player/profile', {
    token: me.token,
    body: '--a\r\ncontent-disposition: form-data; name="x"\r\n\r\n1\r\n--a--',
    headers: { 'content-type': 'multipart/form-data; boundary=a' },
  });
  await t('PUT', '/player/profile', {
    token: me.token,
    body: 'x',
    headers: { 'content-type': 'text/plain' },
  });
  await t('PUT', '/player/profile', {
    token: me.token,
    body: '<x/>',
    headers: { 'content-type': 'application/xml' },
  });
  await t('PUT', '/player/profile', {
    token: me.token,
    body: '',
    headers: { 'content-type': 'application/json' },
  });
  await t('PUT', '/player/profile', {
    token: me.token,
    body: '{}',
    headers: { 'content-type': 'bogus' },
  });
  await t('GET', '/game/games/' + 'a'.repeat(300), {});
  await t('GET', '/game/games/%00', {});
  await t('GET', '/content/en/' + 'a'.repeat(5000), {});
});
