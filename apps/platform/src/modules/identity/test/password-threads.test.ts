import { readFile } from 'node:fs/promises';
import { verify } from '@node-rs/argon2';
import { afterEach, expect, test } from 'vitest';
import { createPasswordThreads, type PasswordThreads } from '../password-threads.ts';
import { passwordCost } from '../passwords.ts';

const cost = passwordCost(19);
let threads: PasswordThreads;
afterEach(() => threads.close());

const secret = 'a secret of the test';
const hashOf = async () => String(await threads.run({ kind: 'hash', password: secret }));

test('a hash opens to its own password alone, and argon2 itself agrees', async () => {
  threads = createPasswordThreads({ cost, threads: 2, waiting: 10 });
  const hash = await hashOf();
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=3,p=1\$/);
  expect(await verify(hash, secret)).toBe(true);
  expect(await threads.run({ kind: 'verify', password: secret, hash })).toBe(true);
  expect(await threads.run({ kind: 'verify', password: 'another', hash })).toBe(false);
});

test('no more run at once than there are threads, and a call that finds the queue full is told to retry', async () => {
  threads = createPasswordThreads({ cost, threads: 2, waiting: 3 });
  const hash = await hashOf();
  const outcomes = Array.from({ length: 12 }, () =>
    threads.run({ kind: 'verify', password: secret, hash }),
  );
  expect(threads.load()).toEqual({ running: 2, waiting: 3 });
  const settled = await Promise.allSettled(outcomes);
  const refused = settled.filter(({ status }) => status === 'rejected');
  expect(refused).toHaveLength(7);
  for (const { reason } of refused as PromiseRejectedResult[])
    expect(reason).toMatchObject({ errorName: 'signInsBusy', options: { retryAfterSeconds: 2 } });
  expect(threads.load()).toEqual({ running: 0, waiting: 0 });
  expect(await threads.run({ kind: 'verify', password: secret, hash }), 'goes on after').toBe(true);
});

test('what is no hash fails alone', async () => {
  threads = createPasswordThreads({ cost, threads: 1, waiting: 10 });
  const broken = threads.run({ kind: 'verify', password: secret, hash: 'no hash' });
  const whole = hashOf();
  await expect(broken).rejects.toThrow();
  expect(await whole).toMatch(/^\$argon2id/);
});

test('files are read while many passwords are worked on', async () => {
  threads = createPasswordThreads({ cost, threads: 2, waiting: 100 });
  const hash = await hashOf();
  let done = 0;
  const work = Array.from({ length: 16 }, async () => {
    await threads.run({ kind: 'verify', password: secret, hash });
    done += 1;
  });
  await Promise.all(Array.from({ length: 8 }, () => readFile(import.meta.filename)));
  const doneBefore = done;
  await Promise.all(work);
  // Behind argon2 in libuv's own line, they would have come after all but the last few.
  expect(doneBefore).toBeLessThan(8);
});
