import { sql } from 'kysely';
import type { Database, Tx } from '../../kernel/db/database.ts';
import type { RoundsFeed } from '../gameplay/public.ts';
import { type CashbackDeps, cashbackConsumer, weekName, weekOf } from './cashback.ts';
import { announceDue, type DueRow } from './cashback-events.ts';

/** Players that a transaction writes for: few enough that it is over soon. */
const pageLength = 1_000;

interface Place {
  readonly player_id: string;
  readonly currency: string;
}

type WrittenRow = DueRow & Place;

/**
 * Closes the weeks that are over since the hour of the terms, once every round that settled in them is counted, and
 * writes what is due, of which players are told. It may run in any number of processes at once, and any of them may die.
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
  do {
    const after = last;
    last = await db.transaction().execute(async (tx) => {
      // In the transaction that writes it: once, whoever else writes the same.
      await announceDue(tx, await writePage(tx, week, after));
      return lastOfPage(tx, week, after);
    });
  } while (last !== undefined);
  await sql`update bonuses.cashback_closing set is_written = true where week = ${week}::date`.execute(
    db,
  );
}

/** The players of a week after a place in their order, as many as a page holds. */
const pageOf = (week: string, after: Place | undefined) => sql`
  select * from bonuses.cashback_week
  where week = ${week}::date ${
    after ? sql`and (player_id, currency) > (${after.player_id}::uuid, ${after.currency})` : sql``
  }
  order by player_id, currency limit ${pageLength}`;

/** @returns what was due and not written before */
async function writePage(
  tx: Tx,
  week: string,
  after: Place | undefined,
): Promise<readonly WrittenRow[]> {
  const { rows } = await sql<WrittenRow>`
    insert into bonuses.cashback_due
      (player_id, currency, week, staked, paid, percent, amount, wager_times, wager_days)
    select page.player_id, page.currency, page.week, page.staked, page.paid, rule.percent, due.amount,
      (closing.terms -> 'wagering' ->> 'times')::smallint,
      (closing.terms -> 'wagering' ->> 'days')::smallint
    from (${pageOf(week, after)}) page
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
    returning id, player_id, currency, week::text, staked, paid, percent, amount,
      wager_times, wager_days, null::timestamptz as claimed_at`.execute(tx);
  return rows;
}

/** The last player of a full page; undefined for the last page. */
async function lastOfPage(
  tx: Tx,
  week: string,
  after: Place | undefined,
): Promise<Place | undefined> {
  const { rows } = await sql<Place>`
    select player_id, currency from (${pageOf(week, after)}) page
    order by player_id, currency offset ${pageLength - 1}`.execute(tx);
  return rows[0];
}
