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
import { DeliveryStore } from '../webhooks/delivery-store.ts';
import { steps } from './methods.ts';
import type { Payment } from './payment.ts';
import { createRequest, failureReasons } from './protocol.ts';
import { bringUpToDate } from './store-schema.ts';

const paymentRow = z.object({
  id: z.string(),
  request: z
    .string()
    .transform((text): unknown => JSON.parse(text))
    .pipe(createRequest),
  status: z.enum(['pending', 'processing', 'succeeded', 'failed', 'cancelled', 'expired']),
  reason: z.enum(failureReasons).nullable(),
  step: z.enum(steps),
  wrongCodes: z.number(),
  brand: z.enum(['visa', 'mastercard', 'amex', 'card']).nullable(),
  last4: z.string().nullable(),
  payer: z.string().nullable(),
  createdAt: z.number(),
  expiresAt: z.number(),
  settlesAt: z.number().nullable(),
});

const flag = z.number().transform(Boolean);
const voucherRow = z.object({
  code: z.string(),
  amount: z.number(),
  currency: z.string(),
  isSlow: flag,
  isUsed: flag,
});
/** A voucher as it was sold; `amount` in subunits. */
export type Voucher = Omit<z.infer<typeof voucherRow>, 'isUsed'>;

const columns = `id, request, status, reason, step, wrong_codes as wrongCodes, brand, last4, payer,
  created_at as createdAt, expires_at as expiresAt, settles_at as settlesAt`;

const paymentBook: SettledBook = {
  direction: 'in',
  table: 'payment',
  settled: 'succeeded',
  event: 'payment.succeeded',
};

/**
 * The provider's books, in one SQLite file. Calls are synchronous, so a check and the write after it
 * in the same turn cannot be interleaved; everything written is on disk when the call returns.
 */
export class PaymentStore {
  readonly #db: DatabaseSync;
  readonly deliveries: DeliveryStore;

  constructor(folder: string) {
    mkdirSync(folder, { recursive: true });
    this.#db = new DatabaseSync(path.join(folder, 'payments.sqlite'));
    this.#db.exec('pragma journal_mode = wal; pragma synchronous = full;');
    bringUpToDate(this.#db);
    this.deliveries = new DeliveryStore(this.#db);
  }

  close(): void {
    this.#db.close();
  }

  /** Runs `work` in one transaction, in the one under way if there is one. */
  together<T>(work: () => T): T {
    if (this.#db.isTransaction) return work();
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
           payer = ?, settles_at = ? where id = ?`,
      )
      .run(
        payment.status,
        payment.reason,
        payment.step,
        payment.wrongCodes,
        payment.brand,
        payment.last4,
        payment.payer,
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

  /** What a customer has paid, the latest first. */
  paidBy(customerId: string): Payment[] {
    return this.#db
      .prepare(
        `select ${columns} from payment where status = 'succeeded'
           and request ->> '$.customer.id' = ? order by created_at desc`,
      )
      .all(customerId)
      .map((row) => paymentRow.parse(row));
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

  /** See {@link WithPending}. */
  makeDue(reference: string, now: number): void {
    this.#db
      .prepare(`update payment set settles_at = ? where reference = ? and status = 'processing'`)
      .run(now, reference);
    const payment = this.byReference(reference);
    if (payment) this.deliveries.makeDue(payment.id, now);
  }

  addVoucher({ code, amount, currency, isSlow }: Voucher): void {
    this.#db
      .prepare('insert into voucher (code, amount, currency, is_slow) values (?, ?, ?, ?)')
      .run(code, amount, currency, isSlow ? 1 : 0);
  }

  voucher(code: string): (Voucher & { readonly isUsed: boolean }) | null {
    const row = this.#db
      .prepare(
        `select code, amount, currency, is_slow as isSlow, payment_id is not null as isUsed
           from voucher where code = ?`,
      )
      .get(code);
    return row === undefined ? null : voucherRow.parse(row);
  }

  useVoucher(code: string, paymentId: string): void {
    this.#db.prepare('update voucher set payment_id = ? where code = ?').run(paymentId, code);
  }

  /** Payments that succeeded; see {@link settledIn}. */
  settled(time: StatementTime): StatementEntry[] {
    return settledIn(this.#db, paymentBook, time);
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
