import { randomUUID } from 'node:crypto';
import { invoiceStatus } from '@pierlight/contract/payments/statuses';
import { beforeAll, describe, expect, test } from 'vitest';
import { winBodyOf } from '../modules/gameplay/test/wallet-bodies.ts';
import { expectProblem } from './expect-problem.ts';
import { type Player, site, usePlatform } from './platform-fixture.ts';
import { createTable } from './table.ts';

const platform = usePlatform({ roles: 'api,jobs' });

const { startDeposit, settle, seated } = createTable(platform);

beforeAll(() => platform.app.startJobs());

async function read<T>(url: string, { token }: Pick<Player, 'token'>): Promise<T> {
  const answer = await platform.call('GET', url, { token });
  expect(answer.status, url).toBe(200);
  return answer.body.data as T;
}

const accountsOf = (player: Player) =>
  read<{ currency: string; balance: number; version: number }[]>('/wallet/accounts', player);

describe('a deposit', () => {
  test('[P-05] [P-13] is credited once, however often it is queried and announced, and only by its provider', async () => {
    const player = await platform.register();
    const key = randomUUID();
    const id = await startDeposit(player, 25_00, { key });
    expect(await startDeposit(player, 25_00, { key })).toBe(id);
    const reused = await platform.call('POST', '/payment/invoices/deposit', {
      token: player.token,
      headers: { 'idempotency-key': key },
      body: { methodId: 'card', currency: 'EUR', amount: 26_00, returnUrl: `${site}/` },
    });
    expectProblem(reused, 409);
    expectProblem(await settle(id, 'a secret of somebody else entirely'), 403);
    expect(await accountsOf(player)).toMatchObject([{ balance: 0 }]);
    for (const told of await Promise.all([settle(id), settle(id), settle(id)]))
      expect(told.status).toBe(200);
    expect(await accountsOf(player)).toMatchObject([{ currency: 'EUR', balance: 25_00 }]);
    expect(await read('/payment/invoices', player)).toMatchObject([
      { id, status: invoiceStatus.success, amount: 25_00 },
    ]);
  });
});

describe('a round', () => {
  test('[7f-03] moves the balance, and stands in spins, statement, game session, played games and winners', async () => {
    const { player, sessionId, betOf } = await seated();
    const stranger = await platform.register();
    const before = await accountsOf(player);

    const bet = betOf(200_000);
    expect(await platform.wallet('/transaction/bet', bet)).toMatchObject({
      status: 'RS_OK',
      currency: 'EUR',
      balance: 4_800_000,
    });
    const staked = await accountsOf(player);
    expect(staked[0]?.version).toBeGreaterThan(before[0]?.version ?? 0);
    expect(await platform.wallet('/transaction/bet', bet)).toMatchObject({ balance: 4_800_000 });
    expect(await platform.wallet('/transaction/win', winBodyOf(bet, 900_000))).toMatchObject({
      status: 'RS_OK',
      balance: 5_700_000,
    });
    const after = await accountsOf(player);
    expect(after).toMatchObject([{ balance: 57_00 }]);
    expect(after[0]?.version).toBeGreaterThan(staked[0]?.version ?? 0);

    expect(await read('/game/spins', player)).toMatchObject([
      { game: { id: 'koi-lantern', name: 'Game koi-lantern' }, stake: 2_00, payout: 9_00 },
    ]);
    expect(await read('/wallet/transactions', player)).toMatchObject([
      { amount: 9_00, balanceAfter: 57_00, game: { id: 'koi-lantern' } },
      { amount: -2_00, balanceAfter: 48_00, game: { id: 'koi-lantern' } },
      { amount: 50_00, balanceAfter: 50_00, game: null },
    ]);
    expect(await read(`/game/sessions/${sessionId}`, player)).toMatchObject({
      gameId: 'koi-lantern',
      staked: 2_00,
      paid: 9_00,
      rounds: 1,
    });
    expect(await read('/game/games/played', player)).toMatchObject([{ id: 'koi-lantern' }]);
    const winners = await platform.call('GET', '/game/spins/winners');
    expect(winners.body.data).toMatchObject([{ payout: 9_00, game: { id: 'koi-lantern' } }]);
    expect(JSON.stringify(winners.body)).not.toContain(player.email.split('@')[0]);
    expect(winners.body.data).toMatchObject([{ nickname: expect.stringMatching(/^[^•]+•••/) }]);
    const hidden = await platform.call('PUT', '/player/profile', {
      token: player.token,
      body: { hideName: true },
    });
    expect(hidden.status).toBe(200);
    expect((await platform.call('GET', '/game/spins/winners')).body.data).toMatchObject([
      { nickname: '•••' },
    ]);

    const [sums] = await read<object[]>('/game/spins/totals?currency=EUR', player);
    expect(sums).toMatchObject({ rounds: 1, staked: 2_00, paid: 9_00, returned: 45_000 });
    const year = new Date().getUTCFullYear();
    expect(await read(`/game/spins/months?year=${year}`, player)).toMatchObject([
      { currency: 'EUR', rounds: 1, staked: 2_00, paid: 9_00 },
    ]);
    expect(await read(`/wallet/transactions/months?year=${year}`, player)).toMatchObject([
      { currency: 'EUR', incoming: 50_00, outgoing: 0 },
    ]);

    // Nothing of it is another player's.
    for (const url of [
      '/game/spins',
      '/game/spins/totals',
      `/game/spins/months?year=${year}`,
      '/wallet/transactions',
      `/wallet/transactions/months?year=${year}`,
      '/game/games/played',
    ])
      expect(await read(url, stranger), url).toEqual([]);
  });

  test('[2.1-29] [P-36] pages of a reading begin at no row of another player, sums at no nonsense', async () => {
    const { player, betOf } = await seated();
    await platform.wallet('/transaction/bet', betOf(100_000));
    const { token } = await platform.register();
    for (const url of ['/game/spins', '/wallet/transactions']) {
      const [row] = await read<{ id: string }[]>(url, player);
      const until = `${url}?until=${row?.id}`;
      expect(await read(until, player)).toEqual(
        expect.arrayContaining([expect.objectContaining({ id: row?.id })]),
      );
      expectProblem(await platform.call('GET', until, { token }), 404, url);
      expectProblem(await platform.call('GET', `${url}?until=x`, { token }), 422, url);
    }
    for (const url of [
      '/game/spins/totals?from=yesterday',
      '/game/spins/totals?game=../x',
      '/game/spins/months?year=99999',
      '/game/spins/months',
      '/wallet/transactions/months?year=x',
      '/game/bets?perPage=101',
      '/game/bets?isSettled=perhaps',
    ])
      expectProblem(await platform.call('GET', url, { token }), 422, url);
  });

  test('[7f-05] bets on sports are none, settled or not; what games returned is anybody’s to read', async () => {
    const { token } = await platform.register();
    for (const query of ['', '?isSettled=false&page=2&perPage=5']) {
      const bets = await platform.call('GET', `/game/bets${query}`, { token });
      expect(bets.body).toMatchObject({ data: [], meta: { total: 0, totalCapped: false } });
    }
    const returns = await platform.call('GET', '/game/returns');
    expect(returns).toMatchObject({ status: 200, body: { meta: { since: null } } });
  });

  test('[P-03] beyond the balance is refused and leaves no trace', async () => {
    const { player, betOf } = await seated();
    expect(await platform.wallet('/transaction/bet', betOf(5_001_000))).toMatchObject({
      status: 'RS_ERROR_NOT_ENOUGH_MONEY',
    });
    expect(await accountsOf(player)).toMatchObject([{ balance: 50_00 }]);
    expect(await read('/game/spins', player)).toEqual([]);
  });

  test('[P-08] [P-27] after signing out no stake is taken, but a win is still paid', async () => {
    const { player, betOf } = await seated();
    const bet = betOf(100_000);
    expect(await platform.wallet('/transaction/bet', bet)).toMatchObject({ status: 'RS_OK' });
    await platform.call('POST', '/player/sessions/logout', { token: player.token });
    expect((await platform.wallet('/transaction/bet', betOf(100_000))).status).toMatch(
      /^RS_ERROR_(TOKEN_EXPIRED|INVALID_TOKEN)$/,
    );
    expect(await platform.wallet('/transaction/win', winBodyOf(bet, 300_000))).toMatchObject({
      status: 'RS_OK',
      balance: 5_200_000,
    });
  });
});

test('[7f-04] a favourite is kept per player, once, until it is taken away', async () => {
  const player = await platform.register();
  const stranger = await platform.register();
  const favorite = (method: 'POST' | 'DELETE', id: string) =>
    platform.call(method, `/game/games/${id}/favorite`, { token: player.token });
  await favorite('POST', 'koi-lantern');
  await favorite('POST', 'night-ferris');
  await favorite('POST', 'koi-lantern');
  const own = await read<{ id: string }[]>('/game/games/favorites', player);
  expect(own.map(({ id }) => id).sort()).toEqual(['koi-lantern', 'night-ferris']);
  expect(await read('/game/games/favorites', stranger)).toEqual([]);
  await favorite('DELETE', 'koi-lantern');
  expect(await read('/game/games/favorites', player)).toMatchObject([{ id: 'night-ferris' }]);
  expectProblem(await favorite('POST', 'no-such-game'), [404, 422]);
});
