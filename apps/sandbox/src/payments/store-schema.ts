import type { DatabaseSync } from 'node:sqlite';
import { deliverySchema } from '../webhooks/delivery-store.ts';

/** Each brings the books of the one before it further; a file keeps how far it is. */
const versions = [
  `create table if not exists payment (
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
  create index if not exists delivery_due on delivery (due_at) where due_at is not null;`,
  // A payment may be told of more than once, has a payer by name, and vouchers are sold.
  `alter table payment add column payer text;
  alter table delivery rename to one_delivery;
  drop index delivery_due;
  ${deliverySchema}
  insert into delivery select * from one_delivery;
  drop table one_delivery;
  create table voucher (
    code text primary key, amount integer not null, currency text not null, is_slow integer not null,
    payment_id text
  ) strict;`,
];

/** Makes the tables, or brings those of an earlier version up to date. */
export function bringUpToDate(db: DatabaseSync): void {
  const found = db.prepare('pragma user_version').get()?.user_version;
  for (const [version, change] of versions.entries()) {
    if (version < Number(found)) continue;
    db.exec(`begin; ${change} pragma user_version = ${version + 1}; commit;`);
  }
}
