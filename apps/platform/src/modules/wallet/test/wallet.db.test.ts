import { randomUUID } from 'node:crypto';
import type { Account } from '@pierlight/contract/wallet/schemas';
import { accountStatus, transactionKind } from '@pierlight/contract/wallet/statuses';
import { beforeAll, describe, expect, test } from 'vitest';
import { postDeposit } from '../../ledger/public.ts';
import { betOf, depositOf, useLedger, winOf } from '../../ledger/test/ledger-fixture.ts';
import { createWalletRepository } from '../repository.ts';
import { createWalletService, type WalletService } from '../service.ts';

const ledger = useLedger();
let wallet: WalletService;

beforeAll(() => {
  const { db } = ledger.app;
  const offered = (code: string, isEnabled = true) =>
    [code, { code, subunitToUnit: 100, type: 'fiat', isEnabled } as const] as const;
  wallet = createWalletService({
    db,
    repository: createWalletRepository(db),
    currencies: new Map([offered('EUR'), offered('USD'), offered('BRL'), offered('GBP', false)]),
    gameNames: async (ids) =>
      new Map(
        ids
          .filter((id) => id === 'tide-reels')
          .map((id) => [id, { name: 'Tide Reels', thumbnail: '/media/1' }]),
      ),
  });
});

async function registered(currency = 'EUR'): Promise<string> {
  const playerId = randomUUID();
  await ledger.app.db
    .transaction()
    .execute((tx) => wallet.openFirstAccount(tx, playerId, currency));
  return playerId;
}

const shown = (accounts: readonly Account[]) =>
  accounts.map(({ currency, status }) => `${currency} ${status}`);
const idOf = (accounts: readonly Account[], currency: string) =>
  accounts.find((account) => account.currency === currency)?.id as string;

/** Accounts as the player's screens were told of them, in the order of their versions. */
async function announced(playerId: string): Promise<Account[]> {
  const { rows } = await ledger.owner.query<{ account: Account }>(
    `select job.payload->'data'->'account' as account
     from graphile_worker._private_jobs job
     where job.payload->>'channel' = $1 order by (job.payload->'data'->'account'->>'version')::int`,
    [`wallet:accounts#${playerId}`],
  );
  return rows.map(({ account }) => account);
}

describe('[7c-01] accounts', () => {
  test('the first is the active one, and the next is not', async () => {
    const player = await registered();
    expect(shown(await wallet.open(player, 'USD'))).toEqual(['EUR 1', 'USD 2']);
    expect(await wallet.activeAccount(player)).toMatchObject({ currency: 'EUR', balance: 0 });
  });

  test('opening an open one answers it, and a hidden one comes back', async () => {
    const player = await registered();
    const accounts = await wallet.open(player, 'USD');
    expect(await wallet.open(player, 'USD')).toEqual(accounts);
    expect(shown(await wallet.hide(player, idOf(accounts, 'USD')))).toEqual(['EUR 1', 'USD 3']);
    expect(shown(await wallet.open(player, 'USD'))).toEqual(['EUR 1', 'USD 2']);
  });

  test('a currency that is unknown or not offered is refused', async () => {
    const player = await registered();
    for (const currency of ['XXX', 'GBP'])
      await expect(wallet.open(player, currency)).rejects.toMatchObject({
        errorName: 'currencyUnavailable',
      });
    await expect(registered('GBP')).rejects.toMatchObject({ errorName: 'currencyUnavailable' });
  });

  test('[7c-02] switching makes one active and the other not, and tells of both', async () => {
    const player = await registered();
    const accounts = await wallet.open(player, 'USD');
    const switched = await wallet.switchTo(player, idOf(accounts, 'USD'));
    expect(shown(switched)).toEqual(['USD 1', 'EUR 2']);
    const told = await announced(player);
    expect(told.toSorted((a, b) => a.status - b.status)).toEqual(switched);
  });

  test('[7c-02] the active account cannot be hidden; a hidden one keeps its money', async () => {
    const player = await registered();
    await ledger.app.db
      .transaction()
      .execute((tx) => postDeposit(tx, depositOf(player, 700n, 'USD')));
    const accounts = await wallet.accounts(player);
    await expect(wallet.hide(player, idOf(accounts, 'EUR'))).rejects.toMatchObject({
      errorName: 'accountInUse',
    });
    const hidden = await wallet.hide(player, idOf(accounts, 'USD'));
    expect(hidden).toMatchObject([
      { currency: 'EUR' },
      { status: accountStatus.hidden, balance: 700 },
    ]);
  });

  test("[P-36] somebody else's account is not there", async () => {
    const [player, other] = [await registered(), await registered()];
    const foreign = idOf(await wallet.open(other, 'USD'), 'USD');
    await expect(wallet.switchTo(player, foreign)).rejects.toMatchObject({ errorName: 'notFound' });
    await expect(wallet.hide(player, foreign)).rejects.toMatchObject({ errorName: 'notFound' });
  });

  test('40 parallel openings, switches and hidings leave exactly one active account', async () => {
    const player = await registered();
    await wallet.open(player, 'USD');
    const accounts = await wallet.open(player, 'BRL');
    await Promise.allSettled(
      Array.from({ length: 40 }, (_, index) => {
        const account = accounts[index % 3] as Account;
        if (index % 4 === 0) return wallet.hide(player, account.id);
        if (index % 4 === 1) return wallet.open(player, account.currency);
        return wallet.switchTo(player, account.id);
      }),
    );
    const after = await wallet.accounts(player);
    expect(after.filter(({ status }) => status === accountStatus.active)).toHaveLength(1);
    const latest = new Map((await announced(player)).map((account) => [account.id, account]));
    for (const account of after)
      if (account.version > 0) expect(latest.get(account.id)).toEqual(account);
  });

  test('parallel first accounts leave one active', async () => {
    const player = randomUUID();
    await Promise.all(
      ['EUR', 'USD', 'BRL', 'EUR'].map((currency) =>
        ledger.app.db.transaction().execute((tx) => wallet.openFirstAccount(tx, player, currency)),
      ),
    );
    const statuses = (await wallet.accounts(player)).map(({ status }) => status);
    expect(statuses).toEqual([1, 2, 2]);
  });

  test('[7i-02] every change of a balance is told with a version of its own, racing a switch too', async () => {
    const player = await ledger.playerWith(1000n);
    const accounts = await wallet.open(player, 'USD');
    await Promise.all([
      ...Array.from({ length: 20 }, () => ledger.call('bet', betOf(player, 1n))),
      ...accounts.map(({ id }) => wallet.switchTo(player, id)),
      ...accounts.map(({ id }) => wallet.switchTo(player, id)),
    ]);
    const own = (await announced(player)).filter(({ currency }) => currency === 'EUR');
    expect(new Set(own.map(({ version }) => version)).size).toBe(own.length);
    const euro = (await wallet.accounts(player)).find(({ currency }) => currency === 'EUR');
    expect(own.at(-1)).toEqual(euro);
    expect(euro?.balance).toBe(980);
  });
});

describe('[2.1-29] statement', () => {
  async function history() {
    const player = await ledger.playerWith(1000n);
    const bet = betOf(player, 300n);
    await ledger.call('bet', bet);
    await ledger.call('win', winOf(player, 50n, bet.key));
    await ledger.call('bet', { ...betOf(player, 1n), game: 'gone-game' });
    return { player, bet };
  }
  const page = { page: 1, perPage: 36 };

  test('lists every movement, newest first, signed, with game, round and invoice', async () => {
    const { player, bet } = await history();
    const { data, meta } = await wallet.statement(player, page);
    expect(data).toMatchObject([
      {
        kind: transactionKind.bet,
        amount: -1,
        balanceAfter: 749,
        game: { id: 'gone-game', name: 'gone-game' },
      },
      { kind: transactionKind.win, amount: 50, balanceAfter: 750, invoiceNumber: null },
      {
        kind: transactionKind.bet,
        amount: -300,
        balanceAfter: 700,
        game: { id: 'tide-reels', name: 'Tide Reels' },
        roundId: bet.round,
      },
      {
        kind: transactionKind.deposit,
        amount: 1000,
        balanceAfter: 1000,
        game: null,
        roundId: null,
      },
    ]);
    expect(data[3]?.invoiceNumber).toHaveLength(8);
    expect(meta).toEqual({ page: 1, perPage: 36, total: 4, totalCapped: false, next: null });
  });

  test('pages, and filters by kind, currency and time', async () => {
    const { player } = await history();
    await ledger.app.db
      .transaction()
      .execute((tx) => postDeposit(tx, depositOf(player, 5n, 'USD')));
    const of = async (query: Partial<Parameters<WalletService['statement']>[1]>) => {
      const { data, meta } = await wallet.statement(player, { ...page, ...query });
      expect(meta.total).toBe(query.perPage === undefined ? data.length : 5);
      return data.map(({ amount }) => amount);
    };
    expect(await of({ page: 2, perPage: 2 })).toEqual([50, -300]);
    expect(await of({ kind: [transactionKind.deposit] })).toEqual([5, 1000]);
    expect(await of({ kind: [transactionKind.bet, transactionKind.win] })).toEqual([-1, 50, -300]);
    expect(await of({ currency: 'USD' })).toEqual([5]);
    expect(await of({ currency: 'BRL' })).toEqual([]);
    const [newest] = (await wallet.statement(player, page)).data;
    expect(await of({ to: '2020-01-01T00:00:00Z' })).toEqual([]);
    expect(await of({ from: newest?.createdAt as string })).toContain(5);
  });

  test('is totalled by currency and kind over every page, by the same filters', async () => {
    const { player } = await history();
    await ledger.app.db
      .transaction()
      .execute((tx) => postDeposit(tx, depositOf(player, 5n, 'USD')));
    const { deposit, bet, win } = transactionKind;
    const none = { incoming: 0, outgoing: 0 };
    expect(await wallet.statementTotals(player, {})).toEqual([
      { currency: 'EUR', kind: deposit, count: 1, ...none, incoming: 1000 },
      { currency: 'EUR', kind: bet, count: 2, ...none, outgoing: 301 },
      { currency: 'EUR', kind: win, count: 1, ...none, incoming: 50 },
      { currency: 'USD', kind: deposit, count: 1, ...none, incoming: 5 },
    ]);
    expect(await wallet.statementTotals(player, { currency: 'USD' })).toHaveLength(1);
    expect(await wallet.statementTotals(player, { kind: [bet] })).toHaveLength(1);
    expect(await wallet.statementTotals(player, { to: '2020-01-01T00:00:00Z' })).toEqual([]);
    expect(await wallet.statementTotals(randomUUID(), {})).toEqual([]);
  });

  test('[4-10] keeps the movements of a hidden account, in all currencies and in its own', async () => {
    const { player } = await history();
    await ledger.app.db
      .transaction()
      .execute((tx) => postDeposit(tx, depositOf(player, 5n, 'USD')));
    const accounts = await wallet.accounts(player);
    const usd = accounts.find(({ currency }) => currency === 'USD')?.id ?? '';
    await wallet.hide(player, usd);
    const all = await wallet.statement(player, page);
    expect(all.data.map(({ currency }) => currency)).toEqual(['USD', 'EUR', 'EUR', 'EUR', 'EUR']);
    const own = await wallet.statement(player, { ...page, currency: 'USD' });
    expect(own).toMatchObject({ data: [{ amount: 5, balanceAfter: 5 }], meta: { total: 1 } });
  });

  test('keeps the pages of one reading as they are while movements come, whatever is chosen', async () => {
    const { player } = await history();
    const deposit = (amount: bigint, currency = 'EUR') =>
      ledger.app.db
        .transaction()
        .execute((tx) => postDeposit(tx, depositOf(player, amount, currency)));
    const { deposit: kind } = transactionKind;
    for (const choice of [{}, { currency: 'EUR' }, { kind: [kind] }]) {
      await deposit(7n);
      const whole = await wallet.statement(player, { ...page, ...choice });
      const first = await wallet.statement(player, { ...choice, page: 1, perPage: 2 });
      const until = first.data[0]?.id;
      await deposit(8n);
      await deposit(9n, 'USD');
      const read = [...first.data];
      for (let next = 2; read.length < whole.meta.total; next += 1) {
        const more = await wallet.statement(player, { ...choice, page: next, perPage: 2, until });
        expect(more.meta.total).toBe(whole.meta.total);
        read.push(...more.data);
      }
      expect(read).toEqual(whole.data);
      const byNext = [...first.data];
      for (let next = first.meta.next; next !== null; ) {
        const more = await wallet.statement(player, {
          ...choice,
          page: 1,
          perPage: 2,
          until: next,
        });
        byNext.push(...more.data);
        next = more.meta.next;
      }
      expect(byNext).toEqual(whole.data);
    }
  });

  test("[P-36] begins at no other player's movement, nor at one of another account", async () => {
    const { player } = await history();
    const other = (await history()).player;
    const until = (await wallet.statement(other, page)).data[0]?.id;
    const notFound = { errorName: 'notFound' };
    await expect(wallet.statement(player, { ...page, until })).rejects.toMatchObject(notFound);
    const own = (await wallet.statement(player, page)).data[0]?.id;
    await expect(
      wallet.statement(player, { ...page, until: own, currency: 'USD' }),
    ).rejects.toMatchObject(notFound);
  });

  test('is totalled by month without play, of the year alone and the own accounts', async () => {
    const { player } = await history();
    const year = new Date().getUTCFullYear();
    const month = new Date().toISOString().slice(0, 7);
    const { deposit: kind } = transactionKind;
    expect(await wallet.monthTotals(player, year)).toEqual([
      { month, currency: 'EUR', kind, count: 1, incoming: 1000, outgoing: 0 },
    ]);
    expect(await wallet.monthTotals(player, year - 1)).toEqual([]);
    expect(await wallet.monthTotals(await registered(), year)).toEqual([]);
  });

  test("does not show another player's movements", async () => {
    await history();
    expect((await wallet.statement(await registered(), page)).data).toEqual([]);
  });

  test('counts up to 10,000 and says so', async () => {
    const player = await ledger.playerWith(1n);
    // Without the triggers: only the number of lines matters here.
    await ledger.owner.query(`
      begin;
      set local session_replication_role = replica;
      with made as (
        insert into ledger.transaction (kind, status, player_id, currency, change, scope, idempotency_key)
        values ('adjustment', 'posted', '${player}', 'EUR', 0, 'test', '${player}') returning id
      )
      insert into ledger.entry
        (transaction_id, account_id, currency, amount, balance_after, kind, position)
      select made.id, account.id, 'EUR', 1, 1, 'adjustment', place
      from made, ledger.account, generate_series(2, 10001) place where owner = '${player}';
      commit`);
    const { meta } = await wallet.statement(player, { page: 1, perPage: 1 });
    expect(meta).toMatchObject({ page: 1, perPage: 1, total: 10_000, totalCapped: true });
    const kind = [transactionKind.adjustment, transactionKind.deposit];
    const filtered = await wallet.statement(player, { page: 1, perPage: 1, kind });
    expect(filtered.meta).toMatchObject({ total: 10_000, totalCapped: true });
  });
});
