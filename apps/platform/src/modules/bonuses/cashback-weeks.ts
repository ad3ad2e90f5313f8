import { sql } from 'kysely';
import type { Database } from '../../kernel/db/database.ts';
import type { RoundsFeed } from '../gameplay/public.ts';
import { type CashbackDeps, cashbackConsumer, weekName, weekOf } from './cashback.ts';

/** Players that a statement writes for: few enough that it is over soon. */
const pageLength = 1_000;

interface Place {
  readonly player_id: string;
  readonly currency: string;
}

/**
 * Closes the weeks that are over since the hour of the terms, once every round that settled in them is counted, and
 * writes what is due. It may run in any number of processes at once, and any of them may die.
 */
export async function closeWeeks(
  { db, clock, cashback }: CashbackDeps,
  rounds: RoundsFeed,
): Promise<void> {
  const now = clock.now();
  const { from: until } = weekOf(new Date(now.getTime() - cashback.hour * 3_600_000));
  const { rows: newest } = await sql`
    select from bonuses.cashback_closing where week >= ${weekName(until)}::date - 7`.execute(db);
  if (newest.length === 0) {
    await db.transaction().execute(async (tx) => {
      // Nothing is counted meanwhile, so that whatever is counted later finds the week closed.
      if (!(await rounds.hasRead(tx, cashbackConsumer, until))) return;
      const { currencies, wagering } = cashback;
      await sql`
        insert into bonuses.cashback_closing (week, terms, closed_at)
        select week, ${JSON.stringify({ currencies, wagering })}::jsonb, ${now}
        from (
          select week from bonuses.cashback_week
          where week > coalesce((select max(week) from bonuses.cashback_closing), '-infinity')
            and week < ${weekName(until)}::date
          union select ${weekName(until)}::date - 7
        ) ended
        on conflict (week) do nothing`.execute(tx);
    });
  }
  const { rows: unwritten } = await sql<{ week: string }>`
    select week::text from bonuses.cashback_closing where not is_written order by week`.execute(db);
  for (const { week } of unwritten) await writeDue(db, week);
}

/** Writes what is due to the players of a closed week, some at a time. */
async function writeDue(db: Database, week: string): Promise<void> {
  let last: Place | undefined;
  do last = await writePage(db, week, last);
  while (last !== undefined);
  await sql`update bonuses.cashback_closing set is_written = true where week = ${week}::date`.execute(
    db,
  );
}

/** @returns the last player of a full page */
async function writePage(
  db: Database,
  week: string,
  after: Place | undefined,
): Promise<Place | undefined> {
  const { rows } = await sql<Place>`
    with page as materialized (
      select * from bonuses.cashback_week
      where week = ${week}::date ${
        after
          ? sql`and (player_id, currency) > (${after.player_id}::uuid, ${after.currency})`
          : sql``
      }
      order by player_id, currency limit ${pageLength}
    ), written as (
      insert into bonuses.cashback_due
        (player_id, currency, week, staked, paid, percent, amount, wager_times, wager_days)
      select page.player_id, page.currency, page.week, page.staked, page.paid, rule.percent, due.amount,
        (closing.terms -> 'wagering' ->> 'times')::smallint,
        (closing.terms -> 'wagering' ->> 'days')::smallint
      from page
      join bonuses.cashback_closing closing on closing.week = page.week
      cross join jsonb_to_record(closing.terms -> 'currencies' -> page.currency)
        as rule (percent smallint, minimum bigint, maximum bigint)
      cross join lateral (
        select least(
          trunc((page.staked - page.paid)::numeric * rule.percent / 100), rule.maximum
        )::bigint as amount
      ) due
      where due.amount >= rule.minimum
      order by page.player_id, page.currency
      on conflict (player_id, week, currency) do nothing
    )
    select player_id, currency from page
    order by player_id, currency offset ${pageLength - 1}`.execute(db);
  return rows[0];
}
