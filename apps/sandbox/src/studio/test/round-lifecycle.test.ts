import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { WalletPort } from '../wallet-port.ts';
import { FakeWallet, type Fault, strangerKeys } from './fake-wallet.ts';
import { diceBet, openStudio, type TestClock, testClock, walletAt } from './playground.ts';

/** 1,000.00 EUR on the wallet's wire. */
const START = 100_000_000;
const CENT = 1000;

let folder: string;
let wallet: FakeWallet;
let port: WalletPort;
let clock: TestClock;
let studio: ReturnType<typeof openStudio>;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'studio-'));
  wallet = new FakeWallet(START);
  await wallet.listen();
  port = walletAt(wallet);
  clock = testClock();
  studio = openStudio({ folder, wallet: port, clock });
});

afterEach(async () => {
  await studio.service.idle();
  studio.close();
  await wallet.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Lets every backoff run out and everything due be sent. */
const settle = async () => {
  clock.pass(120_000);
  await studio.service.settleDue();
};

describe('a round', () => {
  it('takes one bet and pays one win', async () => {
    const session = await studio.open();
    const { round, balance } = await studio.service.place(session, diceBet());
    expect(round.state).toBe('closed');
    expect(wallet.balance).toBe(START + (round.win - 100) * CENT);
    expect(balance).toBe(wallet.balance / CENT);
    expect(round.balanceAfterBet).toBe(START / CENT - 100);
    const [bet] = wallet.sent('bet');
    const [win] = wallet.sent('win');
    expect(bet?.body).toMatchObject({
      user: 'player-1',
      token: 'operator-token-1',
      game_code: 'dice-deck',
      currency: 'EUR',
      amount: 100 * CENT,
      round: round.id,
      round_closed: false,
      is_free: false,
    });
    expect(win?.body).toMatchObject({
      reference_transaction_uuid: bet?.body.transaction_uuid,
      round: round.id,
      round_closed: true,
      amount: round.win * CENT,
    });
  });

  it('[P-05] answers 64 parallel repeats of a request with one round and one bet', async () => {
    const session = await studio.open();
    const bet = diceBet();
    const answers = await Promise.all(
      Array.from({ length: 64 }, () => studio.service.place(session, bet)),
    );
    expect(answers[0]?.round.state).toBe('closed');
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(wallet.sent('bet')).toHaveLength(1);
    expect(wallet.sent('win')).toHaveLength(1);
    const later = await studio.service.place(session, bet);
    expect(later).toEqual(answers[0]);
  });

  it('[P-05] refuses a used request id with another input', async () => {
    const session = await studio.open();
    const bet = diceBet();
    await studio.service.place(session, bet);
    const other = { ...bet, input: { ...bet.input, stake: 200 } };
    await expect(studio.service.place(session, other)).rejects.toMatchObject({
      code: 'request-reused',
    });
    expect(wallet.sent('bet')).toHaveLength(1);
  });

  it.each([
    ['RS_ERROR_NOT_ENOUGH_MONEY', 'insufficient-funds'],
    ['RS_ERROR_TOKEN_EXPIRED', 'session-expired'],
    ['RS_ERROR_INVALID_TOKEN', 'session-expired'],
    ['RS_ERROR_LIMIT_REACHED', 'limit-reached'],
    ['RS_ERROR_BET_LIMIT_EXCEEDED', 'stake-too-high'],
    ['RS_ERROR_INVALID_GAME', 'game-unavailable'],
  ] as const)('[P-06] refused with %s is told as %s, and stays refused', async (status, code) => {
    const session = await studio.open();
    wallet.fail('bet', status);
    const bet = diceBet();
    await expect(studio.service.place(session, bet)).rejects.toMatchObject({ code });
    await expect(studio.service.place(session, bet)).rejects.toMatchObject({ code });
    await settle();
    expect(wallet.calls.map(({ path }) => path)).toEqual(['bet']);
    expect(wallet.balance).toBe(START);
    const next = await studio.service.place(session, diceBet());
    expect(next.round.state).toBe('closed');
  });

  it('with a signature the wallet does not accept is refused without a rollback', async () => {
    studio.close();
    studio = openStudio({ folder, wallet: walletAt(wallet, strangerKeys.privateKey), clock });
    const session = await studio.open();
    await expect(studio.service.place(session, diceBet())).rejects.toMatchObject({
      code: 'game-unavailable',
    });
    expect(wallet.balance).toBe(START);
  });

  const openFates: Fault[] = [
    'hang-before',
    'hang-after',
    'drop-before',
    'drop-after',
    '500-before',
    '500-after',
    'garbage-before',
    'garbage-after',
    'RS_ERROR_UNKNOWN',
    'RS_ERROR_TIMEOUT',
  ];

  it.each(openFates)('[P-16] whose bet ends in %s is refunded once', async (fault) => {
    const session = await studio.open();
    wallet.fail('bet', fault);
    const { round } = await studio.service.place(session, diceBet());
    expect(round).toMatchObject({ state: 'refunded', outcome: null, win: 0 });
    expect(wallet.balance).toBe(START);
    await settle();
    expect(wallet.sent('rollback')).toHaveLength(1);
    expect(wallet.sent('win')).toHaveLength(0);
  });

  it('[P-16] keeps rolling back under the same id, with growing pauses, until it is taken', async () => {
    const session = await studio.open();
    wallet.fail('bet', 'hang-after');
    wallet.fail('rollback', '500-before', 'drop-after', 'garbage-before');
    const { round } = await studio.service.place(session, diceBet());
    expect(round).toMatchObject({ state: 'pending', refusal: 'wallet-unreachable' });
    await studio.service.settleDue();
    expect(wallet.sent('rollback')).toHaveLength(1);
    clock.pass(1000);
    await studio.service.settleDue();
    clock.pass(1000);
    await studio.service.settleDue();
    expect(wallet.sent('rollback')).toHaveLength(2);
    await settle();
    await settle();
    expect(studio.service.find(session, round.id).round.state).toBe('refunded');
    expect(new Set(wallet.sent('rollback').map(({ body }) => body.transaction_uuid)).size).toBe(1);
    expect(wallet.balance).toBe(START);
  });

  it.each(openFates)('[P-16] whose win ends in %s is paid once', async (fault) => {
    const session = await studio.open();
    wallet.fail('win', fault, fault);
    const { round } = await studio.service.place(session, diceBet());
    expect(round.state).toBe('pending');
    expect(round.outcome).not.toBeNull();
    await expect(studio.service.place(session, diceBet())).rejects.toMatchObject({
      code: 'round-open',
    });
    await settle();
    await settle();
    const settled = studio.service.find(session, round.id).round;
    expect(settled).toEqual({ ...round, state: 'closed' });
    expect(wallet.balance).toBe(START + (round.win - 100) * CENT);
    expect(new Set(wallet.sent('win').map(({ body }) => body.transaction_uuid)).size).toBe(1);
  });

  it('[P-16] is shown on from where it was left, on any browser of the player', async () => {
    const session = await studio.open({ gameId: 'night-ferris' });
    const { round } = await studio.service.place(session, {
      requestId: randomUUID(),
      input: { kind: 'slot', stake: 100 },
    });
    const elsewhere = await studio.open({ gameId: 'night-ferris' });
    expect(studio.service.present(elsewhere).openRound).toEqual(round);
    const steps = round.outcome?.kind === 'slot' ? round.outcome.steps.length : 0;
    studio.service.continue(elsewhere, round.id, steps);
    studio.service.continue(elsewhere, round.id, 0);
    expect(studio.service.present(session)).toMatchObject({
      openRound: null,
      lastRound: { id: round.id, shownSteps: steps },
    });
  });

  it('[P-36] is not found by another player', async () => {
    const session = await studio.open();
    const { round } = await studio.service.place(session, diceBet());
    const stranger = await studio.open({ player: { user: 'player-2', token: 'operator-token-2' } });
    expect(() => studio.service.find(stranger, round.id)).toThrow('not-found');
    expect(() => studio.service.continue(stranger, round.id, 1)).toThrow('not-found');
    expect(studio.service.present(stranger)).toEqual({
      openRound: null,
      lastRound: null,
      freeRounds: null,
    });
  });

  it('takes only stakes and bets of the game, and sends nothing otherwise', async () => {
    const dice = await studio.open();
    const roulette = await studio.open({ gameId: 'riviera-wheel' });
    const wheel = (...bets: { kind: 'straight' | 'red'; numbers: number[]; stake: number }[]) => ({
      requestId: randomUUID(),
      input: { kind: 'roulette' as const, bets },
    });
    const bad = diceBet();
    for (const input of [
      { ...bad.input, stake: 101 },
      { ...bad.input, stake: 20_000 },
      { ...bad.input, target: 50 },
      { kind: 'slot' as const, stake: 100 },
    ]) {
      await expect(studio.service.place(dice, { ...bad, input })).rejects.toThrow();
    }
    for (const bet of [
      wheel({ kind: 'straight', numbers: [40], stake: 100 }),
      wheel({ kind: 'red', numbers: [], stake: 75 }),
      wheel({ kind: 'straight', numbers: [7], stake: 2550 }),
      wheel(
        { kind: 'straight', numbers: [7], stake: 2000 },
        { kind: 'straight', numbers: [7], stake: 2000 },
      ),
    ]) {
      await expect(studio.service.place(roulette, bet)).rejects.toThrow();
    }
    expect(wallet.calls).toEqual([]);
  });
});

describe('demo', () => {
  it('plays with money of its own and never calls the wallet', async () => {
    const session = await studio.open({ player: null, currency: 'EUR' });
    let expected = 100_000;
    for (let played = 0; played < 20; played++) {
      const { round, balance } = await studio.service.place(session, diceBet());
      expected += round.win - 100;
      expect(balance).toBe(expected);
    }
    expect(wallet.calls).toEqual([]);
  });
});
