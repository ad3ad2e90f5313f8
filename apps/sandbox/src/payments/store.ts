import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import type { Payment } from './payment.ts';
import { createRequest } from './protocol.ts';

const paymentRow = z.object({
  id: z.string(),
  request: z
    .string()
    .transform((text): unknown => JSON.parse(text))
    .pipe(createRequest),
  status: z.enum(['pending', 'processing', 'succeeded', 'failed', 'cancelled', 'expired']),
  reason: z
    .enum(['declined', 'insufficientFunds', 'challengeFailed', 'abandoned', 'cancelled', 'expired'])
    .nullable(),
  step: z.enum(['card', 'challenge']),
  wrongCodes: z.number(),
  brand: z.enum(['visa', 'mastercard', 'amex', 'card']).nullable(),
  last4: z.string().nullable(),
  createdAt: z.number(),
  expiresAt: z.number(),
  settlesAt: z.number().nullable(),
});

const deliveryRow = z.object({
  eventId: z.string(),
  url: z.string(),
  body: z.string(),
  attempts: z.number(),
  firstDueAt: z.number(),
});
/** A webhook that has not been taken yet. */
export type Delivery = z.infer<typeof deliveryRow>;

const schema = `
  create table if not exists payment (
    id text primary key, reference text not null unique,
    idempotency_key text not null unique, body_hash text not null, request text not null,
    status text not null, reason text, step text not null, wrong_codes integer not null,
    brand text, last4 text,
    created_at integer not null, expires_at integer not null, settles_at integer
  ) strict;
  create index if not exists payment_unsettled on payment (status) where status in ('pending', 'processing');
  create table if not exists delivery (
    event_id text primary key, payment_id text not null unique, url text not null, body text not null,
    attempts integer not null, first_due_at integer not null, due_at integer,
    delivered_at integer, last_problem text
  ) strict;
  create index if not exists delivery_due on delivery (due_at) where due_at is not null;
`;

const columns = `id, request, status, reason, step, wrong_codes as wrongCodes, brand, last4,
  created_at as createdAt, expires_at as expiresAt, settles_at as settlesAt`;

/**
 * The provider's books, in one SQLite file. Calls are synchronous, so a check and the write after it
 * in the same turn cannot be interleaved; everything written is on disk when the call returns.
 */
export class PaymentStore {
  readonly #db: DatabaseSync;

  constructor(folder: string) {
    mkdirSync(folder, { recursive: true });
    this.#db = new DatabaseSync(path.join(folder, 'payments.sqlite'));
    this.#db.exec('pragma journal_mode = wal; pragma synchronous = full;');
    this.#db.exec(schema);
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

  insert(payment: Payment, idempotencyKey: string, bodyHash: string): void {
    this.#db
      .prepare(
        `insert into payment (id, reference, idempotency_key, body_hash, request, status, step,
           wrong_codes, created_at, expires_at) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      )
      .run(
        payment.id,
        payment.request.reference,
        idempotencyKey,
        bodyHash,
        JSON.stringify(payment.request),
        payment.status,
        payment.step,
        payment.wrongCodes,
        payment.createdAt,
        payment.expiresAt,
      );
  }

  update(payment: Payment): void {
    this.#db
      .prepare(
        `update payment set status = ?, reason = ?, step = ?, wrong_codes = ?, brand = ?, last4 = ?,
           settles_at = ? where id = ?`,
      )
      .run(
        payment.status,
        payment.reason,
        payment.step,
        payment.wrongCodes,
        payment.brand,
        payment.last4,
        payment.settlesAt,
        payment.id,
      );
  }

  byId(id: string): Payment | null {
    return this.#one('id = ?', id);
  }

  byReference(reference: string): Payment | null {
    return this.#one('reference = ?', reference);
  }

  byIdempotencyKey(key: string): { payment: Payment; bodyHash: string } | null {
    const payment = this.#one('idempotency_key = ?', key);
    if (!payment) return null;
    const row = this.#db.prepare('select body_hash as bodyHash from payment where id = ?');
    return { payment, ...z.object({ bodyHash: z.string() }).parse(row.get(payment.id)) };
  }

  /** Payments whose bank has decided, or whose page has closed, by `now` (unix milliseconds). */
  overdue(now: number): Payment[] {
    return this.#db
      .prepare(
        `select ${columns} from payment where (status = 'processing' and settles_at <= ?)
           or (status = 'pending' and expires_at <= ?)`,
      )
      .all(now, now)
      .map((row) => paymentRow.parse(row));
  }

  addDelivery(eventId: string, paymentId: string, url: string, body: string, dueAt: number): void {
    this.#db
      .prepare(
        `insert into delivery (event_id, payment_id, url, body, attempts, first_due_at, due_at)
           values (?, ?, ?, ?, 0, ?, ?)`,
      )
      .run(eventId, paymentId, url, body, dueAt, dueAt);
  }

  dueDeliveries(now: number): Delivery[] {
    return this.#db
      .prepare(
        `select event_id as eventId, url, body, attempts, first_due_at as firstDueAt from delivery
           where due_at <= ? order by due_at limit 20`,
      )
      .all(now)
      .map((row) => deliveryRow.parse(row));
  }

  markDelivered(eventId: string, now: number): void {
    this.#db
      .prepare(
        `update delivery set delivered_at = ?, due_at = null, attempts = attempts + 1,
           last_problem = null where event_id = ?`,
      )
      .run(now, eventId);
  }

  /** Puts a delivery off to `dueAt`, or for good when it is null. */
  putOff(eventId: string, dueAt: number | null, problem: string): void {
    this.#db
      .prepare(
        'update delivery set due_at = ?, attempts = attempts + 1, last_problem = ? where event_id = ?',
      )
      .run(dueAt, problem, eventId);
  }

  /** The next moment at which something is to be done, unix milliseconds. */
  nextDue(): number | null {
    const row = this.#db
      .prepare(
        `select min(at) as at from (
           select min(due_at) as at from delivery where due_at is not null
           union all select min(settles_at) from payment where status = 'processing'
           union all select min(expires_at) from payment where status = 'pending')`,
      )
      .get();
    return z.object({ at: z.number().nullable() }).parse(row).at;
  }

  #one(condition: string, value: string): Payment | null {
    const row = this.#db.prepare(`select ${columns} from payment where ${condition}`).get(value);
    return row === undefined ? null : paymentRow.parse(row);
  }
}
