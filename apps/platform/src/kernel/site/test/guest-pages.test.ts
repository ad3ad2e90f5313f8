import { describe, expect, test, vi } from 'vitest';
import { startSite } from './start-site.ts';

/** The nonce of an answer, which its policy and every place of the page that needs one name alike. */
function nonceOf(body: string, policy: unknown): string {
  const nonces = [...body.matchAll(/nonce="([^"]*)"/g)].map(([, nonce = '']) => nonce);
  const [nonce = ''] = nonces;
  expect(nonces).toEqual([nonce, nonce]);
  // 128 random bits.
  expect(nonce).toMatch(/^[\w+/]{22}==$/);
  expect(String(policy)).toContain(`'nonce-${nonce}'`);
  return nonce;
}

describe('[P-35] pages of persons', () => {
  test('are made for each, never kept, and never reach anybody else, however many ask at once', async () => {
    let isReady = () => false;
    const { get, made } = await startSite({ until: () => vi.waitUntil(() => isReady()) });
    const people = ['anna', 'bert', null, 'anna', 'carl', null];
    // One render for all guests, and one for each person who asks.
    isReady = () => made() === 5;
    const answers = await Promise.all(
      people.map(async (who) => ({ who, answer: await get(who ? `access_token=${who}` : '') })),
    );
    for (const { who, answer } of answers) {
      const strangers = ['anna', 'bert', 'carl', 'guest'].filter(
        (other) => other !== (who ?? 'guest'),
      );
      expect(answer.body).toContain(`<p>${who ?? 'guest'} `);
      for (const other of strangers) expect(answer.body).not.toContain(other);
      expect(answer.headers['cache-control']).toBe(who ? 'private, no-store' : 'private, no-cache');
    }
    expect(new Set(answers.map(({ answer }) => /(\d+)<style/.exec(answer.body)?.[1])).size).toBe(5);

    isReady = () => true;
    expect((await get('access_token=anna')).body).toContain('anna');
    expect((await get()).body).toContain('guest');
    expect(made()).toBe(6);
  });

  test('leave nothing of the visitor in a page that is kept', async () => {
    const { get, made } = await startSite();
    const visitor = { 'user-agent': 'a rare browser', referer: 'https://rare.example/?q=secret' };
    const first = await get('consent=1.statistics', visitor);
    expect(first.body).toContain('<p>guest nothing nothing nothing 1<');
    expect(first.headers).not.toHaveProperty('set-cookie');
    expect(first.headers['cache-control']).toBe('private, no-cache');
    expect(first.headers.vary).toBe('cookie, accept-language');
    const second = await get();
    expect(second.body).toContain('<p>guest nothing nothing nothing 1<');
    // What the first one has agreed to is not for the second.
    expect(first.headers['content-security-policy']).toContain('googletagmanager.com');
    expect(second.headers['content-security-policy']).not.toContain('googletagmanager.com');
    expect(made()).toBe(1);
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
    const of = async (country: string, url?: string) =>
      /<p>(.*)<style/.exec((await get('', { 'ip-country': country }, url)).body)?.[1];
    expect(await of('DE')).toBe('guest DE nothing nothing 1');
    expect(await of('AT')).toBe('guest AT nothing nothing 2');
    expect(await of('AT', '/categories')).toBe('guest AT nothing nothing 3');
    expect(await of('AT')).toBe('guest AT nothing nothing 2');
    expect(made()).toBe(3);
  });

  test('[P-31] carry a nonce of their own each time they are served', async () => {
    const { get, made } = await startSite();
    const answers = await Promise.all(Array.from({ length: 20 }, () => get()));
    const nonces = answers.map(({ body, headers }) =>
      nonceOf(body, headers['content-security-policy']),
    );
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
      expect(headers.get('vary')).toContain('accept-encoding');
      expect(body).toContain('a line of text a line');
      return nonceOf(body, headers.get('content-security-policy'));
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
    for (const number of [1, 2]) {
      const { statusCode, body } = await get();
      expect([statusCode, body]).toEqual([500, expect.stringContaining(` ${number}<`)]);
    }
    expect(made()).toBe(2);
  });
});
