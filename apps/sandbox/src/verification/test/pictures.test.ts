import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { largestPicture } from '../pictures.ts';
import { frameOf, jpeg, type Provider, startProvider, tokenFor } from './fixture.ts';

let provider: Provider;
let frame: ReturnType<typeof frameOf>;
beforeEach(async () => {
  provider = await startProvider({ reviewSeconds: 0 });
  frame = frameOf(provider, await tokenFor(provider));
  await frame.open();
});
afterEach(() => provider.close());

const folder = () => path.join(provider.dataFolder, 'verification-pictures');
const kept = async () => (await readdir(folder())).length;

test('a picture taken again replaces the one before', async () => {
  await frame.picture();
  const { body } = await frame.picture();
  expect(await readdir(folder())).toEqual([String(body.imageId)]);
  expect((await stat(path.join(folder(), String(body.imageId)))).mode & 0o777).toBe(0o600);
});

test('what is no picture is refused by its bytes, whatever it is called; nothing is kept', async () => {
  const page = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>');
  const huge = Buffer.concat([jpeg, Buffer.alloc(largestPicture)]);
  const refused = [
    [await frame.picture({}, page, 'image/png'), 1005],
    [await frame.picture({}, Buffer.alloc(0)), 1003],
    [await frame.picture({}, huge), 1002],
    [await frame.picture({ type: 'SELFIE' }), 1010],
    [await frame.picture({ step: 'PROOF_OF_RESIDENCE', type: 'UTILITY_BILL' }), 1010],
  ] as const;
  for (const [{ body }, errorCode] of refused) expect(body.errorCode).toBe(errorCode);
  expect(await kept()).toBe(0);
});

test('nobody without a token hands in or sees anything', async () => {
  const stranger = frameOf(provider, '_act-sbx-unknown');
  expect((await stranger.picture()).status).toBe(401);
  expect((await stranger.open()).status).toBe(401);
  provider.clock.time += 600_000;
  expect((await frame.picture()).status).toBe(401);
});

test('pictures are gone after a day, and the desk says so', async () => {
  const { body } = await frame.picture();
  const see = () => provider.app.inject({ method: 'GET', url: `/pictures/${body.imageId}` });
  const seen = await see();
  expect([seen.statusCode, seen.headers['content-type']]).toEqual([200, 'image/jpeg']);
  await provider.run(24 * 3_600_000 - 60_000);
  expect((await see()).statusCode).toBe(200);
  await provider.run(60_000);
  expect((await see()).statusCode).toBe(404);
  expect(await kept()).toBe(0);
});

test('all of them together are bounded: the oldest go first', async () => {
  const large = Buffer.concat([jpeg, Buffer.alloc(largestPicture - jpeg.length - 1024)]);
  const ids: string[] = [];
  for (let person = 0; person < 10; person += 1) {
    const one = frameOf(provider, await tokenFor(provider, `person-${person}`));
    await one.open();
    ids.push(String((await one.picture({}, large)).body.imageId));
  }
  expect((await readdir(folder())).sort()).toEqual(ids.slice(-8).sort());
});

test('with no seconds to wait, everything waits for the desk', async () => {
  await frame.handIn();
  await provider.run(7 * 24 * 3_600_000);
  const desk = await provider.app.inject({ method: 'GET', url: '/' });
  expect(desk.body).toContain('Documents wait for your decision.');
  expect(desk.body).toContain('Waiting for a decision');
});

test('what people write is shown on the desk, and never run', async () => {
  await frame.handIn(
    { lastName: '<img src=x onerror=alert(1)>' },
    '"><script>alert(1)</script>.png',
  );
  const desk = await provider.app.inject({ method: 'GET', url: '/' });
  expect(desk.body).not.toMatch(/<script|<img src=x/);
  expect(desk.headers['content-security-policy']).toContain("default-src 'none'");
});
