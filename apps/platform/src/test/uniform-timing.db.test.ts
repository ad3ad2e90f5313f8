import { hash as argon2 } from '@node-rs/argon2';
import { beforeAll, expect, test } from 'vitest';
import { useOwner } from './mailed-platform.ts';
import { fingerprint, password, usePlatform } from './platform-fixture.ts';

const platform = usePlatform({
  settings: { TRUSTED_PROXIES: '127.0.0.1', CODES_PER_HOUR: '100000' },
});
const database = useOwner(platform);

const samples = 200;
/**
 * How many of 200 pairs may have the one side slower where both take the same time: beyond 100 ± 30 lies one
 * run in fifty thousand. Pairs are compared with themselves alone, so a busy machine adds noise and no drift.
 */
const most = 130;

const known = (nth: number) => `known-${nth}@example.com`;
const unknown = (nth: number) => `nobody-${nth}@example.com`;

beforeAll(async () => {
  const hash = await argon2(password, { memoryCost: 19 * 1024, timeCost: 3, parallelism: 1 });
  await database.query(
    `insert into identity.credential (player_id, email, password_hash, changed_at)
     select gen_random_uuid(), 'known-' || n || '@example.com', $1, now() from generate_series(0, $2) n`,
    [hash, samples],
  );
  const lighter = await argon2(password, { memoryCost: 1024, timeCost: 1, parallelism: 1 });
  await database.query(
    `insert into identity.credential (player_id, email, password_hash, changed_at)
     select gen_random_uuid(), 'old-' || n || '@example.com', $1, now() from generate_series(0, $2) n`,
    [lighter, samples],
  );
});

async function timeOf(call: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await call();
  return performance.now() - start;
}

/** Of 200 interleaved pairs, those in which the first took longer. */
async function slowerFirst(
  first: (nth: number) => Promise<unknown>,
  second: (nth: number) => Promise<unknown>,
): Promise<number> {
  // The first calls of a process are like no others.
  for (let warm = 0; warm < 3; warm += 1) await second(samples + warm);
  let slower = 0;
  for (let nth = 0; nth < samples; nth += 1) {
    const isFirst = nth % 2 === 0;
    const before = await timeOf(() => (isFirst ? first : second)(nth));
    const after = await timeOf(() => (isFirst ? second : first)(nth));
    if (isFirst === before > after) slower += 1;
  }
  return slower;
}

let networks = 0;
function post(url: string, body: unknown) {
  networks += 1;
  const ip = `10.0.${networks >> 8}.${networks & 255}`;
  return platform.call('POST', url, { body, headers: { 'x-forwarded-for': ip } });
}

async function signIn(email: string) {
  const { status, body } = await post('/player/sessions', {
    ...{ email, password: 'not the one' },
    fingerprint: { ...fingerprint, visitorId: `visitor of ${email}` },
  });
  expect([status, body.code]).toEqual([422, 11003]);
}
async function ask(email: string) {
  const { status } = await post('/player/passwords/reset', { email, locale: 'en' });
  expect(status).toBe(202);
}

test('[P-26] a wrong password takes as long as an unknown address, over 200 interleaved samples', async () => {
  const slower = await slowerFirst(
    (nth) => signIn(known(nth)),
    (nth) => signIn(unknown(nth)),
  );
  expect(Math.max(slower, samples - slower), `${slower} of ${samples}`).toBeLessThanOrEqual(most);
}, 240_000);

test('[P-26] a new password requested takes as long for both, over 200 interleaved samples', async () => {
  const slower = await slowerFirst(
    (nth) => ask(known(nth)),
    (nth) => ask(unknown(nth)),
  );
  expect(Math.max(slower, samples - slower), `${slower} of ${samples}`).toBeLessThanOrEqual(most);
}, 240_000);

test('[P-26] an account whose hash took less work is refused no quicker than an unknown address', async () => {
  const slower = await slowerFirst(
    (nth) => signIn(`old-${nth}@example.com`),
    (nth) => signIn(unknown(nth)),
  );
  expect(slower).toBeGreaterThanOrEqual(samples - most);
}, 240_000);
