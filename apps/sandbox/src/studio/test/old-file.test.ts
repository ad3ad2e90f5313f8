import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it } from 'vitest';
import { schemaSteps } from '../schema.ts';
import { FakeWallet } from './fake-wallet.ts';
import { diceBet, freeRoundsOrder, openStudio, testClock, walletAt } from './playground.ts';

it('[P-16] opens a file from before seeds were players’, and gives back what was not drawn', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'studio-old-'));
  const file = new DatabaseSync(join(folder, 'studio.sqlite'));
  file.exec(schemaSteps[0] ?? '');
  file.exec(`insert into sessions (id, launch_hash, account, player, wallet_token, game_id, currency,
    demo, server_seed, client_seed, created_at, expires_at)
    values ('s', 'h', 'player:p:EUR', 'p', 't', 'dice-deck', 'EUR', 0, '00', '00', 0, 1)`);
  const states = ['closed', 'open', 'accepted'];
  for (const [nonce, state] of states.entries()) {
    file.exec(`insert into rounds (id, session_id, account, game_id, request_id, nonce, input, stake,
      state, outcome, bet_id, win_id, rollback_id, next_attempt_at, started_at)
      values ('${state}', 's', 'player:p:EUR', 'dice-deck', '${state}', ${nonce}, '{}', 100, '${state}',
        '{}', 'b${nonce}', 'w${nonce}', 'r${nonce}', 0, 0)`);
  }
  file.close();
  const wallet = new FakeWallet(100_000_000);
  await wallet.listen();
  const studio = openStudio({ folder, wallet: walletAt(wallet), clock: testClock() });
  await studio.service.settleDue();
  expect(states.map((id) => studio.rounds.find(id)?.state)).toEqual([
    'closed',
    'refunded',
    'refunded',
  ]);
  expect(wallet.sent('rollback').map(({ body }) => body.reference_transaction_uuid)).toEqual([
    'b1',
    'b2',
  ]);
  const session = await studio.open({ player: { user: 'p', token: 'operator-token-1' } });
  const { round } = await studio.service.place(session, diceBet());
  expect(studio.rounds.find(round.id)?.seeds?.nonce).toBe(0);
  studio.close();
  await wallet.close();
  rmSync(folder, { recursive: true, force: true });
});

it('opens a file from before free rounds, whose rounds stay paid for, and gives some', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'studio-old-'));
  const file = new DatabaseSync(join(folder, 'studio.sqlite'));
  const before = schemaSteps.slice(0, 4);
  for (const step of before) file.exec(step);
  file.exec(`pragma user_version = ${before.length}`);
  file.exec(`insert into sessions (id, launch_hash, account, player, wallet_token, game_id, currency,
    demo, created_at, expires_at)
    values ('s', 'h', 'player:player-1:EUR', 'player-1', 't', 'night-ferris', 'EUR', 0, 0, 1)`);
  file.exec(`insert into rounds (id, session_id, account, game_id, request_id, seed_owner, input, stake,
    state, outcome, win, bet_id, win_id, rollback_id, next_attempt_at, started_at)
    values ('voiding', 's', 'player:player-1:EUR', 'night-ferris', 'q', 'player:player-1', '{}', 100,
      'voiding', null, 0, 'b', 'w', 'r', 0, 0)`);
  file.close();
  const wallet = new FakeWallet(0);
  await wallet.listen();
  const studio = openStudio({ folder, wallet: walletAt(wallet), clock: testClock() });
  await studio.service.settleDue();
  expect(studio.rounds.find('voiding')).toMatchObject({ state: 'refunded', rewardId: null });
  const given = studio.desk.give(freeRoundsOrder());
  if (given.kind !== 'given') throw new Error(given.kind);
  const session = await studio.open({ gameId: 'night-ferris' });
  const { round } = await studio.service.place(session, {
    requestId: randomUUID(),
    input: { kind: 'slot', stake: 100 },
    freeRounds: given.reward.id,
  });
  expect(round.freeRounds?.left).toBe(4);
  studio.close();
  await wallet.close();
  rmSync(folder, { recursive: true, force: true });
});
