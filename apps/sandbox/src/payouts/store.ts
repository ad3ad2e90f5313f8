import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import {
  type SettledBook,
  type StatementEntry,
  type StatementTime,
  settledIn,
} from '../statement.ts';
import { DeliveryStore, deliverySchema } from '../webhooks/delivery-store.ts';
import { payoutScenarios } from './destinations.ts';
import { payoutRequest } from './protocol.ts';

const payoutRow = z.object({
  id: z.string(),
  request: z
    .string()
    .transform((text): unknown => JSON.parse(text))
    .pipe(payoutRequest),
  bodyHash: z.string(),
  status: z.enum(['processing', 'paid', 'failed']),
  reason: z.enum(['declined', 'accountUnknown']).nullable(),
  scenario: z.enum(payoutScenarios),
  createdAt: z.number(),
  settlesAt: z.number(),
});
/** A payout as the provider keeps it; times in unix milliseconds. */
export type Payout = z.infer<typeof payoutRow>;

const schema = `
  create table if not exists payout (
    id text primary key, reference text not null unique,
    idempotency_key text not null unique, body_hash text not null, request text not null,
    status text not null, reason text, scenario text not null,
    created_at integer not null, settles_at integer not null
  ) strict;
  create index if not exists payout_unsettled on payout (settles_at) where status = 'processing';
`;

const payoutBook: SettledBook = {
  direction: 'out',
  table: 'payout',
  settled: 'paid',
  event: 'payout.paid',
};

const columns = `id, request, body_hash as bodyHash, status, reason, scenario,
  created_at as createdAt, settles_at as settlesAt`;

/** A provider's book of payouts, in a SQLite file of its own, with the webhooks about them. */
export class PayoutStore {
  readonly #db: DatabaseSync;
  readonly deliveries: DeliveryStore;

  /** @param name of the book's file in the folder */
  constructor(folder: string, name: string) {
    mkdirSync(folder, { recursive: true });
    this.#db = new DatabaseSync(path.join(folder, `${name}.sqlite`));
    this.#db.exec('pragma journal_mode = wal; pragma synchronous = full;');
    this.#db.exec(schema + deliverySchema);
    this.deliveries = new DeliveryStore(this.#db);
  }

  close(): void {
    this.#db.close();
  }

  /** Runs `work` in one transaction. */
  together(work: () => void): void {
    this.#db.exec('begin immediate');
    try {
      work();
      this.#db.exec('commit');
    } catch (error) {
      this.#db.exec('rollback');
      throw error;
    }
  }

  insert(payout: Payout, idempotencyKey: string): void {
    this.#db
      .prepare(
        `insert into payout (id, reference, idempotency_key, body_hash, request, status, scenario,
           created_at, settles_at) values (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      )
      .run(
        payout.id,
        payout.request.reference,
        idempotencyKey,
        payout.bodyHash,
        JSON.stringify(payout.request),
        payout.status,
        payout.scenario,
        payout.createdAt,
        payout.settlesAt,
      );
  }

  settle({ id, status, reason }: Pick<Payout, 'id' | 'status' | 'reason'>): void {
    this.#db
      .prepare('update payout set status = ?, reason = ? where id = ?')
      .run(status, reason, id);
  }

  byReference(reference: string): Payout | null {
    return this.#one('reference = ?', reference);
  }

  byIdempotencyKey(key: string): Payout | null {
    return this.#one('idempotency_key = ?', key);
  }

  /** Payouts that are decided by `now`, unix milliseconds. */
  overdue(now: number): Payout[] {
    return this.#db
      .prepare(`select ${columns} from payout where status = 'processing' and settles_at <= ?`)
      .all(now)
      .map((row) => payoutRow.parse(row));
  }

  /** See {@link WithPending}. */
  makeDue(reference: string, now: number): void {
    this.#db
      .prepare(`update payout set settles_at = ? where reference = ? and status = 'processing'`)
      .run(now, reference);
    const payout = this.byReference(reference);
    if (payout) this.deliveries.makeDue(payout.id, now);
  }

  /** Payouts that were paid; see {@link settledIn}. */
  settled(time: StatementTime): StatementEntry[] {
    return settledIn(this.#db, payoutBook, time);
  }

  /** The next moment at which something is to be done, unix milliseconds. */
  nextDue(): number | null {
    const row = this.#db
      .prepare(
        `select min(at) as at from (
           select min(due_at) as at from delivery where due_at is not null
           union all select min(settles_at) from payout where status = 'processing')`,
      )
      .get();
    return z.object({ at: z.number().nullable() }).parse(row).at;
  }

  #one(condition: string, value: string): Payout | null {
    const row = this.#db.prepare(`select ${columns} from payout where ${condition}`).get(value);
    return row === undefined ? null : payoutRow.parse(row);
  }
}
