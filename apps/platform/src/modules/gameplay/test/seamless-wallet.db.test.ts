import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, test } from 'vitest';
import { useGameplay } from './gameplay-fixture.ts';
import { betBodyOf, rollbackBodyOf, winBodyOf } from './wallet-bodies.ts';
import { createWorkerlessWinners } from './winner-jobs.ts';

const game = useGameplay();

afterEach(async () => {
  expect(await game.faults(), '[P-02] the books add up after every test').toEqual([]);
});

describe('a round', () => {
  test('stakes, pays and shows in history with its game', async () => {
    const seat = await game.seat(1000n);
    const bet = betBodyOf(seat, 100_000);
    expect(await game.call('/transaction/bet', bet)).toEqual({
      user: seat.playerId,
      status: 'RS_OK',
      request_uuid: bet.request_uuid,
      currency: 'EUR',
      balance: 900_000,
    });
    expect(await game.call('/transaction/win', winBodyOf(bet, 250_000))).toMatchObject({
      status: 'RS_OK',
      balance: 1_150_000,
    });
    expect(await game.roundsOf(seat)).toEqual([
      { stake: 100n, payout: 250n, status: 2, game_id: 'tide-reels' },
    ]);
  });

  test('of several bets and wins sums them, and is settled by the one that closes it', async () => {
    const seat = await game.seat(1000n);
    const first = betBodyOf(seat, 100_000);
    const second = betBodyOf(seat, 50_000, first.round);
    await game.call('/transaction/bet', first);
    await game.call('/transaction/bet', second);
    await game.call('/transaction/win', { ...winBodyOf(first, 20_000), round_closed: false });
    expect(await game.roundsOf(seat)).toMatchObject([{ stake: 150n, payout: 20n, status: 1 }]);
    await game.call('/transaction/win', winBodyOf(second, 0));
    expect(await game.roundsOf(seat)).toMatchObject([{ stake: 150n, payout: 20n, status: 2 }]);
  });

  test('goes on when a further stake is rolled back, and has won only above all that stayed', async () => {
    const seat = await game.seat(1000n);
    const first = betBodyOf(seat, 100_000);
    const kept = betBodyOf(seat, 100_000, first.round);
    const undone = betBodyOf(seat, 100_000, first.round);
    for (const bet of [first, kept, undone]) await game.call('/transaction/bet', bet);
    await game.call('/transaction/rollback', { ...rollbackBodyOf(undone), round_closed: false });
    expect(await game.roundsOf(seat)).toMatchObject([{ stake: 200n, payout: 0n, status: 1 }]);
    await game.call('/transaction/win', winBodyOf(first, 200_000));
    expect(await game.roundsOf(seat)).toMatchObject([{ stake: 200n, payout: 200n, status: 2 }]);
    expect(await createWorkerlessWinners(game).announced(seat.playerId)).toEqual([]);
  });

  test('rolled back returns the stake and says so', async () => {
    const seat = await game.seat(1000n);
    const bet = betBodyOf(seat, 100_000);
    await game.call('/transaction/bet', bet);
    expect(await game.call('/transaction/rollback', rollbackBodyOf(bet))).toMatchObject({
      status: 'RS_OK',
      currency: 'EUR',
      balance: 1_000_000,
    });
    expect(await game.roundsOf(seat)).toMatchObject([{ stake: 0n, payout: 0n, status: 3 }]);
    expect(await game.call('/transaction/win', winBodyOf(bet, 5000))).toMatchObject({
      status: 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST',
    });
  });

  test('that won is announced to everybody under a masked name, once', async () => {
    const seat = await game.seat(1000n);
    const bet = betBodyOf(seat, 100_000);
    const win = winBodyOf(bet, 150_000);
    await game.call('/transaction/bet', bet);
    await game.call('/transaction/win', win);
    await game.call('/transaction/win', win);
    const messages = await createWorkerlessWinners(game).announced(seat.playerId);
    expect(messages).toMatchObject([
      {
        channel: 'game:winners',
        data: {
          winner: {
            nickname: 'm•••a',
            game: { id: 'tide-reels', name: 'Game tide-reels', thumbnail: '/media/tide-reels' },
            currency: 'EUR',
            payout: 150,
          },
        },
      },
    ]);
    const lost = await game.seat(1000n);
    const losing = betBodyOf(lost, 100_000);
    await game.call('/transaction/bet', losing);
    await game.call('/transaction/win', winBodyOf(losing, 100_000));
    expect(await createWorkerlessWinners(game).announced(lost.playerId)).toEqual([]);
  });
});

describe('repetitions', () => {
  test('[P-05] 64 parallel duplicates over HTTP have one effect and one answer', async () => {
    const seat = await game.seat(6400n);
    const bet = betBodyOf(seat, 100_000);
    const replies = await Promise.all(
      Array.from({ length: 64 }, () => game.call('/transaction/bet', bet)),
    );
    for (const reply of replies)
      expect(reply).toMatchObject({ status: 'RS_OK', balance: 6_300_000 });
    expect(await game.roundsOf(seat)).toMatchObject([{ stake: 100n }]);
  });

  test.each([
    ['amount', { amount: 200_000 }],
    ['round', { round: 'another' }],
    ['game', { game_code: 'another' }],
    ['currency', { currency: 'USD' }],
  ])('[P-05] a transaction sent again with another %s is a duplicate', async (_field, change) => {
    const seat = await game.seat(1000n);
    const bet = betBodyOf(seat, 100_000);
    await game.call('/transaction/bet', bet);
    expect(await game.call('/transaction/bet', { ...bet, ...change })).toMatchObject({
      status: 'RS_ERROR_DUPLICATE_TRANSACTION',
    });
    expect(await game.balanceOf(seat)).toBe(900n);
  });

  test('[P-06] a refused bet stays refused, with the balance that it was told', async () => {
    const seat = await game.seat(50n);
    const bet = betBodyOf(seat, 100_000);
    const refusal = { status: 'RS_ERROR_NOT_ENOUGH_MONEY', balance: 50_000 };
    expect(await game.call('/transaction/bet', bet)).toMatchObject(refusal);
    const other = betBodyOf(seat, 10_000);
    await game.call('/transaction/bet', other);
    await game.call('/transaction/win', winBodyOf(other, 1_000_000));
    expect(await game.call('/transaction/bet', bet)).toMatchObject(refusal);
    expect(await game.balanceOf(seat)).toBe(1040n);
  });

  test('[P-07] a rollback before its bet is accepted, and the late bet refused', async () => {
    const seat = await game.seat(1000n);
    const bet = betBodyOf(seat, 100_000);
    const back = rollbackBodyOf(bet);
    expect(await game.call('/transaction/rollback', back)).toMatchObject({
      status: 'RS_OK',
      currency: 'EUR',
      balance: 1_000_000,
    });
    for (const _repeat of [1, 2])
      expect(await game.call('/transaction/bet', bet)).toMatchObject({
        status: 'RS_ERROR_TRANSACTION_ROLLED_BACK',
      });
    expect(await game.roundsOf(seat)).toEqual([]);
    expect(await game.call('/transaction/rollback', back)).toMatchObject({ status: 'RS_OK' });
  });
});

describe('[P-08] game sessions', () => {
  test('after the sign-out wins and rollbacks work, and bets do not', async () => {
    const seat = await game.seat(1000n);
    const [won, back] = [betBodyOf(seat, 100_000), betBodyOf(seat, 100_000)];
    await game.call('/transaction/bet', won);
    await game.call('/transaction/bet', back);
    await game.signOut(seat);
    const late = betBodyOf(seat, 100_000);
    expect(await game.call('/transaction/bet', late)).toMatchObject({
      status: 'RS_ERROR_TOKEN_EXPIRED',
    });
    expect(await game.call('/user/balance', late)).toMatchObject({
      status: 'RS_ERROR_TOKEN_EXPIRED',
    });
    expect(await game.call('/transaction/win', winBodyOf(won, 30_000))).toMatchObject({
      status: 'RS_OK',
      balance: 830_000,
    });
    expect(await game.call('/transaction/rollback', rollbackBodyOf(back))).toMatchObject({
      status: 'RS_OK',
      balance: 930_000,
    });
    expect(await game.call('/transaction/bet', won)).toMatchObject({
      status: 'RS_OK',
      balance: 900_000,
    });
  });

  test('wins and rollbacks need no token at all', async () => {
    const seat = await game.seat(1000n);
    const bet = betBodyOf(seat, 100_000);
    await game.call('/transaction/bet', bet);
    expect(
      await game.call('/transaction/win', { ...winBodyOf(bet, 10_000), token: 'long-forgotten' }),
    ).toMatchObject({ status: 'RS_OK' });
    const { token: _token, ...back } = rollbackBodyOf(bet);
    expect(await game.call('/transaction/rollback', back)).toMatchObject({
      status: 'RS_OK',
      balance: 1_010_000,
    });
  });

  test('a game session ends 24 hours after its last bet', async () => {
    const seat = await game.seat(1000n);
    const began = game.clock.at;
    const after = (hours: number) => {
      game.clock.at = new Date(began.getTime() + hours * 3_600_000);
      return game.call('/transaction/bet', betBodyOf(seat, 1000));
    };
    try {
      expect(await after(23)).toMatchObject({ status: 'RS_OK' });
      expect(await after(46)).toMatchObject({ status: 'RS_OK' });
      expect(await after(71)).toMatchObject({ status: 'RS_ERROR_TOKEN_EXPIRED' });
    } finally {
      game.clock.at = began;
    }
  });

  test.each([
    ['an unknown token', { token: 'unknown-token' }, 'RS_ERROR_INVALID_TOKEN'],
    ["another player's token", { user: randomUUID() }, 'RS_ERROR_INVALID_TOKEN'],
    ['another game', { game_code: 'another' }, 'RS_ERROR_INVALID_GAME'],
    ['another currency', { currency: 'USD' }, 'RS_ERROR_WRONG_CURRENCY'],
    ['an unknown currency', { currency: 'XYZ' }, 'RS_ERROR_WRONG_CURRENCY'],
  ])('a bet with %s is refused', async (_what, change, status) => {
    const seat = await game.seat(1000n);
    const bet = { ...betBodyOf(seat, 100_000), ...change };
    expect(await game.call('/transaction/bet', bet)).toMatchObject({
      status,
      request_uuid: bet.request_uuid,
    });
    expect(await game.balanceOf(seat)).toBe(1000n);
  });
});

describe('what is read', () => {
  test('a body whose signature is missing, of another key or of other bytes is not', async () => {
    const seat = await game.seat(1000n);
    const body = JSON.stringify(betBodyOf(seat, 100_000));
    for (const [sent, signature] of [
      [body, ''],
      [body, 'not base64 at all'],
      [body, game.sign(body, 'stranger')],
      [`${body} `, game.sign(body)],
      [body.replace('100000', '100001'), game.sign(body)],
    ] as const)
      expect((await game.send('/transaction/bet', sent, signature)).reply).toEqual({
        status: 'RS_ERROR_INVALID_SIGNATURE',
      });
    expect(await game.balanceOf(seat)).toBe(1000n);
  });

  test('every answer is HTTP 200, also to what is no request at all', async () => {
    for (const body of ['', 'null', '[]', '"text"', '{"user":', '{}']) {
      const { statusCode, reply } = await game.send('/transaction/bet', body);
      expect([statusCode, reply.status], body).toEqual([200, 'RS_ERROR_WRONG_SYNTAX']);
    }
  });

  test.each([
    ['a missing amount', { amount: undefined }, 'RS_ERROR_WRONG_SYNTAX'],
    ['a missing round', { round: undefined }, 'RS_ERROR_WRONG_SYNTAX'],
    ['a textual amount', { amount: '100000' }, 'RS_ERROR_WRONG_TYPES'],
    ['a negative amount', { amount: -100_000 }, 'RS_ERROR_WRONG_TYPES'],
    ['a broken amount', { amount: 100_000.5 }, 'RS_ERROR_WRONG_TYPES'],
    ['an amount beyond exact numbers', { amount: 2 ** 53 }, 'RS_ERROR_WRONG_TYPES'],
    [
      'an amount beyond any account',
      { currency: 'ETH', amount: Number.MAX_SAFE_INTEGER },
      'RS_ERROR_WRONG_TYPES',
    ],
    ['a round with a NUL', { round: 'a\0b' }, 'RS_ERROR_WRONG_TYPES'],
    ['a transaction with a NUL', { transaction_uuid: '\0' }, 'RS_ERROR_WRONG_TYPES'],
    ['a user that is none', { user: 'john' }, 'RS_ERROR_WRONG_TYPES'],
    ['a token that is no text', { token: 7 }, 'RS_ERROR_WRONG_TYPES'],
  ])('%s is complained about', async (_what, change, status) => {
    const seat = await game.seat(1000n);
    const body = { ...betBodyOf(seat, 100_000), ...change };
    expect(await game.call('/transaction/bet', body)).toEqual({
      status,
      request_uuid: body.request_uuid,
    });
    expect(await game.balanceOf(seat)).toBe(1000n);
  });

  test('[P-09] an amount that is no whole number of subunits is refused', async () => {
    const seat = await game.seat(1000n);
    expect(await game.call('/transaction/bet', betBodyOf(seat, 100_500))).toMatchObject({
      status: 'RS_ERROR_WRONG_TYPES',
    });
    const yen = await game.seat(500n, 'JPY');
    const inYen = (amount: number) => ({ ...betBodyOf(yen, amount), currency: 'JPY' });
    expect(await game.call('/transaction/bet', inYen(150_000))).toMatchObject({
      status: 'RS_ERROR_WRONG_TYPES',
    });
    expect(await game.call('/transaction/bet', inYen(200_000))).toMatchObject({
      status: 'RS_OK',
      balance: 49_800_000,
    });
  });

  test('the balance is told to players at the table, rounded down where a game counts whole bitcoin', async () => {
    const seat = await game.seat(123_456_789n, 'BTC');
    expect(
      await game.call('/user/balance', {
        user: seat.playerId,
        token: seat.token,
        request_uuid: randomUUID(),
        game_code: 'tide-reels',
      }),
    ).toMatchObject({ status: 'RS_OK', currency: 'BTC', balance: 123_456 });
  });

  test('a balance beyond what a JavaScript number holds is written exactly', async () => {
    const seat = await game.seat(9_007_199_254_740_991n);
    const { text } = await game.send(
      '/user/balance',
      JSON.stringify({ user: seat.playerId, token: seat.token, request_uuid: 'r' }),
    );
    expect(text).toContain('"balance":9007199254740991000');
  });

  test('of a player only the country is told', async () => {
    const user = `d${randomUUID().slice(1)}`;
    expect(await game.call('/user/info', { user, request_uuid: 'r' })).toEqual({
      status: 'RS_OK',
      request_uuid: 'r',
      user,
      country: 'DE',
    });
    const unknown = `0${randomUUID().slice(1)}`;
    expect(await game.call('/user/info', { user: unknown, request_uuid: 'r' })).toEqual({
      status: 'RS_ERROR_UNKNOWN',
      request_uuid: 'r',
    });
  });
});
