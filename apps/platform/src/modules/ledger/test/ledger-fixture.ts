import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll } from 'vitest';
import { type OpenDatabase, openDatabase } from '../../../kernel/db/database.ts';
import { createTestDatabase, type TestDatabase } from '../../../kernel/db/test-database.ts';
import { checkLedger, type LedgerAnswer, type LedgerFault, postDeposit } from '../public.ts';

export interface LedgerFixture {
  /** As the application's role. */
  readonly app: OpenDatabase;
  /** As the owner of every table. */
  readonly owner: pg.Pool;
  readonly urls: TestDatabase;
  /** A new player with `amount` subunits. */
  playerWith(amount: bigint, currency?: string): Promise<string>;
  /** Calls `ledger.<name>` with named arguments (without their `p_`). */
  call(name: string, input: Readonly<Record<string, unknown>>): Promise<LedgerAnswer>;
  balanceOf(playerId: string, currency?: string): Promise<bigint | undefined>;
  faults(): Promise<LedgerFault[]>;
}

/** A database of its own for the tests of a file, and short words for what they do to the ledger. */
export function useLedger(): LedgerFixture {
  const opened: { app?: OpenDatabase; owner?: pg.Pool; urls?: TestDatabase } = {};
  const get = <K extends keyof typeof opened>(key: K) => {
    const value = opened[key];
    if (!value) throw new Error('the fixture is opened in beforeAll');
    return value as NonNullable<(typeof opened)[K]>;
  };
  beforeAll(async () => {
    opened.urls = await createTestDatabase();
    opened.app = openDatabase({ url: opened.urls.ownerUrl, role: 'pierlight_app', max: 24 });
    opened.owner = new pg.Pool({ connectionString: opened.urls.ownerUrl, max: 4 });
    // A backend that a test kills takes its idle client with it.
    opened.owner.on('error', () => undefined);
  });
  afterAll(async () => {
    await opened.app?.close();
    await opened.owner?.end();
    await opened.urls?.drop();
  });
  const call = async (name: string, input: Readonly<Record<string, unknown>>) => {
    const names = Object.keys(input);
    const list = names.map((key, index) => `p_${key} => $${index + 1}`).join(', ');
    const { rows } = await get('app').pool.query<LedgerAnswer>(
      `select * from ledger.${name}(${list})`,
      Object.values(input),
    );
    return rows[0] as LedgerAnswer;
  };
  return {
    get app() {
      return get('app');
    },
    get owner() {
      return get('owner');
    },
    get urls() {
      return get('urls');
    },
    call,
    playerWith: async (amount, currency = 'EUR') => {
      const playerId = randomUUID();
      await get('app')
        .db.transaction()
        .execute((tx) => postDeposit(tx, depositOf(playerId, amount, currency)));
      return playerId;
    },
    balanceOf: async (playerId, currency = 'EUR') => {
      const { rows } = await get('app').pool.query<{ balance: bigint }>(
        'select balance from ledger.account where owner = $1 and currency = $2',
        [playerId, currency],
      );
      return rows[0]?.balance;
    },
    faults: () => checkLedger(get('app').db),
  };
}

export function depositOf(playerId: string, amount: bigint, currency = 'EUR') {
  const invoiceId = randomUUID();
  return {
    playerId,
    currency,
    amount,
    provider: 'card',
    invoiceId,
    invoiceNumber: invoiceId.slice(0, 8),
    idempotencyKey: invoiceId,
  };
}

/** The named arguments of a bet of `amount` subunits. */
export function betOf(player: string, amount: bigint, key: string = randomUUID()) {
  return {
    player,
    currency: 'EUR',
    amount,
    provider: 'hub88',
    key,
    game: 'tide-reels',
    round: `round-of-${key}`,
  };
}

/** The named arguments of a win of `amount` subunits for the bet of key `betKey`. */
export function winOf(
  player: string,
  amount: bigint,
  betKey: string | null,
  key: string = randomUUID(),
) {
  return { ...betOf(player, amount, key), round: `round-of-${betKey}`, bet_key: betKey };
}

/** The named arguments of a rollback of key `reference`. */
export function rollbackOf(player: string, reference: string, key: string = randomUUID()) {
  return {
    player,
    currency: 'EUR',
    provider: 'hub88',
    key,
    reference,
    game: 'tide-reels',
    round: `round-of-${reference}`,
  };
}
