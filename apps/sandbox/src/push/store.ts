import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';

const subscriptionRow = z.object({
  id: z.string(),
  privateKey: z.string(),
  publicKey: z.string(),
  auth: z.string(),
  serverKey: z.string().nullable(),
  answers: z.string(),
});
export type StoredSubscription = z.infer<typeof subscriptionRow>;

const pushRow = z.object({
  subscription: z.string(),
  payload: z.string(),
  urgency: z.string(),
  topic: z.string(),
  ttl: z.number(),
  receivedAt: z.number(),
});
/** A push as it was opened. */
export type StoredPush = z.infer<typeof pushRow>;

/** Pushes kept; the oldest make room for new ones. */
const mostPushes = 500;

const schema = `
create table if not exists subscription (
  id text primary key, private_key text not null, public_key text not null, auth text not null,
  server_key text, answers text not null default '201'
) strict;
create table if not exists push (
  number integer primary key autoincrement,
  subscription text not null, payload text not null, urgency text not null, topic text not null,
  ttl integer not null, received_at integer not null
) strict;`;

/** Subscriptions and what they were sent, in one SQLite file. */
export class PushStore {
  readonly #db: DatabaseSync;

  constructor(folder: string) {
    mkdirSync(folder, { recursive: true });
    this.#db = new DatabaseSync(path.join(folder, 'push.sqlite'));
    this.#db.exec('pragma journal_mode = wal;');
    this.#db.exec(schema);
  }

  close(): void {
    this.#db.close();
  }

  subscribe(made: Omit<StoredSubscription, 'answers'>): void {
    this.#db
      .prepare(
        `insert into subscription (id, private_key, public_key, auth, server_key)
         values (?, ?, ?, ?, ?)`,
      )
      .run(made.id, made.privateKey, made.publicKey, made.auth, made.serverKey);
  }

  /** Has what is pushed to a subscription answered otherwise from now on. False when there is none. */
  answerWith(id: string, answers: string): boolean {
    const { changes } = this.#db
      .prepare('update subscription set answers = ? where id = ?')
      .run(answers, id);
    return changes > 0;
  }

  find(id: string): StoredSubscription | null {
    const row = this.#db
      .prepare(
        `select id, private_key as privateKey, public_key as publicKey, auth,
           server_key as serverKey, answers from subscription where id = ?`,
      )
      .get(id);
    return row === undefined ? null : subscriptionRow.parse(row);
  }

  add(push: StoredPush): void {
    this.#db
      .prepare(
        `insert into push (subscription, payload, urgency, topic, ttl, received_at)
         values (?, ?, ?, ?, ?, ?)`,
      )
      .run(push.subscription, push.payload, push.urgency, push.topic, push.ttl, push.receivedAt);
    this.#db
      .prepare('delete from push where number <= (select max(number) from push) - ?')
      .run(mostPushes);
  }

  /** The latest first; only those to a subscription, if one is given. */
  list(subscription?: string): StoredPush[] {
    const rows = this.#db
      .prepare(
        `select subscription, payload, urgency, topic, ttl, received_at as receivedAt from push
         where ? is null or subscription = ? order by number desc`,
      )
      .all(subscription ?? null, subscription ?? null);
    return rows.map((row) => pushRow.parse(row));
  }
}
