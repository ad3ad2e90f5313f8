import { expect, test, vi } from 'vitest';
import { startSite } from './start-site.ts';

const from = (ip: string) => ({ 'x-forwarded-for': ip });

/** Renders that wait until they are let go. */
function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { until: () => opened, open: () => open() };
}

test('[P-66] of 750 pages that no cache holds, one address is rendered as many as it may in a minute', async () => {
  const { get, made, refused } = await startSite({ rendersPerMinute: 300 });
  const statuses: number[] = [];
  for (let page = 0; page < 750; page += 1)
    statuses.push((await get('', from('192.0.2.1'), `/nowhere-${page}`)).statusCode);
  expect(statuses.filter((status) => status === 200)).toHaveLength(300);
  expect(statuses.slice(300).every((status) => status === 503)).toBe(true);
  expect([made(), new Set(refused)]).toEqual([300, new Set(['renders of an address'])]);
  expect((await get('', from('192.0.2.2'), '/another')).statusCode).toBe(200);
});

test('[P-66] whoever may have nothing rendered is told so on a page that takes no render', async () => {
  const { get, made } = await startSite({ rendersPerMinute: 1 });
  await get('access_token=anna');
  const answer = await get('access_token=anna', {}, '/de/"><script>alert(1)</script>?a=1&b=2');
  expect([answer.statusCode, made()]).toEqual([503, 1]);
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.headers['content-security-policy']).toBe(
    "default-src 'none'; frame-ancestors 'none'",
  );
  expect(answer.body).toContain('<html lang="de" dir="auto">');
  expect(answer.body).toContain('<h1>Busy &amp; &quot;full&quot;</h1>');
  expect(answer.body).toContain('?a=1&amp;b=2">Again</a>');
  expect(answer.body).not.toContain('<script');
});

test.each(['//elsewhere.example/', '//elsewhere.example'])(
  '[P-66] the link to try again stays on the site: %s',
  async (address) => {
    const { get } = await startSite({ rendersPerMinute: 1 });
    await get('access_token=anna');
    const answer = await get('access_token=anna', {}, address);
    expect(answer.statusCode).toBe(503);
    expect(/href="([^"]*)"/.exec(answer.body)?.[1]).toBe(`https://pierlight.test${address}`);
  },
);

test('[P-66] pages that are kept are served to an address that may have nothing more rendered', async () => {
  const { get, later, made } = await startSite({ rendersPerMinute: 1 });
  expect((await get('', from('192.0.2.1'))).statusCode).toBe(200);
  expect((await get('', from('192.0.2.1'), '/other')).statusCode).toBe(503);
  expect((await get('', from('192.0.2.1'))).statusCode).toBe(200);
  later(5_000);
  // Old by now; another visitor has it replaced.
  expect((await get('', from('192.0.2.1'))).body).toContain(' 1<');
  expect((await get('', from('192.0.2.1'))).body).toContain(' 1<');
  expect(made()).toBe(1);
  await get('', from('192.0.2.2'));
  await vi.waitFor(async () => expect((await get('', from('192.0.2.1'))).body).toContain(' 2<'), {
    timeout: 10_000,
  });
});

test('[P-66] as many pages are rendered at once and wait as may, and old ones are replaced all the same', async () => {
  const held = gate();
  let isHeld = false;
  const { get, later, made, refused } = await startSite({
    atOnce: 2,
    waiting: 3,
    until: () => (isHeld ? held.until() : Promise.resolve()),
  });
  await get('', from('192.0.2.100'));
  later(5_000);
  isHeld = true;
  const asked = Array.from({ length: 7 }, (_, index) =>
    get('', from(`192.0.2.${index}`), `/page-${index}`),
  );
  const refusals = await Promise.all(asked.slice(5));
  expect(refusals.map(({ statusCode }) => statusCode)).toEqual([503, 503]);
  expect(refused).toEqual(['renders', 'renders']);
  const old = await get('', from('192.0.2.101'));
  expect([old.statusCode, made()]).toEqual([200, 3]);
  held.open();
  expect((await Promise.all(asked)).map(({ statusCode }) => statusCode)).toEqual([
    200, 200, 200, 200, 200, 503, 503,
  ]);
  expect(made()).toBe(7);
});

test('[P-66] one network has only its share of what is rendered and waits', async () => {
  const held = gate();
  const { get, refused } = await startSite({ ofOneNetwork: 3, until: held.until });
  const asked = Array.from({ length: 5 }, (_, index) =>
    get('', from(`2001:db8::${index + 1}`), `/page-${index}`),
  );
  const others = get('', from('2001:db8:0:1::1'), '/page-x');
  await Promise.all(asked.slice(3));
  expect(refused).toEqual(['network renders', 'network renders']);
  held.open();
  const statuses = (await Promise.all([...asked, others])).map(({ statusCode }) => statusCode);
  expect(statuses).toEqual([200, 200, 200, 503, 503, 200]);
});

test('[P-66] who joined the render of an address beyond its bound is not refused with it', async () => {
  const { get } = await startSite({ rendersPerMinute: 1 });
  await get('', from('192.0.2.1'), '/first');
  const [refused, joined] = await Promise.all([
    get('', from('192.0.2.1'), '/shared'),
    get('', from('192.0.2.2'), '/shared'),
  ]);
  expect([refused.statusCode, joined.statusCode]).toEqual([503, 200]);
});
