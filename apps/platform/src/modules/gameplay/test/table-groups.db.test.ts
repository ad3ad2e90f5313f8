import { randomUUID } from 'node:crypto';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { setStakeBound } from '../public.ts';
import { useGameplay } from './gameplay-fixture.ts';
import { betBodyOf, rollbackBodyOf, type Seat, winBodyOf } from './wallet-bodies.ts';

const game = useGameplay();

/** Games as the catalogue keeps them: id, provider, group, and whether it is offered now. */
const listed = [
  ['live-lobby', 'harbour', 'tables', true],
  ['live-roulette', 'harbour', 'tables', true],
  ['live-baccarat', 'harbour', 'tables', true],
  ['live-closed', 'harbour', 'tables', false],
  ['live-shows', 'harbour', 'shows', true],
  ['other-roulette', 'elsewhere', 'tables', true],
  ['tide-reels', 'harbour', null, true],
  ['pearl-reels', 'harbour', null, true],
] as const;

beforeAll(async () => {
  await game.owner.query(
    `insert into catalogue.media (hash, content_type, bytes) values ('h', 'image/svg+xml', '')`,
  );
  for (const id of ['harbour', 'elsewhere'])
    await game.owner.query('insert into catalogue.provider (id, name) values ($1, $1)', [id]);
  for (const row of listed)
    await game.owner.query(
      `insert into catalogue.game (id, name, provider_id, table_group, is_enabled, category, rtp,
         volatility, stakes, facts, has_demo, released_on, thumb_vertical, thumb_square, backdrop,
         updated_at)
       values ($1, $1, $2, $3, $4, 'tables', 9730, 'low', '{}', '[]', true, '2026-01-10', 'h', 'h',
         'h', now())`,
      [...row],
    );
});

afterEach(async () => {
  expect(await game.faults(), '[P-02] the books add up after every test').toEqual([]);
});

const bet = (seat: Seat, code: string, amount = 100_000, round?: string) => ({
  ...betBodyOf(seat, amount, round),
  game_code: code,
});
const place = (seat: Seat, code: string) => game.call('/transaction/bet', bet(seat, code));

describe('[7f-03] a session at a live lobby', () => {
  test('takes bets of its tables, each noted as a round of the table that was played', async () => {
    const seat = await game.seat(1000n, 'EUR', 'live-lobby');
    const codes = ['live-roulette', 'live-lobby', 'live-baccarat', 'live-roulette'];
    for (const code of codes)
      expect(await place(seat, code), code).toMatchObject({ status: 'RS_OK' });
    expect((await game.roundsOf(seat)).map(({ game_id }) => game_id)).toEqual(codes);
    expect(await game.balanceOf(seat)).toBe(600n);
  });

  test('may be begun at any of the tables, and sums up all that is played in it', async () => {
    const seat = await game.seat(1000n, 'EUR', 'live-roulette');
    const played = bet(seat, 'live-baccarat');
    await place(seat, 'live-roulette');
    await game.call('/transaction/bet', played);
    await game.call('/transaction/win', winBodyOf(played, 50_000));
    const { rows } = await game.owner.query(
      'select count(*)::int as rounds, sum(payout)::int as paid from gameplay.round where session_id = $1',
      [seat.sessionId],
    );
    expect(rows).toEqual([{ rounds: 2, paid: 50 }]);
  });

  test.each([
    ["another provider's table in a group of that name", 'live-lobby', 'other-roulette'],
    ['a table of another group of the provider', 'live-lobby', 'live-shows'],
    ['a table that is offered no more', 'live-lobby', 'live-closed'],
    ['a game of the provider in no group', 'live-lobby', 'tide-reels'],
    ['a game nobody listed', 'live-lobby', 'unheard-of'],
    ['another game where neither is in a group', 'tide-reels', 'pearl-reels'],
    ['a table from a game in no group', 'tide-reels', 'live-roulette'],
    ['any table from one that is offered no more', 'live-closed', 'live-roulette'],
  ])('refuses %s, and keeps refusing it', async (_what, seated, code) => {
    const seat = await game.seat(1000n, 'EUR', seated);
    const refused = bet(seat, code);
    for (const _again of [1, 2])
      expect(await game.call('/transaction/bet', refused)).toMatchObject({
        status: 'RS_ERROR_INVALID_GAME',
        request_uuid: refused.request_uuid,
      });
    expect(await game.balanceOf(seat)).toBe(1000n);
    expect(await game.roundsOf(seat)).toEqual([]);
  });

  test('[P-05] answers a bet of a table sent 32 times at once, and after the table is gone, as at first', async () => {
    const seat = await game.seat(1000n, 'EUR', 'live-lobby');
    const played = bet(seat, 'live-baccarat');
    const answers = await Promise.all(
      Array.from({ length: 32 }, () => game.call('/transaction/bet', played)),
    );
    for (const answer of answers)
      expect(answer).toMatchObject({ status: 'RS_OK', balance: 900_000 });
    const offer = (is: boolean) =>
      game.owner.query(`update catalogue.game set is_enabled = $1 where id = 'live-baccarat'`, [
        is,
      ]);
    await offer(false);
    expect(await game.call('/transaction/bet', played)).toMatchObject({ status: 'RS_OK' });
    expect(await place(seat, 'live-baccarat')).toMatchObject({ status: 'RS_ERROR_INVALID_GAME' });
    expect(await game.call('/transaction/win', winBodyOf(played, 150_000))).toMatchObject({
      status: 'RS_OK',
      balance: 1_050_000,
    });
    await offer(true);
    expect(await game.roundsOf(seat)).toMatchObject([{ status: 2, payout: 150n }]);
  });

  test('[P-08] pays and rolls back after the sign-out, with the table named or not', async () => {
    const seat = await game.seat(1000n, 'EUR', 'live-lobby');
    const [won, back] = [bet(seat, 'live-roulette'), bet(seat, 'live-baccarat')];
    await game.call('/transaction/bet', won);
    await game.call('/transaction/bet', back);
    await game.signOut(seat);
    expect(await place(seat, 'live-roulette')).toMatchObject({ status: 'RS_ERROR_TOKEN_EXPIRED' });
    expect(await game.call('/transaction/win', winBodyOf(won, 30_000))).toMatchObject({
      status: 'RS_OK',
      balance: 830_000,
    });
    const { game_code: _table, ...unnamed } = rollbackBodyOf(back);
    expect(await game.call('/transaction/rollback', unnamed)).toMatchObject({
      status: 'RS_OK',
      balance: 930_000,
    });
    expect(await game.roundsOf(seat)).toMatchObject([
      { game_id: 'live-roulette', status: 2, payout: 30n },
      { game_id: 'live-baccarat', status: 3 },
    ]);
  });

  test('[3-20] [8-12] is held to the bounds of the table that is played, and names it', async () => {
    const seat = await game.seat(1000n, 'EUR', 'live-lobby');
    await game.app.db.transaction().execute((tx) =>
      setStakeBound(tx, {
        playerId: seat.playerId,
        currency: 'EUR',
        source: 'bonus:1',
        maxStake: 500n,
        closedGames: ['live-baccarat'],
      }),
    );
    expect(await place(seat, 'live-baccarat')).toMatchObject({ status: 'RS_ERROR_INVALID_GAME' });
    expect(await place(seat, 'live-roulette')).toMatchObject({ status: 'RS_OK' });
    const { rows } = await game.owner.query<{ payload: { data: object } }>(
      `select payload from graphile_worker._private_jobs where payload->>'channel' = $1`,
      [`game:bets#${seat.playerId}`],
    );
    expect(rows.map(({ payload }) => payload.data)).toMatchObject([
      { event: 'game.bet.restricted', gameIdentity: 'live-baccarat' },
    ]);
  });

  test('does not lend its token to another player or currency', async () => {
    const seat = await game.seat(1000n, 'EUR', 'live-lobby');
    const stranger = { ...bet(seat, 'live-roulette'), user: randomUUID() };
    expect(await game.call('/transaction/bet', stranger)).toMatchObject({
      status: 'RS_ERROR_INVALID_TOKEN',
    });
    const dollars = { ...bet(seat, 'live-roulette'), currency: 'USD' };
    expect(await game.call('/transaction/bet', dollars)).toMatchObject({
      status: 'RS_ERROR_WRONG_CURRENCY',
    });
  });
});
