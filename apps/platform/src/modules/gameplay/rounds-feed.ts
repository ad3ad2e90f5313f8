import { type RawBuilder, sql } from 'kysely';
import type { Database, Tx } from '../../kernel/db/database.ts';
import type { JobHandlers } from '../../kernel/jobs/jobs.ts';

/** Events that a transaction takes: few enough that it is over long before the next one gives up its wait. */
const batchLength = 2_000;
/** How long events stay that everybody has read, for whoever has to look at what was counted. */
const daysKept = 7;

/** What happened to settled rounds, for consumers that count each event once. */
export function createRoundsFeed(db: Database) {
  /** @returns how many events there were to number */
  async function number(executor: Database | Tx): Promise<number> {
    const { rows } = await sql<{ numbered: number }>`
      select gameplay.number_events(${batchLength}) as numbered`.execute(executor);
    return rows[0]?.numbered ?? 0;
  }

  /** How far a consumer has come; it comes no further until the transaction ends. */
  async function holdCursor(tx: Tx, consumer: string): Promise<bigint> {
    const { rows } = await sql<{ position: bigint }>`
      select position from gameplay.round_cursor where consumer = ${consumer} for update`.execute(
      tx,
    );
    const [cursor] = rows;
    if (!cursor) throw new Error(`There is no cursor of ${consumer} in gameplay.round_cursor`);
    return cursor.position;
  }

  /** Moves a consumer's cursor and makes its effect, both or neither. @returns how many events there were */
  const take = (
    consumer: string,
    effect: RawBuilder<unknown>,
    before: RawBuilder<unknown>,
  ): Promise<number> =>
    db.transaction().execute(async (tx) => {
      // A statement before the one that reads, so that this one sees what the worker waited for has done.
      const position = await holdCursor(tx, consumer);
      const { rows } = await sql<{ taken: number }>`
        with batch as materialized (
          select event.*, round.player_id, round.currency, round.game_id,
            round.reward is not null as is_gift, round.created_at as begun_at
          from (
            select * from gameplay.round_event where position > ${position}
            order by position limit ${batchLength}
          ) event join gameplay.round on round.id = event.round_id
        ), ${before} effect as (${effect}), moved as (
          update gameplay.round_cursor set position = (select max(position) from batch)
          where consumer = ${consumer} and exists (select from batch)
        )
        select count(*)::integer as taken from batch`.execute(tx);
      return rows[0]?.taken ?? 0;
    });

  /** Gives all events that are committed their numbers. */
  async function numberAll(executor: Database | Tx): Promise<void> {
    let numbered: number;
    do numbered = await number(executor);
    while (numbered === batchLength);
  }

  return {
    /**
     * Has a consumer read what it has not read yet. `effect` is a statement that writes what comes of the events in
     * `batch`: the columns of `gameplay.round_event`, and the player, currency and game of the round, when it began, and
     * whether it was a gift. It may run in any number of workers at once, and any of them may die.
     * @param before statements that the effect reads what they write of, each as `name as (…),`
     */
    async consume(
      consumer: string,
      effect: RawBuilder<unknown>,
      before: RawBuilder<unknown> = sql``,
    ): Promise<void> {
      await numberAll(db);
      let taken: number;
      do taken = await take(consumer, effect, before);
      while (taken === batchLength);
    },

    /**
     * Whether a consumer has read every event there is from before a moment; it reads no other until the transaction
     * ends. What is on its way still may come later.
     */
    async hasRead(tx: Tx, consumer: string, moment: Date): Promise<boolean> {
      await numberAll(tx);
      const position = await holdCursor(tx, consumer);
      const { rows } = await sql<{ unread: boolean }>`
        select exists (
          select from gameplay.round_event where position > ${position} and at < ${moment}
        ) as unread`.execute(tx);
      return rows[0]?.unread === false;
    },
  };
}

export type RoundsFeed = ReturnType<typeof createRoundsFeed>;

/** Removes events that every consumer has read, some days after. */
export function createForgetEvents(db: Database, now: () => Date): JobHandlers {
  return {
    'gameplay.forget-round-events': async () => {
      const before = new Date(now().getTime() - daysKept * 86_400_000);
      let forgotten: number;
      do {
        const { rows } = await sql<{ forgotten: number }>`
          select gameplay.forget_events(${before}, ${batchLength}) as forgotten`.execute(db);
        forgotten = rows[0]?.forgotten ?? 0;
      } while (forgotten === batchLength);
    },
  };
}
