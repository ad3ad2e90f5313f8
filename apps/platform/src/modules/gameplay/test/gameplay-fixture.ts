import { generateKeyPairSync, randomUUID } from 'node:crypto';
import fastify, { type FastifyInstance } from 'fastify';
import pg from 'pg';
import { afterAll, beforeAll } from 'vitest';
import { type OpenDatabase, openDatabase } from '../../../kernel/db/database.ts';
import { createTestDatabase, type TestDatabase } from '../../../kernel/db/test-database.ts';
import { systemIds } from '../../../kernel/ids.ts';
import { createLogger } from '../../../kernel/log/logger.ts';
import { checkLedger, type LedgerFault, postDeposit } from '../../ledger/public.ts';
import { privateKeyOf, signatureOf } from '../adapters/hub88-signature.ts';
import { createGameplay } from '../public.ts';
import { createGameplayRepository } from '../repository.ts';
import { tokenHashOf } from '../seamless-wallet.ts';
import type { Seat } from './wallet-bodies.ts';

const currencies = [
  { code: 'EUR', subunitToUnit: 100, subCurrencies: [] },
  { code: 'USD', subunitToUnit: 100, subCurrencies: [] },
  { code: 'JPY', subunitToUnit: 1, subCurrencies: [] },
  {
    code: 'BTC',
    subunitToUnit: 100_000_000,
    subCurrencies: [{ code: 'mBTC', subunitToUnit: 100_000 }],
  },
  {
    code: 'ETH',
    subunitToUnit: 1_000_000_000,
    subCurrencies: [{ code: 'mETH', subunitToUnit: 1_000_000 }],
  },
];

const pemPair = () =>
  generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });

export interface WalletReply {
  readonly status: string;
  readonly user?: string;
  readonly request_uuid?: string;
  readonly currency?: string;
  readonly balance?: number;
  readonly country?: string;
}

/** The platform's side of the aggregator's protocol on a database of its own, under a settable clock. */
export function useGameplay() {
  const aggregatorKeys = pemPair();
  const aggregatorKey = privateKeyOf(aggregatorKeys.privateKey);
  const clock = { at: new Date('2026-11-21T12:00:00Z'), now: () => clock.at };
  const opened: {
    urls?: TestDatabase;
    app?: OpenDatabase;
    owner?: pg.Pool;
    http?: FastifyInstance;
    gameplay?: ReturnType<typeof createGameplay>;
  } = {};
  const get = <K extends keyof typeof opened>(key: K) => {
    const value = opened[key];
    if (!value) throw new Error('the fixture is opened in beforeAll');
    return value as NonNullable<(typeof opened)[K]>;
  };

  beforeAll(async () => {
    opened.urls = await createTestDatabase();
    opened.app = openDatabase({ url: opened.urls.ownerUrl, role: 'pierlight_app', max: 12 });
    opened.owner = new pg.Pool({ connectionString: opened.urls.ownerUrl, max: 4 });
    // Tests kill connections; a pool tells of its idle ones here.
    opened.owner.on('error', () => undefined);
    opened.gameplay = createGameplay({
      db: opened.app.db,
      pool: opened.app.pool,
      clock,
      log: createLogger('silent'),
      ids: systemIds,
      games: {
        find: async (id) => ({
          gameCode: id,
          category: 'slots',
          hasDemo: true,
          isRestricted: false,
          smallUnits: {},
        }),
        names: async (ids) =>
          new Map(
            ids.map((id) => [
              id,
              {
                name: `Game ${id}`,
                thumbnail: `/media/${id}`,
                provider: 'saltworks',
                rtp: 9600,
                deviation: 350,
              },
            ]),
          ),
        cards: async () => new Map(),
      },
      wallets: { accounts: async () => [] },
      currencies,
      nicknames: async (ids) => new Map(ids.map((id) => [id, 'martha'])),
      countryOf: async (playerId) => (playerId.startsWith('0') ? null : 'DE'),
      hub88: {
        apiUrl: 'http://127.0.0.1:9',
        operatorId: 'pierlight',
        privateKey: aggregatorKeys.privateKey,
        publicKey: aggregatorKeys.publicKey,
      },
      roundChecks: { saltworks: 'https://salt.example/{locale}/check/{round}' },
      rulesOf: async () => null,
      siteOrigin: 'http://localhost:45000',
    });
    opened.http = fastify();
    opened.gameplay.registerWallet(opened.http);
  });
  afterAll(async () => {
    await opened.http?.close();
    await opened.app?.close();
    await opened.owner?.end();
    await opened.urls?.drop();
  });

  /** Sends raw bytes under a signature; by default the right one. */
  async function send(
    path: string,
    body: string,
    signature: string | undefined = signatureOf(body, aggregatorKey),
  ): Promise<{ statusCode: number; reply: WalletReply; text: string }> {
    const response = await get('http').inject({
      method: 'POST',
      url: `/api/aggregator/hub88${path}`,
      headers: {
        'content-type': 'application/json',
        ...(signature === '' ? {} : { 'x-hub88-signature': signature }),
      },
      payload: body,
    });
    return { statusCode: response.statusCode, reply: response.json(), text: response.body };
  }

  const call = async (path: string, fields: object): Promise<WalletReply> =>
    (await send(path, JSON.stringify(fields))).reply;

  return {
    clock,
    /** A signature of these bytes: the aggregator's, or a stranger's. */
    sign: (body: string, by: 'aggregator' | 'stranger' = 'aggregator') =>
      signatureOf(body, by === 'aggregator' ? aggregatorKey : privateKeyOf(pemPair().privateKey)),
    send,
    call,
    get app() {
      return get('app');
    },
    get owner() {
      return get('owner');
    },
    get urls() {
      return get('urls');
    },
    get gameplay() {
      return get('gameplay');
    },
    faults: (): Promise<LedgerFault[]> => checkLedger(get('app').db),

    /** A signed-in player with money, seated at a game. */
    async seat(
      amount: bigint,
      currency = 'EUR',
      gameId = 'tide-reels',
      unit = currency,
      rules: object | null = null,
    ): Promise<Seat> {
      const [playerId, signInId, sessionId] = [randomUUID(), randomUUID(), randomUUID()];
      const token = `token-of-${sessionId}`;
      await get('app')
        .db.transaction()
        .execute((tx) =>
          postDeposit(tx, {
            playerId,
            currency,
            amount,
            provider: 'card',
            invoiceId: sessionId,
            invoiceNumber: '1',
            idempotencyKey: sessionId,
          }),
        );
      await get('owner').query(
        `insert into identity.session (id, player_id, binding_hash, rotated_at, visitor_id,
           visitor_confidence, ip, user_agent, created_at, last_used_at)
         values ($1, $2, '\\x00', $3, 'v', 1, '127.0.0.1', 'test', $3, $3)`,
        [signInId, playerId, clock.now()],
      );
      await createGameplayRepository(get('app').db).insertSession({
        id: sessionId,
        playerId,
        signInId,
        gameId,
        gameCode: gameId,
        currency,
        unit,
        tokenHash: tokenHashOf(token),
        rules,
        at: clock.now(),
      });
      return { playerId, signInId, sessionId, token };
    },

    /** The same player at another game. */
    async at(seat: Seat, gameId: string): Promise<Seat> {
      const sessionId = randomUUID();
      const token = `token-of-${sessionId}`;
      await createGameplayRepository(get('app').db).insertSession({
        ...{ id: sessionId, playerId: seat.playerId, signInId: seat.signInId },
        ...{ gameId, gameCode: gameId, currency: 'EUR', unit: 'EUR' },
        ...{ tokenHash: tokenHashOf(token), rules: null, at: clock.now() },
      });
      return { ...seat, sessionId, token };
    },

    signOut: (seat: Seat) =>
      get('owner').query('update identity.session set ended_at = $2 where id = $1', [
        seat.signInId,
        clock.now(),
      ]),

    balanceOf: async (seat: Seat): Promise<bigint | undefined> => {
      const { rows } = await get('app').pool.query<{ balance: bigint }>(
        'select balance from ledger.account where owner = $1',
        [seat.playerId],
      );
      return rows[0]?.balance;
    },

    roundsOf: async (seat: Seat) => {
      const { rows } = await get('app').pool.query<{
        stake: bigint;
        payout: bigint;
        status: number;
        game_id: string;
      }>(
        'select stake, payout, status, game_id from gameplay.round where player_id = $1 order by id',
        [seat.playerId],
      );
      return rows;
    },
  };
}
