import { hashSync } from '@node-rs/argon2';
import { expect, test, vi } from 'vitest';
import { expectProblem } from '../../../test/expect-problem.ts';
import { useOwner } from '../../../test/mailed-platform.ts';
import { fingerprint, type Player, password, usePlatform } from '../../../test/platform-fixture.ts';

const platform = usePlatform();
const owner = useOwner(platform);

/** As hashes were made before: OWASP's least of memory, two passes. */
const oldHash = (of = password) =>
  hashSync(of, { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 });
const todays = /^\$argon2id\$v=19\$m=19456,t=3,p=1\$/;

const stored = async ({ id }: Player): Promise<{ hash: string; changedAt: Date }> => {
  const { rows } = await owner.query(
    `select password_hash as hash, changed_at as "changedAt" from identity.credential
     where player_id = $1`,
    [id],
  );
  return rows[0];
};
const plant = (player: Player, hash: string) =>
  owner.query('update identity.credential set password_hash = $2 where player_id = $1', [
    player.id,
    hash,
  ]);
const signIn = ({ email }: Player, given = password) =>
  platform.call('POST', '/player/sessions', { body: { email, password: given, fingerprint } });
const renewed = (player: Player) =>
  vi.waitUntil(async () => todays.test((await stored(player)).hash), {
    timeout: 20_000,
    interval: 10,
  });

test('the hash of a password that took less work is made anew by the next sign-in, and no other', async () => {
  const player = await platform.register();
  await plant(player, oldHash());
  const before = await stored(player);
  expectProblem(await signIn(player, 'not the password'), 422);
  expect(await stored(player)).toEqual(before);

  expect((await signIn(player)).status).toBe(200);
  await renewed(player);
  const after = await stored(player);
  expect(after.changedAt, 'the password is the same').toEqual(before.changedAt);
  expect((await signIn(player)).status).toBe(200);
  expectProblem(await signIn(player, 'not the password'), 422);
  // It costs as much as any other now, so nothing is made anew.
  expect(await stored(player)).toEqual(after);
});

test('sign-ins at the same moment all hold, whichever of them makes the hash anew', async () => {
  const player = await platform.register();
  for (let round = 0; round < 5; round += 1) {
    await plant(player, oldHash());
    const answers = await Promise.all(Array.from({ length: 3 }, () => signIn(player)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    // Of many at once none may have had the time; one alone has it.
    await signIn(player);
    await renewed(player);
  }
});

test('a password changed in the same moment wins, and what the old one had let in does not', async () => {
  for (let round = 0; round < 5; round += 1) {
    const player = await platform.register();
    await plant(player, oldHash());
    const next = `another horse battery ${round}`;
    const [, changed] = await Promise.all([
      signIn(player),
      platform.call('PUT', '/player/passwords', {
        token: player.token,
        body: { currentPassword: password, newPassword: next, repeatNewPassword: next },
      }),
    ]);
    expect(changed.status, JSON.stringify(changed.body)).toBe(200);
    expect((await signIn(player, next)).status).toBe(200);
    expectProblem(await signIn(player), 422);
  }
});

test('another password leaves nothing of the hash before, whoever writes it', async () => {
  const player = await platform.register();
  await plant(player, oldHash());
  await signIn(player);
  await renewed(player);
  await plant(player, oldHash('a third one entirely'));
  const { rows } = await owner.query(
    'select renewed_from from identity.credential where player_id = $1',
    [player.id],
  );
  expect(rows).toEqual([{ renewed_from: null }]);
});
