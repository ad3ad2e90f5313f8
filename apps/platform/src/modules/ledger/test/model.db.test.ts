import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import pg from 'pg';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { type Ending, plantFailPoints } from '../../../kernel/db/fail-points.ts';
import { useLedger } from './ledger-fixture.ts';
import { anyMove, type Expected, type Move, WalletModel } from './wallet-model.ts';

const ledger = useLedger();
let points = 0;

beforeAll(async () => {
  points = await plantFailPoints(ledger.owner, [
    'ledger.bet',
    'ledger.win',
    'ledger.rollback',
    'ledger.deposit',
    'ledger.withdraw',
    'ledger.pay_out',
    'ledger.refund',
    'ledger.adjust',
    'ledger.settle_withdrawal',
    'ledger.post',
    'ledger.write_entries',
    'ledger.check_entry_account',
    'ledger.open_player_account',
    'wallet.announce_account',
  ]);
});

afterEach(async () => {
  expect(await ledger.faults(), '[P-02] the books add up after every property').toEqual([]);
});

type Call = readonly [sql: string, values: readonly unknown[]];

/** The statement of a move. Keys are the player's own. */
function callOf(player: string, move: Move): Call {
  const of = (key: number) => `${player}:${key}`;
  switch (move.kind) {
    case 'deposit':
    case 'withdraw':
      return [
        `select * from ledger.${move.kind}($1, $2, $3, 'card', $1, $4, $4)`,
        [player, move.currency, move.amount, of(move.key)],
      ];
    case 'bet':
      return [
        "select * from ledger.bet($1, $2, $3, 'hub88', $4, 'game', $4)",
        [player, move.currency, move.amount, of(move.key)],
      ];
    case 'win':
      return [
        "select * from ledger.win($1, $2, $3, 'hub88', $4, 'game', $5, $5)",
        [player, move.currency, move.amount, of(move.key), of(move.bet)],
      ];
    case 'rollback':
      return [
        "select * from ledger.rollback($1, 'EUR', 'hub88', $2, $3, 'game', 'round')",
        [player, of(move.key), of(move.reference)],
      ];
    case 'payOut':
      return [
        "select * from ledger.pay_out('card', $1, $2, $3)",
        [of(move.withdrawal), move.fee, `payout of ${of(move.withdrawal)}`],
      ];
    case 'refund':
      return [
        "select * from ledger.refund('card', $1, $2)",
        [of(move.withdrawal), `refund of ${of(move.withdrawal)}`],
      ];
    case 'adjust':
      return [
        "select * from ledger.adjust($1, $2, $3, 'reason', $4)",
        [player, move.currency, move.amount, of(move.key)],
      ];
  }
}

/** What the database answers, its own complaints included. @throws what is no complaint about the move */
async function answerTo(pool: pg.Pool | pg.Client, [sql, values]: Call): Promise<Expected> {
  try {
    const { rows } = await pool.query<Expected>(sql, [...values]);
    const { outcome, refusal } = rows[0] as Expected;
    return { outcome, refusal };
  } catch (failure) {
    // A foreign key or a check: there is no such withdrawal, or the fee is not less than it.
    if (['23503', '23514'].includes((failure as { code?: string }).code ?? ''))
      return { outcome: 'error', refusal: null };
    throw failure;
  }
}

/** Sends a move over a connection that ends at a fail point, if the move comes by it. */
async function crash(call: Call, point: number, ending: Ending): Promise<void> {
  const client = new pg.Client({ connectionString: ledger.urls.url });
  client.on('error', () => undefined);
  await client.connect();
  await client.query(`set test.fail_at = '${point}'; set test.ending = '${ending}'`);
  await client.query(call[0], [...call[1]]).catch(() => undefined);
  await client.end().catch(() => undefined);
}

async function expectBooks(player: string, model: WalletModel, story: string): Promise<void> {
  const { rows } = await ledger.owner.query<{ currency: 'EUR' | 'USD'; balance: string }>(
    'select currency, balance from ledger.account where owner = $1',
    [player],
  );
  const balances = new Map(rows.map(({ currency, balance }) => [currency, BigInt(balance)]));
  expect(balances, story).toEqual(model.balances);
  const { rows: reserved } = await ledger.owner.query<{ currency: 'EUR' | 'USD'; sum: string }>(
    `select entry.currency, sum(entry.amount) as sum from ledger.entry
     join ledger.account on account.id = entry.account_id and account.kind = 'withdrawals'
     join ledger.transaction posted on posted.id = entry.transaction_id
     where posted.player_id = $1 group by entry.currency`,
    [player],
  );
  const reserve = new Map(reserved.map(({ currency, sum }) => [currency, BigInt(sum)]));
  expect(reserve, story).toEqual(model.reserve);
}

const tell = (moves: readonly unknown[]) =>
  JSON.stringify(moves, (_, value) => (typeof value === 'bigint' ? `${value}` : value));

const step = fc.record({
  move: anyMove,
  crash: fc.option(
    fc.record({ point: fc.nat(), ending: fc.constantFrom<Ending>('error', 'killed') }),
    { nil: null, freq: 3 },
  ),
});
const steps = fc.array(step, { minLength: 4, maxLength: 25 });

test('[P-02] [P-03] [P-05] [P-06] [P-07] [P-11] whatever is asked of a wallet, and wherever it is cut off, does what the model says', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (asked) => {
      const player = randomUUID();
      const model = new WalletModel();
      const first: Move = { kind: 'deposit', key: 9, currency: 'EUR', amount: 200n };
      expect(await answerTo(ledger.app.pool, callOf(player, first))).toEqual(model.hear(first));
      for (const [index, { move, crash: cut }] of asked.entries()) {
        const call = callOf(player, move);
        const story = tell(asked.slice(0, index + 1));
        if (cut) {
          const before = await stateOf(player);
          await crash(call, 1 + (cut.point % points), cut.ending);
          // Cut off: balances and reserve are those of before it. Not cut off: all of it is there, and the
          // repetition adds nothing.
          const isCutOff = (await stateOf(player)) === before;
          if (isCutOff) await expectBooks(player, model, story);
          const expected = model.hear(move);
          if (!isCutOff) await expectBooks(player, model, story);
          expect(await answerTo(ledger.app.pool, call), story).toEqual(expected);
        } else expect(await answerTo(ledger.app.pool, call), story).toEqual(model.hear(move));
        await expectBooks(player, model, story);
      }
    }),
    { numRuns: 30, endOnFailure: true },
  );
  const { rows } = await ledger.owner.query(
    `select * from ledger.broken_links(array(select id from ledger.account where owner is not null))`,
  );
  expect(rows, 'the history of every account is whole').toEqual([]);
}, 300_000);

/** Everything the books have about a player. */
async function stateOf(player: string): Promise<string> {
  const { rows } = await ledger.owner.query(
    `select account.id, account.currency, account.balance, posted.id as posted_id, posted.status, posted.change,
       entry.id as entry_id, entry.amount
     from ledger.account
     left join ledger.entry on entry.account_id = account.id
     left join ledger.transaction posted on posted.id = entry.transaction_id
     where account.owner = $1
     union all
     select null, null, null, id, status, change, null, null from ledger.transaction where player_id = $1
     order by 1, 4, 7`,
    [player],
  );
  return tell(rows);
}

test('[P-05] [P-11] moves of many players are made once each while their connections are killed', async () => {
  const stories = fc.sample(fc.array(anyMove, { minLength: 40, maxLength: 40 }), 12);
  const pool = new pg.Pool({
    connectionString: ledger.urls.url,
    max: 12,
    application_name: 'doomed',
  });
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  let [answered, killed] = [0, 0];

  /** Ends the connection of a move that is under way, after every sixth answer. */
  async function killSome(): Promise<void> {
    answered += 1;
    if (answered % 6 !== 0) return;
    const { rowCount } = await ledger.owner.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where application_name = 'doomed' and datname = current_database() and state = 'active'
       limit 1`,
    );
    killed += rowCount ?? 0;
  }

  /** Asks until there is an answer, as whoever lost one does. */
  async function insist(call: Call): Promise<Expected> {
    for (;;) {
      try {
        const answer = await answerTo(pool, call);
        await killSome();
        return answer;
      } catch {
        // The connection was killed: what became of the move is not known.
      }
    }
  }
  try {
    await Promise.all(
      stories.map(async (moves) => {
        const player = randomUUID();
        const model = new WalletModel();
        for (const [index, move] of moves.entries())
          expect(await insist(callOf(player, move)), tell(moves.slice(0, index + 1))).toEqual(
            model.hear(move),
          );
        await expectBooks(player, model, tell(moves));
      }),
    );
  } finally {
    await pool.end();
  }
  expect(killed, 'connections were killed under load').toBeGreaterThan(5);
}, 300_000);
