import { describe, expect, test, vi } from 'vitest';
import { startSite } from './start-site.ts';

describe('[P-35] pages of persons', () => {
  test('are made for each, never kept, and never reach anybody else', async () => {
    const { get } = await startSite();
    const anna = await get('access_token=anna');
    const bert = await get('access_token=bert');
    const guest = await get();
    expect(anna.headers['cache-control']).toBe('private, no-store');
    expect(anna.body).toContain('anna');
    expect(bert.body).not.toContain('anna');
    expect(guest.body).toContain('guest');
    expect((await get('access_token=anna')).body).not.toBe(anna.body);
  });

  test('leave nothing of the visitor in a page that is kept', async () => {
    const { get } = await startSite();
    const first = await get('', { 'user-agent': 'a rare browser' });
    expect(first.body).not.toContain('rare');
    expect(first.headers).not.toHaveProperty('set-cookie');
    expect(first.headers['cache-control']).toBe('private, no-cache');
    expect(first.headers.vary).toBe('cookie, accept-language');
  });
});

test('[2.1-35] an address that leads elsewhere is answered before a page is made', async () => {
  const { get, made } = await startSite();
  const answer = await get('', {}, '/moved');
  expect([answer.statusCode, answer.headers.location]).toEqual([302, 'https://partner.example/']);
  expect(answer.headers['cache-control']).toBe('private, no-cache');
  expect(made()).toBe(0);
});

describe('pages of guests', () => {
  test('[P-35] are kept apart by address and country', async () => {
    const { get, made } = await startSite();
    await get('', { 'ip-country': 'DE' });
    await get('', { 'ip-country': 'AT' });
    await get('', { 'ip-country': 'AT' }, '/categories');
    await get('', { 'ip-country': 'AT' });
    expect(made()).toBe(3);
  });

  test('[P-31] carry a nonce of their own each time they are served', async () => {
    const { get, made } = await startSite();
    const answers = await Promise.all(Array.from({ length: 20 }, () => get()));
    const nonces = answers.map(({ body, headers }) => {
      const [, nonce = ''] = /nonce="([^"]+)"/.exec(body) ?? [];
      expect(String(headers['content-security-policy'])).toContain(`'nonce-${nonce}'`);
      return nonce;
    });
    expect(new Set(nonces).size).toBe(20);
    expect(made()).toBe(1);
  });

  test('[P-35] that 200 visitors ask for at once are made once', async () => {
    const { get, made } = await startSite();
    const answers = await Promise.all(Array.from({ length: 200 }, () => get()));
    expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true);
    expect(made()).toBe(1);
  });

  test('[P-66] that many ask for at once are compressed once, and carry nonces of their own', async () => {
    let isReady = () => false;
    const { listen, made, asked } = await startSite({
      filler: 'a line of text '.repeat(20_000),
      // All of them wait for the same render.
      until: () => vi.waitUntil(() => isReady()),
    });
    isReady = () => asked() === 40;
    const origin = await listen();
    const answers = await Promise.all(
      Array.from({ length: 40 }, async () => {
        const answer = await fetch(origin, { headers: { 'accept-encoding': 'gzip, br' } });
        return { headers: answer.headers, body: await answer.text() };
      }),
    );
    const encodings = Map.groupBy(answers, ({ headers }) => headers.get('content-encoding'));
    // Those who came more than a moment after the first: another one of them may be.
    expect([1, 2, 3]).toContain(encodings.get('br')?.length);
    expect(encodings.get('gzip')?.length).toBe(40 - (encodings.get('br')?.length ?? 0));
    const nonces = answers.map(({ headers, body }) => {
      const [, nonce = ''] = /nonce="([^"]+)"/.exec(body) ?? [];
      expect(headers.get('content-security-policy')).toContain(`'nonce-${nonce}'`);
      expect(headers.get('vary')).toContain('accept-encoding');
      expect(body).toContain('a line of text a line');
      return nonce;
    });
    expect([new Set(nonces).size, made()]).toEqual([40, 1]);
  });

  test('are served old for a minute while one render replaces them', async () => {
    const { get, later, made } = await startSite();
    await get();
    later(4_999);
    expect((await get()).body).toContain(' 1<');
    later(1);
    const stale = await Promise.all([get(), get(), get()]);
    for (const { body } of stale) expect(body).toContain(' 1<');
    await vi.waitFor(async () => expect((await get()).body).toContain(' 2<'), { timeout: 10_000 });
    later(66_000);
    expect((await get()).body).toContain(' 3<');
    expect(made()).toBe(3);
  });

  test('that failed are not kept', async () => {
    const { get, made } = await startSite({ status: 500 });
    await get();
    await get();
    expect(made()).toBe(2);
  });
});
