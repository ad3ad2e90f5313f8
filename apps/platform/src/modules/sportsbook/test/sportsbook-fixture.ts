import { randomUUID } from 'node:crypto';
import type { Bet } from '@pierlight/contract/sportsbook/schemas';
import fastify, { type FastifyInstance } from 'fastify';
import pg from 'pg';
import { afterAll, beforeAll } from 'vitest';
import { type OpenDatabase, openDatabase } from '../../../kernel/db/database.ts';
import { createTestDatabase, type TestDatabase } from '../../../kernel/db/test-database.ts';
import { systemIds } from '../../../kernel/ids.ts';
import { createLogger } from '../../../kernel/log/logger.ts';
import { checkLedger, type LedgerFault, postDeposit } from '../../ledger/public.ts';
import { createBetWallet } from '../bet-wallet.ts';
import { createSportsbook } from '../public.ts';
import { createSportsbookRepository } from '../repository.ts';
import type { Bettor } from './book-calls.ts';
import { createBookSigner, type SignOptions } from './book-signer.ts';

export interface BookReply {
  readonly status: number;
  readonly body: {
    readonly id?: string;
    readonly ext_transaction_id?: string;
    readonly user_id?: string;
    readonly operation?: string;
    readonly amount?: number;
    readonly currency?: string;
    readonly balance?: number;
    readonly code?: number;
    readonly message?: string;
  };
}

/** The operator's side of the book's protocol on a database of its own, under a settable clock. */
export function useSportsbook() {
  const clock = { at: new Date('2026-11-21T12:00:00Z'), now: () => clock.at };
  const { sign, pems } = createBookSigner(clock.now);
  const opened: {
    urls?: TestDatabase;
    app?: OpenDatabase;
    owner?: pg.Pool;
    http?: FastifyInstance;
    sportsbook?: ReturnType<typeof createSportsbook>;
  } = {};
  const get = <K extends keyof typeof opened>(key: K) => {
    const value = opened[key];
    if (!value) throw new Error('the fixture is opened in beforeAll');
    return value as NonNullable<(typeof opened)[K]>;
  };

  beforeAll(async () => {
    opened.urls = await createTestDatabase();
    opened.app = openDatabase({ url: opened.urls.ownerUrl, role: 'pierlight_app', max: 16 });
    opened.owner = new pg.Pool({ connectionString: opened.urls.ownerUrl, max: 4 });
    // Tests kill connections; a pool tells of its idle ones here.
    opened.owner.on('error', () => undefined);
    opened.sportsbook = createSportsbook({
      ...{ db: opened.app.db, pool: opened.app.pool, clock, ids: systemIds },
      log: createLogger('silent'),
      publicNames: async () => new Map(),
      currencyOf: async () => 'EUR',
      rulesOf: async () => null,
      betby: {
        ...{ apiUrl: 'http://127.0.0.1:9', operatorId: 'pierlight', brandId: 'brand' },
        ...pems,
      },
    });
    opened.http = fastify({ logger: { level: 'error' } });
    opened.sportsbook.registerWallet(opened.http);
  });
  afterAll(async () => {
    await opened.http?.close();
    await opened.app?.close();
    await opened.owner?.end();
    await opened.urls?.drop();
  });

  /** Sends bytes as they are. */
  async function send(path: string, body: string): Promise<BookReply> {
    const response = await get('http').inject({
      method: 'POST',
      url: `/api/sportsbook/betby${path}`,
      headers: { 'content-type': 'application/json' },
      payload: body,
    });
    return { status: response.statusCode, body: response.json() };
  }

  return {
    clock,
    sign,
    send,
    call: async (path: string, payload: object, options: SignOptions = {}): Promise<BookReply> =>
      send(path, JSON.stringify({ payload: await sign(payload, options) })),
    get app() {
      return get('app');
    },
    get owner() {
      return get('owner');
    },
    get urls() {
      return get('urls');
    },
    get sportsbook() {
      return get('sportsbook');
    },
    get wallet() {
      return createBetWallet({ pool: get('app').pool, clock, provider: 'betby' });
    },
    get repository() {
      return createSportsbookRepository(get('app').db);
    },
    faults: (): Promise<LedgerFault[]> => checkLedger(get('app').db),

    /** A signed-in player with money, and a session of the book. */
    async bettor(amount: bigint, currency = 'EUR', rules: object | null = null): Promise<Bettor> {
      const [playerId, signInId] = [randomUUID(), randomUUID()];
      await get('app')
        .db.transaction()
        .execute((tx) =>
          postDeposit(tx, {
            ...{ playerId, currency, amount, provider: 'card', invoiceId: signInId },
            ...{ invoiceNumber: '1', idempotencyKey: signInId },
          }),
        );
      await get('owner').query(
        `insert into identity.session (id, player_id, binding_hash, rotated_at, visitor_id,
           visitor_confidence, ip, user_agent, created_at, last_used_at)
         values ($1, $2, '\\x00', $3, 'v', 1, '127.0.0.1', 'test', $3, $3)`,
        [signInId, playerId, clock.now()],
      );
      const sessionId = await createSportsbookRepository(get('app').db).openSession({
        ...{ id: systemIds.next(), playerId, signInId, currency, rules, at: clock.now() },
      });
      return { playerId, signInId, sessionId, currency };
    },

    signOut: ({ signInId }: Bettor) =>
      get('owner').query('update identity.session set ended_at = $2 where id = $1', [
        signInId,
        clock.now(),
      ]),

    /** Takes money out of an account, as a withdrawal would. */
    spend: ({ playerId, currency }: Bettor, amount: number) =>
      get('owner').query("select * from ledger.adjust($1, $2, $3, 'test', $4)", [
        ...[playerId, currency, -amount, randomUUID()],
      ]),

    async balanceOf({ playerId }: Bettor): Promise<number> {
      const { rows } = await get('app').pool.query<{ balance: bigint }>(
        "select balance from ledger.account where owner = $1 and kind = 'player_real'",
        [playerId],
      );
      return Number(rows[0]?.balance);
    },

    /** Bets as the player sees them, the oldest first, discarded ones included. */
    async betsOf({ playerId }: Bettor): Promise<Bet[]> {
      const { rows } = await get('owner').query<{ bet: Bet }>(
        'select sportsbook.shown(bet) as bet from sportsbook.bet where player_id = $1 order by id',
        [playerId],
      );
      return rows.map(({ bet }) => bet);
    },

    /** What limits have counted of today. */
    async countedOf({ playerId }: Bettor) {
      const { rows } = await get('owner').query<{ staked: string; lost: string }>(
        'select sum(staked) as staked, sum(lost) as lost from limits.day_played where player_id = $1',
        [playerId],
      );
      return { staked: Number(rows[0]?.staked ?? 0), lost: Number(rows[0]?.lost ?? 0) };
    },

    /** Events told on the channel of a player's bets, in their order. */
    async toldTo({ playerId }: Bettor) {
      const { rows } = await get('owner').query<{
        payload: { data: { event: string; bet?: Bet } };
      }>(
        `select payload from graphile_worker._private_jobs
         where payload ->> 'channel' = $1 order by id`,
        [`game:bets#${playerId}`],
      );
      return rows.map(({ payload }) => payload.data);
    },
  };
}
