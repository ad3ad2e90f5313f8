import { expect, test } from 'vitest';
import { DatabaseProxy } from './database-proxy.ts';
import { usePlatform } from './platform-fixture.ts';

const proxy = new DatabaseProxy();
const platform = usePlatform({
  roles: 'api,web',
  rendersSite: true,
  settings: { PUBLIC_ORIGIN: 'http://localhost' },
  databaseUrl: (url) => proxy.open(url),
});

const page = async (address: string) => {
  const response = await fetch(`${platform.origin}${address}`);
  return { status: response.status, headers: response.headers, text: await response.text() };
};

test('[P-42] a category that cannot be loaded is told to be away for now, and not to be none', async () => {
  proxy.cut();
  for (const [address, again] of [
    ['/categories/slots', 'Try again'],
    ['/de/categories/slots', 'Noch einmal versuchen'],
    ['/categories/no-such-category', 'Try again'],
  ] as const) {
    const away = await page(address);
    expect(away.status, address).toBe(503);
    expect(Number(away.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(away.headers.get('cache-control')).toMatch(/no-cache|no-store/);
    expect(away.text).toContain(again);
  }
  await proxy.restore();
  expect((await page('/categories/slots')).status).toBe(200);
  expect((await page('/categories/no-such-category')).status).toBe(404);
});
