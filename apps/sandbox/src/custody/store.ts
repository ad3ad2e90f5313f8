import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { type StatementEntry, type StatementTime, settledRow } from '../statement.ts';
import { DeliveryStore, deliverySchema } from '../webhooks/delivery-store.ts';
import { type Deposit, fates } from './deposit.ts';
import { createRequest, statuses } from './protocol.ts';

const depositRow = z.object({
  id: z.string(),
  request: z
    .string()
    .transform((text): unknown => JSON.parse(text))
    .pipe(createRequest),
  follows: z.string().nullable(),
  address: z.string(),
  tag: z.string().nullable(),
  status: z.enum(statuses),
  received: z.number(),
  fate: z.enum(fates),
  seenAt: z.number().nullable(),
  confirmations: z.number(),
  createdAt: z.number(),
  expiresAt: z.number(),
});

const schema = `create table deposit (
    id text primary key, reference text not null, follows text, idempotency_key text unique,
    body_hash text, request text not null, address text not null, tag text, status text not null,
    received integer not null, fate text not null, seen_at integer, confirmations integer not null,
    created_at integer not null, expires_at integer not null
  ) strict;
  create unique index deposit_ordered on deposit (reference) where follows is null;
  create unique index deposit_address on deposit (address, coalesce(tag, '')) where follows is null;
  create index deposit_open on deposit (status) where status in ('waiting', 'seen');
  ${deliverySchema}`;

const columns = `id, request, follows, address, tag, status, received, fate, seen_at as seenAt,
  confirmations, created_at as createdAt, expires_at as expiresAt`;

/** Custody's books, in one SQLite file; what is written is on disk when the call returns. */
export class CustodyStore {
  readonly deliveries: DeliveryStore;
  readonly #db: DatabaseSync;

  constructor(folder: string) {
    mkdirSync(folder, { recursive: true });
    this.#db = new DatabaseSync(path.join(folder, 'custody.sqlite'));
    this.#db.exec('pragma journal_mode = wal; pragma synchronous = full;');
    const isNew = this.#db.prepare('pragma user_version').get()?.user_version === 0;
    if (isNew) this.#db.exec(`begin; ${schema} pragma user_version = 1; commit;`);
    this.deliveries = new DeliveryStore(this.#db);
  }

  close(): void {
    this.#db.close();
  }

  /** Runs `work` in one transaction. */
  together<T>(work: () => T): T {
    this.#db.exec('begin immediate');
    try {
      const result = work();
      this.#db.exec('commit');
      return result;
    } catch (error) {
      this.#db.exec('rollback');
      throw error;
    }
  }

  /** @param order the key and body hash of the merchant's order; null for coins that came by themselves */
  insert(deposit: Deposit, order: { key: string; bodyHash: string } | null): void {
    this.#db
      .prepare(
        `insert into deposit (id, reference, follows, idempotency_key, body_hash, request, address,
           tag, status, received, fate, seen_at, confirmations, created_at, expires_at)
         values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      )
      .run(
        deposit.id,
        deposit.request.reference,
        deposit.follows,
        order?.key ?? null,
        order?.bodyHash ?? null,
        JSON.stringify(deposit.request),
        deposit.address,
        deposit.tag,
        deposit.status,
        deposit.received,
        deposit.fate,
        deposit.seenAt,
        deposit.confirmations,
        deposit.createdAt,
        deposit.expiresAt,
      );
  }

  update({ id, status, received, fate, seenAt, confirmations }: Deposit): void {
    this.#db
      .prepare(
        `update deposit set status = ?, received = ?, fate = ?, seen_at = ?, confirmations = ?
           where id = ?`,
      )
      .run(status, received, fate, seenAt, confirmations, id);
  }

  /** See {@link WithPending}: the missing confirmations of a transfer are there at once. */
  makeDue(reference: string, now: number): void {
    this.#db
      .prepare(
        `update deposit set seen_at = ? where reference = ? and seen_at is not null
           and status in ('waiting', 'seen')`,
      )
      .run(now - 60_000, reference);
  }

  byId(id: string): Deposit | null {
    return this.#one('id = ?', id);
  }

  /** The deposit that was ordered under a reference. */
  byReference(reference: string): Deposit | null {
    return this.#one('follows is null and reference = ?', reference);
  }

  /** The deposit that an address was lent for. */
  byAddress(address: string, tag: string | null): Deposit | null {
    return this.#one(
      `follows is null and address = ? and coalesce(tag, '') = ?`,
      address,
      tag ?? '',
    );
  }

  byIdempotencyKey(key: string): { deposit: Deposit; bodyHash: string } | null {
    const deposit = this.#one('idempotency_key = ?', key);
    if (!deposit) return null;
    const row = this.#db.prepare('select body_hash as bodyHash from deposit where id = ?');
    return { deposit, ...z.object({ bodyHash: z.string() }).parse(row.get(deposit.id)) };
  }

  /** Whether an address was ever lent, with whatever tag. */
  knowsAddress(address: string): boolean {
    return this.#one('address = ?', address) !== null;
  }

  /** What something may happen to as time goes by. */
  open(): Deposit[] {
    return this.#db
      .prepare(`select ${columns} from deposit where status in ('waiting', 'seen')`)
      .all()
      .map((row) => depositRow.parse(row));
  }

  settled({ from, to, after, limit }: StatementTime): StatementEntry[] {
    return this.#db
      .prepare(
        `select id, reference, amount, currency, settledAt from (
           select deposit.id, case when follows is null then reference else deposit.id end as reference,
             received as amount, json_extract(request, '$.asset') as currency,
             min(json_extract(body, '$.createdAt')) as settledAt
           from deposit join delivery on payment_id = deposit.id
           where status = 'credited' and json_extract(body, '$.type') = 'deposit.credited'
           group by deposit.id)
         where settledAt >= ? and settledAt < ? and settledAt || ' ' || id > ?
         order by settledAt, id limit ?`,
      )
      .all(from, to, after, limit)
      .map((row) => ({ ...settledRow.parse(row), direction: 'in' }));
  }

  #one(condition: string, ...values: string[]): Deposit | null {
    const row = this.#db
      .prepare(`select ${columns} from deposit where ${condition}`)
      .get(...values);
    return row === undefined ? null : depositRow.parse(row);
  }
}
