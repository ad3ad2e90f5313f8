import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { type Fault, strangerKeys } from './fake-wallet.ts';
import { diceBet, walletAt } from './playground.ts';
import { CENT, useStudio } from './studio-fixture.ts';

/** 1,000.00 EUR on the wallet's wire. */
const START = 100_000_000;
const table = useStudio(START);

describe('a round', () => {
  it('takes one bet and pays one win', async () => {
    const session = await table.studio.open();
    const { round, balance } = await table.studio.service.place(session, diceBet());
    expect(round.state).toBe('closed');
    expect(table.wallet.balance).toBe(START + (round.win - 100) * CENT);
    expect(balance).toBe(table.wallet.balance / CENT);
    expect(round.balanceAfterBet).toBe(START / CENT - 100);
    const [bet] = table.wallet.sent('bet');
    const [win] = table.wallet.sent('win');
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
    const session = await table.studio.open();
    const bet = diceBet();
    const answers = await Promise.all(
      Array.from({ length: 64 }, () => table.studio.service.place(session, bet)),
    );
    expect(answers[0]?.round.state).toBe('closed');
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(table.wallet.sent('bet')).toHaveLength(1);
    expect(table.wallet.sent('win')).toHaveLength(1);
    const later = await table.studio.service.place(session, bet);
    expect(later).toEqual(answers[0]);
  });

  it('[P-05] refuses a used request id with another input', async () => {
    const session = await table.studio.open();
    const bet = diceBet();
    await table.studio.service.place(session, bet);
    const other = { ...bet, input: { ...bet.input, stake: 200 } };
    await expect(table.studio.service.place(session, other)).rejects.toMatchObject({
      code: 'request-reused',
    });
    expect(table.wallet.sent('bet')).toHaveLength(1);
  });

  it.each([
    ['RS_ERROR_NOT_ENOUGH_MONEY', 'insufficient-funds'],
    ['RS_ERROR_TOKEN_EXPIRED', 'session-expired'],
    ['RS_ERROR_INVALID_TOKEN', 'session-expired'],
    ['RS_ERROR_LIMIT_REACHED', 'limit-reached'],
    ['RS_ERROR_BET_LIMIT_EXCEEDED', 'stake-too-high'],
    ['RS_ERROR_INVALID_GAME', 'game-unavailable'],
  ] as const)('[P-06] refused with %s is told as %s, and stays refused', async (status, code) => {
    const session = await table.studio.open();
    table.wallet.fail('bet', status);
    const bet = diceBet();
    await expect(table.studio.service.place(session, bet)).rejects.toMatchObject({ code });
    await expect(table.studio.service.place(session, bet)).rejects.toMatchObject({ code });
    await table.settle();
    expect(table.wallet.calls.map(({ path }) => path)).toEqual(['bet']);
    expect(table.wallet.balance).toBe(START);
    const next = await table.studio.service.place(session, diceBet());
    expect(next.round.state).toBe('closed');
  });

  it('with a signature the wallet does not accept is refused without a rollback', async () => {
    table.restart(walletAt(table.wallet, strangerKeys.privateKey));
    const session = await table.studio.open();
    await expect(table.studio.service.place(session, diceBet())).rejects.toMatchObject({
      code: 'game-unavailable',
    });
    expect(table.wallet.balance).toBe(START);
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
    const session = await table.studio.open();
    table.wallet.fail('bet', fault);
    const { round } = await table.studio.service.place(session, diceBet());
    expect(round).toMatchObject({ state: 'refunded', outcome: null, win: 0 });
    expect(table.wallet.balance).toBe(START);
    await table.settle();
    expect(table.wallet.sent('rollback')).toHaveLength(1);
    expect(table.wallet.sent('win')).toHaveLength(0);
  });

  it('[P-16] keeps rolling back under the same id, with growing pauses, until it is taken', async () => {
    const session = await table.studio.open();
    table.wallet.fail('bet', 'hang-after');
    table.wallet.fail('rollback', '500-before', 'drop-after', 'garbage-before');
    const { round } = await table.studio.service.place(session, diceBet());
    expect(round).toMatchObject({ state: 'pending', refusal: 'wallet-unreachable' });
    await table.studio.service.settleDue();
    expect(table.wallet.sent('rollback')).toHaveLength(1);
    table.clock.pass(1000);
    await table.studio.service.settleDue();
    table.clock.pass(1000);
    await table.studio.service.settleDue();
    expect(table.wallet.sent('rollback')).toHaveLength(2);
    await table.settle();
    await table.settle();
    expect(table.studio.service.find(session, round.id).round.state).toBe('refunded');
    expect(
      new Set(table.wallet.sent('rollback').map(({ body }) => body.transaction_uuid)).size,
    ).toBe(1);
    expect(table.wallet.balance).toBe(START);
  });

  it.each(openFates)('[P-16] whose win ends in %s is paid once', async (fault) => {
    const session = await table.studio.open();
    table.wallet.fail('win', fault, fault);
    const { round } = await table.studio.service.place(session, diceBet());
    expect(round.state).toBe('pending');
    expect(round.outcome).not.toBeNull();
    await expect(table.studio.service.place(session, diceBet())).rejects.toMatchObject({
      code: 'round-open',
    });
    await table.settle();
    await table.settle();
    const settled = table.studio.service.find(session, round.id).round;
    expect(settled).toEqual({ ...round, state: 'closed' });
    expect(table.wallet.balance).toBe(START + (round.win - 100) * CENT);
    expect(new Set(table.wallet.sent('win').map(({ body }) => body.transaction_uuid)).size).toBe(1);
  });

  it('[P-16] is shown on from where it was left, on any browser of the player', async () => {
    const session = await table.studio.open({ gameId: 'night-ferris' });
    const { round } = await table.studio.service.place(session, {
      requestId: randomUUID(),
      input: { kind: 'slot', stake: 100 },
    });
    const elsewhere = await table.studio.open({ gameId: 'night-ferris' });
    expect(table.studio.service.present(elsewhere).openRound).toEqual(round);
    const steps = round.outcome?.kind === 'slot' ? round.outcome.steps.length : 0;
    table.studio.service.continue(elsewhere, round.id, steps);
    table.studio.service.continue(elsewhere, round.id, 0);
    expect(table.studio.service.present(session)).toMatchObject({
      openRound: null,
      lastRound: { id: round.id, shownSteps: steps },
    });
  });

  it('[P-36] is not found by another player', async () => {
    const session = await table.studio.open();
    const { round } = await table.studio.service.place(session, diceBet());
    const stranger = await table.studio.open({
      player: { user: 'player-2', token: 'operator-token-2' },
    });
    expect(() => table.studio.service.find(stranger, round.id)).toThrow('not-found');
    expect(() => table.studio.service.continue(stranger, round.id, 1)).toThrow('not-found');
    expect(table.studio.service.present(stranger)).toEqual({
      openRound: null,
      lastRound: null,
      freeRounds: null,
    });
  });

  it('takes only stakes and bets of the game, and sends nothing otherwise', async () => {
    const dice = await table.studio.open();
    const roulette = await table.studio.open({ gameId: 'riviera-wheel' });
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
      await expect(table.studio.service.place(dice, { ...bad, input })).rejects.toThrow();
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
      await expect(table.studio.service.place(roulette, bet)).rejects.toThrow();
    }
    expect(table.wallet.calls).toEqual([]);
  });
});

describe('demo', () => {
  it('plays with money of its own and never calls the wallet', async () => {
    const session = await table.studio.open({ player: null, currency: 'EUR' });
    let expected = 100_000;
    for (let played = 0; played < 20; played++) {
      const { round, balance } = await table.studio.service.place(session, diceBet());
      expected += round.win - 100;
      expect(balance).toBe(expected);
    }
    expect(table.wallet.calls).toEqual([]);
  });
});
