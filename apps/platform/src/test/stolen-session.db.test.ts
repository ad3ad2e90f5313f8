import { randomUUID } from 'node:crypto';
import { generateSync } from 'otplib';
import { describe, expect, test } from 'vitest';
import { iban } from '../modules/payments/test/saved-destination.ts';
import { useMailedPlatform } from './mailed-platform.ts';
import type { Player } from './platform-fixture.ts';
import { provenFor } from './social-browser.ts';

const { platform, mailbox, database } = useMailedPlatform({ WITHDRAWAL_TURN_OVER: '0' });
const day = 24 * 60 * 60_000;

const account = {
  ...{ methodId: 'bank', currency: 'EUR', label: 'Savings', holder: 'Ada Lovelace' },
  fields: { iban },
};
const save = (player: Player, proof?: string, request: object = account) =>
  platform.call('POST', '/payment/destinations', {
    token: player.token,
    body: request,
    ...(proof === undefined ? {} : { headers: { 'second-factor': proof } }),
  });
const withdraw = (player: Player, destinationId: string) =>
  platform.call('POST', '/payment/invoices/withdrawal', {
    token: player.token,
    headers: { 'idempotency-key': randomUUID() },
    body: { methodId: 'bank', currency: 'EUR', amount: 50_00, fields: { destinationId } },
  });
const stop = (stopCode: string) =>
  platform.call('POST', '/payment/destinations/stop', { body: { stopCode } });
const post = async <T>(player: Player, url: string, body?: object, proof?: string): Promise<T> => {
  const answer = await platform.call('POST', url, {
    token: player.token,
    ...(body === undefined ? {} : { body }),
    ...(proof === undefined ? {} : { headers: { 'second-factor': proof } }),
  });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body.data as T;
};

/** A new player with 100 euros of which nobody tells where they came from. */
async function rich(): Promise<Player> {
  const player = await platform.register();
  await database.query(`select ledger.deposit($1, 'EUR', 10000, 'card', $2, $3, $3)`, [
    ...[player.id, randomUUID(), randomUUID()],
  ]);
  return player;
}

/** An app for codes, proven by the password; answers what gives a proof for a new destination. */
async function withApp(player: Player): Promise<() => Promise<string>> {
  const proof = await provenFor(platform, player.token);
  const { secret } = await post<{ secret: string }>(
    player,
    '/player/factors/totp',
    undefined,
    proof,
  );
  const codeAt = (offset: number) =>
    generateSync({ secret, epoch: Math.floor(Date.now() / 1000) + offset });
  await post(player, '/player/factors/totp/confirm', { code: codeAt(0) });
  return async () => {
    const { challenge } = await post<{ challenge: string }>(player, '/player/factors/challenges', {
      action: 'addDestination',
    });
    const answer = { challenge, proof: { method: 'totp', code: codeAt(30) } };
    return (await post<{ proof: string }>(player, '/player/factors/proofs', answer)).proof;
  };
}

const cooldownOf = (answer: Awaited<ReturnType<typeof save>>) =>
  Date.parse((answer.body.data as { usableFrom: string }).usableFrom) - Date.now();

describe('a thief who holds only a session', () => {
  test('saves no destination, by no proof of anything else', async () => {
    const player = await rich();
    const ofFactor = await provenFor(platform, player.token, 'addFactor');
    for (const proof of [undefined, 'guessed', ofFactor])
      expect((await save(player, proof)).body.code).toBe(11040);
    const listed = await platform.call('GET', '/payment/destinations', { token: player.token });
    expect(listed.body.data).toEqual([]);
    expect(
      await database.query('select from payments.invoice where player_id = $1', [player.id]),
    ).toMatchObject({ rowCount: 0 });
  });

  test("cannot use a proof twice, nor another session's", async () => {
    const [player, other] = [await rich(), await rich()];
    const proof = await provenFor(platform, player.token, 'addDestination');
    expect((await save(other, proof)).body.code).toBe(11040);
    expect((await save(player, proof)).status).toBe(201);
    const request = { ...account, fields: { iban: 'GB82WEST12345698765432' } };
    expect((await save(player, proof, request)).body.code).toBe(11040);
  });
});

describe('a thief who knows the password too', () => {
  test('waits for a day, in which the link in the mail stops it, and nothing else does', async () => {
    const player = await rich();
    const added = await save(player, await provenFor(platform, player.token, 'addDestination'));
    expect(cooldownOf(added)).toBeGreaterThan(day - 60_000);
    const { id } = added.body.data as { id: string };
    expect((await withdraw(player, id)).body.code).toBe(13022);
    const told = await mailbox.latest(player.email, '•• 3000');
    expect(told).not.toContain('DE89');
    const code = /confirmCode=([\w-]+)/.exec(
      told.replace(/=\r?\n/g, '').replaceAll('=3D', '='),
    )?.[1];
    expect((await stop('guessed')).status).toBe(422);
    for (let time = 0; time < 2; time += 1) expect((await stop(code ?? '')).status).toBe(200);
    await database.query(
      `update payments.destination set usable_from = '2026-01-01' where id = $1`,
      [id],
    );
    expect((await withdraw(player, id)).body.code).toBe(10001);
  });

  test('gains nothing by setting up a second factor for it: only an old one spares the rest', async () => {
    const player = await rich();
    const prove = await withApp(player);
    expect((await save(player)).body.code).toBe(11040);
    expect(cooldownOf(await save(player, await prove()))).toBeGreaterThan(day - 60_000);
  });

  test('an owner whose second factor is older than the rest waits for nothing', async () => {
    const player = await rich();
    const prove = await withApp(player);
    await database.query(
      `update identity.totp set created_at = now() - interval '25 hours' where player_id = $1`,
      [player.id],
    );
    expect(cooldownOf(await save(player, await prove()))).toBeLessThanOrEqual(0);
  });

  test('gains nothing by a new password either', async () => {
    const player = await rich();
    const next = 'an entirely new secret';
    const changed = await platform.call('PUT', '/player/passwords', {
      token: player.token,
      body: {
        ...{ currentPassword: 'correct horse battery', newPassword: next },
        repeatNewPassword: next,
      },
    });
    expect(changed.status).toBe(200);
    const { challenge } = await post<{ challenge: string }>(player, '/player/factors/challenges', {
      action: 'addDestination',
    });
    const answer = { challenge, proof: { method: 'password', password: next } };
    const { proof } = await post<{ proof: string }>(player, '/player/factors/proofs', answer);
    expect(cooldownOf(await save(player, proof))).toBeGreaterThan(day - 60_000);
  });
});
