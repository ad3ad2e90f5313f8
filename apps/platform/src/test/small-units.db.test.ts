import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { betBodyOf, rollbackBodyOf, winBodyOf } from '../modules/gameplay/test/wallet-bodies.ts';
import { postDeposit } from '../modules/ledger/public.ts';
import { type Player, usePlatform } from './platform-fixture.ts';
import { startSandbox } from './start-sandbox.ts';

const platform = usePlatform();

async function read<T>(url: string, { token }: Pick<Player, 'token'>): Promise<T> {
  const answer = await platform.call('GET', url, { token });
  expect(answer.status, url).toBe(200);
  return answer.body.data as T;
}

/** A player with an account in that currency; no method of payment takes it, so the house gives. */
async function playerWith(currency: 'BTC' | 'ETH', amount: bigint): Promise<Player> {
  const player = await platform.register({ currency });
  await platform.app.database.db.transaction().execute((tx) =>
    postDeposit(tx, {
      playerId: player.id,
      currency,
      amount,
      provider: 'card',
      invoiceId: randomUUID(),
      invoiceNumber: '1',
      idempotencyKey: randomUUID(),
    }),
  );
  return player;
}

async function seat(player: Player, game: string, currency: string) {
  const opened = await platform.call('POST', `/game/games/${game}/play`, {
    token: player.token,
    body: { mode: 'real', currency, platform: 'desktop' },
  });
  expect(opened.status).toBe(200);
  const { sessionId } = opened.body.data as { sessionId: string };
  const launch = platform.aggregator.launches.findLast(({ user }) => user === player.id);
  if (!launch) throw new Error('the game was not opened');
  const betOf = (amount: number) => ({
    ...betBodyOf({ playerId: player.id, signInId: '', sessionId, token: launch.token }, amount),
    game_code: game,
    currency: launch.currency,
  });
  return { sessionId, launch, betOf };
}

describe('[9-08] an account in bitcoin', () => {
  test('[P-09] plays in mBTC, and stands in satoshi in accounts, spins, statement, game session and winners', async () => {
    const player = await playerWith('BTC', 99_999n);
    const { launch, sessionId, betOf } = await seat(player, 'koi-lantern', 'BTC');
    expect(launch.currency).toBe('mBTC');
    const bet = betOf(101);
    expect(await platform.wallet('/transaction/bet', bet)).toMatchObject({
      status: 'RS_OK',
      currency: 'mBTC',
      balance: 99_898,
    });
    expect(await platform.wallet('/transaction/win', winBodyOf(bet, 303))).toMatchObject({
      status: 'RS_OK',
      currency: 'mBTC',
      balance: 100_201,
    });
    const back = betOf(1);
    await platform.wallet('/transaction/bet', back);
    expect(await platform.wallet('/transaction/rollback', rollbackBodyOf(back))).toMatchObject({
      status: 'RS_OK',
      currency: 'mBTC',
      balance: 100_201,
    });

    expect(await read('/wallet/accounts', player)).toMatchObject([
      { currency: 'BTC', balance: 100_201 },
    ]);
    expect(await read('/game/spins?currency=BTC', player)).toMatchObject([
      { currency: 'BTC', stake: 0 },
      { currency: 'BTC', stake: 101, payout: 303 },
    ]);
    expect(await read('/wallet/transactions', player)).toMatchObject([
      { currency: 'BTC', amount: 1, balanceAfter: 100_201 },
      { currency: 'BTC', amount: -1 },
      { currency: 'BTC', amount: 303, balanceAfter: 100_201 },
      { currency: 'BTC', amount: -101, balanceAfter: 99_898 },
      { currency: 'BTC', amount: 99_999 },
    ]);
    expect(await read(`/game/sessions/${sessionId}`, player)).toMatchObject({
      currency: 'BTC',
      staked: 101,
      paid: 303,
    });
    const winners = await platform.call('GET', '/game/spins/winners');
    expect(winners.body.data).toMatchObject([{ currency: 'BTC', payout: 303 }]);
  });

  test('is shown the stakes of mBTC in satoshi', async () => {
    const { body } = await platform.call('GET', '/game/games/koi-lantern?currency=BTC');
    expect(body.data).toMatchObject({ stake: { currency: 'BTC', min: 100, max: 100_000 } });
  });

  test('[P-09] is not staked from in whole bitcoin meanwhile', async () => {
    const player = await playerWith('BTC', 99_999n);
    const { betOf } = await seat(player, 'koi-lantern', 'BTC');
    expect(
      await platform.wallet('/transaction/bet', { ...betOf(1), currency: 'BTC' }),
    ).toMatchObject({ status: 'RS_ERROR_WRONG_CURRENCY' });
    expect(await read('/wallet/accounts', player)).toMatchObject([{ balance: 99_999 }]);
  });
});

test('[9-08] an account in ether plays in mETH where a game lists it, and in ETH where it does not', async () => {
  const player = await playerWith('ETH', 50_000_019n);
  const small = await seat(player, 'koi-lantern', 'ETH');
  expect(small.launch.currency).toBe('mETH');
  expect(await platform.wallet('/transaction/bet', small.betOf(3_000))).toMatchObject({
    status: 'RS_OK',
    currency: 'mETH',
    balance: 4_997_001,
  });
  const whole = await seat(player, 'night-ferris', 'ETH');
  expect(whole.launch.currency).toBe('ETH');
  expect(await platform.wallet('/transaction/bet', whole.betOf(10))).toMatchObject({
    status: 'RS_OK',
    currency: 'ETH',
    balance: 4_987,
  });
  expect(await read('/wallet/accounts', player)).toMatchObject([{ balance: 49_870_019 }]);
});

test('[9-08] [P-09] a round at the studio itself is staked and paid in mBTC to the satoshi', async () => {
  const player = await playerWith('BTC', 123_457n);
  const { launch } = await seat(player, 'koi-lantern', 'BTC');
  const studio = await startSandbox(platform.origin, platform.environment);
  const { session, play } = await studio.open(launch);
  expect(session).toMatchObject({ currency: 'mBTC', subunitToUnit: 100_000, balance: 123_457 });
  const { round, balance } = await play({ kind: 'slot', stake: session.limits.minStake });
  expect(round).toMatchObject({ state: 'closed', stake: session.limits.minStake });
  expect(balance).toBe(123_457 - round.stake + round.win);
  expect(await read('/wallet/accounts', player)).toMatchObject([{ currency: 'BTC', balance }]);
  expect(await read('/game/spins', player)).toMatchObject([
    { currency: 'BTC', stake: round.stake, payout: round.win },
  ]);
}, 60_000);
