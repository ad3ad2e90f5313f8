import { expect, test } from 'vitest';
import { startSite } from '../kernel/site/test/start-site.ts';
import { sampleOf } from './call-sample.ts';
import { type Endpoint, endpoints } from './endpoints.ts';
import { usePlatform } from './platform-fixture.ts';
import { startSharedCache } from './shared-cache.ts';

const platform = usePlatform();

/** Reads an address, and whether it came from the cache. */
async function read(address: string, headers: Record<string, string> = {}) {
  const answer = await fetch(address, { headers, redirect: 'manual' });
  return {
    isKept: answer.headers.get('x-cache') === 'HIT',
    status: answer.status,
    text: await answer.text(),
  };
}

test('[P-35] pages of persons come through a real cache to their own player alone', async () => {
  const { listen, made } = await startSite();
  const cache = await startSharedCache(await listen());
  const names = ['anna', 'bert', 'anna', '', 'bert', ''];
  for (const name of names) {
    const { text, isKept } = await read(cache, name ? { cookie: `access_token=${name}` } : {});
    expect(text).toContain(`<p>${name || 'guest'} `);
    expect(isKept).toBe(false);
  }
  // Each of a person's was made anew; the guests' is the platform's to keep.
  expect(made()).toBe(5);
});

test('[P-35] no answer of the API to one player is another’s, or a guest’s, through a real cache', async () => {
  const cache = await startSharedCache(platform.origin);
  const players = [await platform.register(), await platform.register()];
  const kept: string[] = [];
  let personal = 0;
  for (const endpoint of endpoints.filter(({ method }) => method === 'GET')) {
    const { name, access } = endpoint;
    const address = `${cache}/api${addressOf(endpoint)}`;
    for (const requester of [...players, undefined]) {
      const bearer = requester && { authorization: `Bearer ${requester.token}` };
      const { text, isKept, status } = await read(address, bearer);
      if (isKept) kept.push(name);
      if (access === 'player' && !requester) expect(status, name).toBe(401);
      if (access === 'player' && status === 200) personal += 1;
      for (const { id, email } of players.filter((player) => player !== requester))
        expect(text.includes(id) || text.includes(email), name).toBe(false);
    }
  }
  expect(personal).toBeGreaterThan(60);
  // It does keep, and only what is there for anybody.
  expect(kept).toContain('content.document');
  const forAnybody = endpoints.filter(({ access }) => access === 'anyone').map(({ name }) => name);
  expect(forAnybody).toEqual(expect.arrayContaining(kept));
});

/** The address of an endpoint with what a sample of its input says. */
function addressOf(endpoint: Endpoint): string {
  const { address, rest } = sampleOf(endpoint);
  const query = Object.entries(rest).flatMap(([name, value]) =>
    typeof value === 'object' ? [] : [[name, String(value)] as [string, string]],
  );
  return query.length > 0 ? `${address}?${new URLSearchParams(query)}` : address;
}
