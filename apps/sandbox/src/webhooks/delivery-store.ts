import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';

const deliveryRow = z.object({
  eventId: z.string(),
  url: z.string(),
  body: z.string(),
  attempts: z.number(),
  firstDueAt: z.number(),
});
/** A webhook that has not been taken yet. */
export type Delivery = z.infer<typeof deliveryRow>;

export const deliverySchema = `
  create table if not exists delivery (
    event_id text primary key, payment_id text not null, url text not null, body text not null,
    attempts integer not null, first_due_at integer not null, due_at integer,
    delivered_at integer, last_problem text
  ) strict;
  create index if not exists delivery_due on delivery (due_at) where due_at is not null;
`;

/** The webhooks that stand in a book beside what they tell of. Times in unix milliseconds. */
export class DeliveryStore {
  readonly #db: DatabaseSync;

  constructor(db: DatabaseSync) {
    this.#db = db;
  }

  add(eventId: string, subjectId: string, url: string, body: string, dueAt: number): void {
    this.#db
      .prepare(
        `insert into delivery (event_id, payment_id, url, body, attempts, first_due_at, due_at)
           values (?, ?, ?, ?, 0, ?, ?)`,
      )
      .run(eventId, subjectId, url, body, dueAt, dueAt);
  }

  /** Makes the pending webhooks of a subject due at `now`. */
  makeDue(subjectId: string, now: number): void {
    this.#db
      .prepare('update delivery set due_at = ? where payment_id = ? and due_at > ?')
      .run(now, subjectId, now);
  }

  due(now: number): Delivery[] {
    return this.#db
      .prepare(
        `select event_id as eventId, url, body, attempts, first_due_at as firstDueAt from delivery
           where due_at <= ? order by due_at, rowid limit 20`,
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
}
