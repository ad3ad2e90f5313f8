import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { DeliveryStore, deliverySchema } from '../webhooks/delivery-store.ts';
import { type Applicant, applicantRecord } from './applicant.ts';

const recordRow = z.object({ record: z.string() });
const tokenRow = z.object({
  userId: z.string(),
  levelName: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  expiresAt: z.number(),
});
/** What a token of the WebSDK was given for. */
export type AccessToken = z.infer<typeof tokenRow>;

const schema = `create table applicant (
    id text primary key, external_user_id text not null unique, status text not null,
    changed_at integer not null, due_at integer, record text not null
  ) strict;
  create index applicant_due on applicant (due_at) where due_at is not null;
  create index applicant_changed on applicant (changed_at);
  create table access_token (
    token text primary key, user_id text not null, level_name text not null, email text, phone text,
    expires_at integer not null
  ) strict;
  ${deliverySchema}`;

/** The provider's books, in one SQLite file; what is written is on disk when the call returns. */
export class VerificationStore {
  readonly deliveries: DeliveryStore;
  readonly #db: DatabaseSync;

  constructor(folder: string) {
    mkdirSync(folder, { recursive: true });
    this.#db = new DatabaseSync(path.join(folder, 'verification.sqlite'));
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

  /** Writes an applicant, new or known. */
  put(applicant: Applicant, now: number): void {
    const { id, externalUserId, review } = applicant;
    this.#db
      .prepare(
        `insert into applicant (id, external_user_id, status, changed_at, due_at, record)
           values (?, ?, ?, ?, ?, ?)
           on conflict (id) do update set status = excluded.status, changed_at = excluded.changed_at,
             due_at = excluded.due_at, record = excluded.record`,
      )
      .run(id, externalUserId, review.status, now, review.dueAt, JSON.stringify(applicant));
  }

  byId(id: string): Applicant | null {
    return this.#first('select record from applicant where id = ?', id);
  }

  byUser(externalUserId: string): Applicant | null {
    return this.#first('select record from applicant where external_user_id = ?', externalUserId);
  }

  /** Those whose automatic answer is due. */
  due(now: number): Applicant[] {
    return this.#all(
      'select record from applicant where due_at <= ? order by due_at limit 50',
      now,
    );
  }

  /** For the desk: those who wait first, the one that has waited longest before the others, then the latest. */
  list(): Applicant[] {
    return this.#all(
      `select record from applicant order by status not in ('pending', 'queued', 'onHold'),
         case when status in ('pending', 'queued', 'onHold') then changed_at else -changed_at end
         limit ?`,
      100,
    );
  }

  addToken(token: string, given: AccessToken): void {
    this.#db
      .prepare('delete from access_token where expires_at < ?')
      .run(given.expiresAt - 2 * day);
    this.#db
      .prepare(
        `insert into access_token (token, user_id, level_name, email, phone, expires_at)
           values (?, ?, ?, ?, ?, ?)`,
      )
      .run(token, given.userId, given.levelName, given.email, given.phone, given.expiresAt);
  }

  tokenOf(token: string): AccessToken | null {
    const row = this.#db
      .prepare(
        `select user_id as userId, level_name as levelName, email, phone, expires_at as expiresAt
           from access_token where token = ?`,
      )
      .get(token);
    return row ? tokenRow.parse(row) : null;
  }

  /** What was truly told of an applicant last. */
  lastTold(applicantId: string): string | null {
    const row = this.#db
      .prepare(
        `select body as record from delivery where payment_id = ? and event_id like 'req-%'
           order by rowid desc limit 1`,
      )
      .get(applicantId);
    return row ? recordRow.parse(row).record : null;
  }

  #first(query: string, key: string): Applicant | null {
    const row = this.#db.prepare(query).get(key);
    return row ? parse(row) : null;
  }

  #all(query: string, parameter: number): Applicant[] {
    return this.#db.prepare(query).all(parameter).map(parse);
  }
}

const day = 24 * 60 * 60_000;

const parse = (row: unknown): Applicant =>
  applicantRecord.parse(JSON.parse(recordRow.parse(row).record));
