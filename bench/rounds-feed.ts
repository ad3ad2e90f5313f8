/**
 * What the rounds feed costs and stores. Rounds of a bet and a win in a second with their events noted, beside the
 * same without, in turns. And how many events a second the slowest of five consumers has its effect of while 2,000
 * rounds a second settle, a sixteenth of which changes later, beside how many there are; how far it is behind at
 * the worst moment; and whether each has counted all of it, once.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type pg from 'pg';
import { openDatabase } from '../apps/platform/src/kernel/db/database.ts';
import { migrate } from '../apps/platform/src/kernel/db/migrate.ts';
import { startEmbeddedPostgres } from '../apps/platform/src/kernel/postgres/start-embedded-postgres.ts';
import { createRoundsFeed } from '../apps/platform/src/modules/gameplay/rounds-feed.ts';
import type { BenchResult } from './result.ts';
import { costOf } from './seamless-bets/cost-of.ts';
import { GAME } from './seamless-bets/players.ts';
import { seatPlayers } from './seamless-bets/seat.ts';

/** A round with its event takes at most 1.1 times as long as one without; on a busy machine, turns differ by more. */
const COST_BAR = 0.9;
const ROUNDS_PER_SECOND = 2_000;
const SECONDS = 20;
/** Of twenty seconds' events at most one second's are still to be counted at the end. */
const KEPT_UP_BAR = 0.95;
/** Most seconds between a round's commit and its effect. */
const LAG_BAR = 2;
const CONSUMERS = ['cashback', 'quests', 'levels', 'tournaments', 'statements'];
/** Rounds that settle in one transaction here. A bet's has one; what is measured here are the consumers. */
const AT_ONCE = 100;
const PLAYERS = 5_000;
/** How long a consumer that has read all waits before it looks again, in milliseconds. */
const REST = 250;

/** Takes about a minute. */
export async function run(): Promise<BenchResult[]> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'rounds-feed-data-'));
  const server = await startEmbeddedPostgres({
    dataDir,
    log: { info: () => undefined, warn: (line) => console.warn(line) },
  });
  try {
    await migrate(server.url);
    await seatPlayers(server.url, GAME);
    const cost = await costOf(server.url, {
      procedure: 'gameplay.note_event',
      subject: 'rounds of a bet and a win per second with their events, beside rounds without',
      bar: COST_BAR,
    });
    return [cost, ...(await keepingUp(server.url))];
  } finally {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function keepingUp(databaseUrl: string): Promise<BenchResult[]> {
  const { db, pool, close } = openDatabase({ url: databaseUrl, max: CONSUMERS.length + 3 });
  try {
    await prepare(pool);
    const feed = createRoundsFeed(db);
    let isSettling = true;
    const consumer = async (name: string) => {
      const effect = sql`
        insert into bench.effect as counted (consumer, player_id, currency, staked, paid, events)
        select ${name}, player_id, currency, sum(staked), sum(paid), count(*) from batch
        group by player_id, currency
        on conflict (consumer, player_id, currency) do update set
          staked = counted.staked + excluded.staked, paid = counted.paid + excluded.paid,
          events = counted.events + excluded.events`;
      while (isSettling) {
        await feed.consume(name, effect);
        await pause(REST);
      }
      return feed.consume(name, effect);
    };
    const began = performance.now();
    const consumers = CONSUMERS.map(consumer);
    let worst = 0;
    const watch = async () => {
      while (isSettling) {
        worst = Math.max(worst, await behind(pool));
        await pause(500);
      }
    };
    const watching = watch();
    const { settled, seconds } = await settle(pool, began);
    const before = await eventsOf(pool);
    isSettling = false;
    await Promise.all([...consumers, watching]);
    const slowest = Math.min(...before.values()) / seconds;
    const arriving = settled / seconds;
    const ratio = Math.round((slowest / arriving) * 100) / 100;
    const counted = await eventsOf(pool);
    const exact = CONSUMERS.filter((name) => counted.get(name) === settled).length;
    const right = Math.min(exact, CONSUMERS.length - (await consumersApart(pool)));
    return [
      {
        subject: `events per second that the slowest of five consumers counted while ${Math.round(arriving)} came`,
        ours: Math.round(slowest),
        peer: Math.round(arriving),
        ratio,
        bar: `ratio at least ${KEPT_UP_BAR}, of at least ${ROUNDS_PER_SECOND} rounds a second`,
        meets: ratio >= KEPT_UP_BAR && arriving >= ROUNDS_PER_SECOND,
      },
      {
        subject: 'seconds that a consumer was behind at the worst moment',
        ours: Math.round(worst * 100) / 100,
        peer: LAG_BAR,
        ratio: Math.round((worst / LAG_BAR) * 100) / 100,
        bar: `at most ${LAG_BAR} s`,
        meets: worst <= LAG_BAR,
      },
      {
        subject: 'consumers that counted every event once, and the same sums as the rounds',
        ours: right,
        peer: CONSUMERS.length,
        ratio: right / CONSUMERS.length,
        bar: 'all of them',
        meets: right === CONSUMERS.length,
      },
    ];
  } finally {
    await close();
  }
}

/** A table of effects, cursors after the events there are, and a procedure that settles rounds as fast as asked. */
async function prepare(pool: pg.Pool): Promise<void> {
  await pool.query('select gameplay.number_events(1000000)');
  await pool.query(`
    create schema bench;
    create table bench.effect (consumer text, player_id uuid, currency text, staked bigint, paid bigint,
      events bigint, primary key (consumer, player_id, currency));
    create procedure bench.settle(p_from integer, p_rounds integer) language plpgsql as $$
    declare
      known gameplay.round;
      played gameplay.round;
      nothing gameplay.round;
    begin
      for number in p_from .. p_from + p_rounds - 1 loop
        insert into gameplay.round (player_id, provider, external_id, game_id, game_code, currency, stake,
          payout, status, created_at, settled_at)
        values (('00000000-0000-7000-9000-' || lpad((number % ${PLAYERS})::text, 12, '0'))::uuid, 'bench',
          number::text, '${GAME}', '${GAME}', 'EUR', 100, number % 190, 2, clock_timestamp(), clock_timestamp())
        returning * into known;
        perform gameplay.note_event(nothing, known, clock_timestamp());
        if number % 16 = 0 then
          update gameplay.round set payout = payout + 5 where id = known.id returning * into played;
          perform gameplay.note_event(known, played, clock_timestamp());
        end if;
      end loop;
    end $$;`);
  await pool.query(
    `insert into gameplay.round_cursor (consumer, position)
     select name, (select coalesce(max(position), 0) from gameplay.round_event) from unnest($1::text[]) name`,
    [CONSUMERS],
  );
}

/** Settles rounds at their rate, never more than there should be by now. @returns how many events that made */
async function settle(pool: pg.Pool, began: number) {
  const rounds = ROUNDS_PER_SECOND * SECONDS;
  for (let made = 0; made < rounds; made += AT_ONCE) {
    const due = began + (made / ROUNDS_PER_SECOND) * 1000;
    await pause(Math.max(0, due - performance.now()));
    await pool.query('call bench.settle($1::integer, $2::integer)', [made, AT_ONCE]);
  }
  const seconds = (performance.now() - began) / 1000;
  return { settled: rounds + rounds / 16, seconds };
}

/** Events of each consumer so far. */
async function eventsOf(pool: pg.Pool): Promise<Map<string, number>> {
  const { rows } = await pool.query<{ consumer: string; events: string }>(
    `select name as consumer, coalesce(sum(events), 0) as events from unnest($1::text[]) name
     left join bench.effect on consumer = name group by name`,
    [CONSUMERS],
  );
  return new Map(rows.map(({ consumer, events }) => [consumer, Number(events)]));
}

/** Age in seconds of the oldest event that some consumer has not counted. */
async function behind(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ seconds: number }>(
    `select coalesce(extract(epoch from clock_timestamp() - least(
       (select at from gameplay.round_event
        where position > (select min(position) from gameplay.round_cursor where consumer = any ($1))
        order by position limit 1),
       (select at from gameplay.unnumbered_event order by id limit 1))), 0)::float8 as seconds`,
    [CONSUMERS],
  );
  return rows[0]?.seconds ?? 0;
}

/** How many consumers have other sums than the rounds themselves, for any player. */
async function consumersApart(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ apart: number }>(
    `select count(distinct name)::integer as apart
     from unnest($1::text[]) name
     cross join (
       select player_id, sum(stake) as staked, sum(payout) as paid from gameplay.round
       where provider = 'bench' group by player_id) played
     left join bench.effect on consumer = name and effect.player_id = played.player_id
     where (effect.staked, effect.paid) is distinct from (played.staked::bigint, played.paid::bigint)`,
    [CONSUMERS],
  );
  return rows[0]?.apart ?? CONSUMERS.length;
}
