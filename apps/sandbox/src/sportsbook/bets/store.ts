import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { type EventChange, eventChange } from '../floor/changes.ts';
import { type BetRecord, betRecord } from './bet.ts';

const recordRow = z.object({ record: z.string() });
const callRow = z.object({
  id: z.string(),
  betId: z.string(),
  path: z.string(),
  body: z.string(),
  attempts: z.number(),
});
/** A call of the operator's wallet that has not been answered yet. */
export type WalletCall = z.infer<typeof callRow>;

const refusedRow = callRow.omit({ body: true }).extend({ problem: z.string() });
/** A call that the operator refused for so long that it is sent no more until somebody says so. */
export type RefusedCall = z.infer<typeof refusedRow>;

const schema = `create table bet (
    id text primary key, player text not null, key text not null, make_id text not null unique,
    status text not null, placed_at integer not null, due_at integer, record text not null,
    unique (player, key)
  ) strict;
  create index bet_player on bet (player, placed_at);
  create index bet_due on bet (due_at) where due_at is not null;
  create table leg (
    bet_id text not null references bet, event_id text not null, is_open integer not null,
    primary key (bet_id, event_id)
  ) strict;
  create index leg_open on leg (event_id) where is_open = 1;
  create index leg_event on leg (event_id);
  create table call (
    number integer primary key, id text not null unique, bet_id text not null references bet, path text not null,
    body text not null, attempts integer not null default 0, due_at integer, answered_at integer, problem text
  ) strict;
  create index call_due on call (due_at) where due_at is not null;
  create index call_bet on call (bet_id) where due_at is not null;
  create table change (number integer primary key, event_id text not null, body text not null) strict;`;

/** The book's bets, calls and changes of events, in one SQLite file; what is written is on disk when a call returns. */
export class BetStore {
  readonly #db: DatabaseSync;

  constructor(folder: string) {
    mkdirSync(folder, { recursive: true });
    this.#db = new DatabaseSync(path.join(folder, 'sportsbook.sqlite'));
    this.#db.exec('pragma journal_mode = wal; pragma synchronous = full;');
    const isNew = this.#db.prepare('pragma user_version').get()?.user_version === 0;
    if (isNew) this.#db.exec(`begin; ${schema} pragma user_version = 1; commit;`);
  }

  close(): void {
    this.#db.close();
  }

  /** Runs `work` whole or not at all. */
  together<T>(work: () => T): T {
    if (this.#db.isTransaction) return work();
    this.#db.exec('begin immediate');
    try {
      const result = work();
      this.#db.exec('commit');
      return result;
    } catch (error) {
      if (this.#db.isTransaction) this.#db.exec('rollback');
      throw error;
    }
  }

  /** Writes a bet, new or known. */
  put(bet: BetRecord): void {
    const { id, player, key, makeId, status, placedAt, heldUntil } = bet;
    this.#db
      .prepare(
        `insert into bet (id, player, key, make_id, status, placed_at, due_at, record)
           values (?, ?, ?, ?, ?, ?, ?, ?)
           on conflict (id) do update set status = excluded.status, due_at = excluded.due_at,
             record = excluded.record`,
      )
      .run(id, player.id, key, makeId, status, placedAt, heldUntil, JSON.stringify(bet));
    const leg = this.#db.prepare(
      `insert into leg (bet_id, event_id, is_open) values (?, ?, ?)
         on conflict (bet_id, event_id) do update set is_open = excluded.is_open`,
    );
    for (const { eventId, status: state } of bet.legs)
      leg.run(id, eventId, status === 'open' && state === 'open' ? 1 : 0);
  }

  byId(id: string): BetRecord | null {
    return this.#first('select record from bet where id = ?', id);
  }

  byMake(makeId: string): BetRecord | null {
    return this.#first('select record from bet where make_id = ?', makeId);
  }

  byKey(player: string, key: string): BetRecord | null {
    return this.#first('select record from bet where player = ? and key = ?', player, key);
  }

  /** Bets of a player, the newest first, those placed before the bet of an id; all with an empty one. */
  list(player: string, settled: boolean, before: string, limit: number): BetRecord[] {
    const states = settled ? "not in ('pending', 'open', 'refused')" : "in ('pending', 'open')";
    return this.#all(
      `select record from bet where player = ? and status ${states}
         and (? = '' or (placed_at, id) < (select placed_at, id from bet where id = ?))
         order by placed_at desc, id desc limit ?`,
      player,
      before,
      before,
      limit,
    );
  }

  /** Bets of anybody for the desk, the newest first. */
  latest(limit: number): BetRecord[] {
    return this.#all('select record from bet order by placed_at desc limit ?', limit);
  }

  /** Pending bets whose time has come. */
  dueBets(now: number): BetRecord[] {
    return this.#all(`select record from bet where due_at <= ? and status = 'pending'`, now);
  }

  /** Events with legs that wait for a result. */
  openEvents(): string[] {
    return this.#db
      .prepare('select distinct event_id as id from leg where is_open = 1')
      .all()
      .map((row) => String(row.id));
  }

  /** Bets with a leg in an event, open or settled. */
  ofEvent(eventId: string): BetRecord[] {
    return this.#all(
      'select record from bet join leg on bet_id = id where event_id = ? order by placed_at',
      eventId,
    );
  }

  addCall(id: string, betId: string, callPath: string, body: object, dueAt: number): void {
    this.#db
      .prepare('insert into call (id, bet_id, path, body, due_at) values (?, ?, ?, ?, ?)')
      .run(id, betId, callPath, JSON.stringify(body), dueAt);
  }

  /** Calls that are due, in the order they came up; of each bet the first, unless all are wanted. */
  dueCalls(now: number, all: boolean): WalletCall[] {
    const first = `and number = (select min(number) from call other
      where other.bet_id = call.bet_id and other.due_at is not null)`;
    return this.#db
      .prepare(
        `select id, bet_id as betId, path, body, attempts from call
           where due_at <= ? ${all ? '' : first} order by number limit 50`,
      )
      .all(now)
      .map((row) => callRow.parse(row));
  }

  callAnswered(id: string, now: number): void {
    this.#db
      .prepare(
        'update call set answered_at = ?, due_at = null, attempts = attempts + 1, problem = null where id = ?',
      )
      .run(now, id);
  }

  putOffCall(id: string, dueAt: number, problem: string): void {
    this.#db
      .prepare('update call set due_at = ?, attempts = attempts + 1, problem = ? where id = ?')
      .run(dueAt, problem, id);
  }

  /** Sends a call no more: it holds up nothing that comes after it. */
  setAsideCall(id: string, problem: string): void {
    this.#db
      .prepare('update call set due_at = null, attempts = attempts + 1, problem = ? where id = ?')
      .run(problem, id);
  }

  refusedCalls(limit: number): RefusedCall[] {
    return this.#db
      .prepare(
        `select id, bet_id as betId, path, attempts, problem from call
           where due_at is null and answered_at is null order by number limit ?`,
      )
      .all(limit)
      .map((row) => refusedRow.parse(row));
  }

  /** A call that was set aside is due again. False: there is none. */
  sendAgain(id: string, now: number): boolean {
    const { changes } = this.#db
      .prepare(
        `update call set due_at = ?, attempts = 0
           where id = ? and due_at is null and answered_at is null`,
      )
      .run(now, id);
    return changes > 0;
  }

  /** See `WithPending`: the reference is the id of a bet or of its make, or a player. */
  makeDue(reference: string, now: number): void {
    this.#db
      .prepare(
        `update call set due_at = ?1 where due_at > ?1
           and bet_id in (select id from bet where ?2 in (id, make_id, player))`,
      )
      .run(now, reference);
    for (const bet of this.#all(
      `select record from bet where status = 'pending' and due_at > ? and ? in (id, make_id, player)`,
      now,
      reference,
    ))
      this.put({ ...bet, heldUntil: now });
  }

  /** Calls that nobody has answered yet. */
  unanswered(): { readonly count: number; readonly problem: string | null } {
    const row = this.#db
      .prepare(
        'select count(*) as count, max(problem) as problem from call where due_at is not null',
      )
      .get();
    return z.object({ count: z.number(), problem: z.string().nullable() }).parse(row);
  }

  addChange(eventId: string, change: EventChange): void {
    this.#db
      .prepare('insert into change (event_id, body) values (?, ?)')
      .run(eventId, JSON.stringify(change));
  }

  changes(): Map<string, EventChange[]> {
    const found = new Map<string, EventChange[]>();
    const rows = this.#db
      .prepare('select event_id as id, body as record from change order by number')
      .all();
    for (const row of rows) {
      const list = found.get(String(row.id)) ?? [];
      found.set(String(row.id), [
        ...list,
        eventChange.parse(JSON.parse(recordRow.parse(row).record)),
      ]);
    }
    return found;
  }

  #first(query: string, ...values: string[]): BetRecord | null {
    const row = this.#db.prepare(query).get(...values);
    return row ? parse(row) : null;
  }

  #all(query: string, ...values: (string | number)[]): BetRecord[] {
    return this.#db
      .prepare(query)
      .all(...values)
      .map(parse);
  }
}

const parse = (row: unknown): BetRecord => betRecord.parse(JSON.parse(recordRow.parse(row).record));
