import type { PlayTime } from '@pierlight/contract/limits/schemas';
import type { ReminderMinutes } from '@pierlight/contract/limits/statuses';
import { sql } from 'kysely';
import type { Clock } from '../../kernel/clock.ts';
import type { Database, Tx } from '../../kernel/db/database.ts';
import { inForce, type Terms, withAmount, withEnd } from './changes.ts';
import { periodAt } from './periods.ts';
import type { Rules } from './rules.ts';

interface PlayTimeTable {
  player_id: string;
  reminder_minutes: ReminderMinutes | null;
  max_minutes: number | null;
  next_minutes: number | null;
  next_from: Date | null;
  /** A day by UTC, YYYY-MM-DD. */
  day: string | null;
  day_ms: bigint;
  stretch_ms: bigint;
  stretch_from: Date | null;
  check_at: Date | null;
  pause_until: Date | null;
}

export interface PlayedSum {
  readonly currency: string;
  readonly staked: bigint;
  readonly paid: bigint;
}

export interface PlayTimeDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly rules: Pick<Rules, 'standing'>;
  /** Sums of a player's rounds begun since a moment, by currency. */
  readonly playedSince: (playerId: string, from: Date) => Promise<readonly PlayedSum[]>;
}

const columns = sql`player_id, reminder_minutes, max_minutes, next_minutes, next_from, day::text as day,
  day_ms, stretch_ms, stretch_from, check_at, pause_until`;

async function find(db: Database | Tx, playerId: string): Promise<PlayTimeTable | undefined> {
  const { rows } = await sql<PlayTimeTable>`
    select ${columns} from limits.play_time where player_id = ${playerId}`.execute(db);
  return rows[0];
}

/** The player's row, made if there is none, held until the transaction ends: no bet is taken meanwhile. */
export async function holdPlayTime(tx: Tx, playerId: string): Promise<PlayTimeTable> {
  const { rows } = await sql<PlayTimeTable>`
    select ${columns} from limits.hold_play_time(${playerId})`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error('a held row was not answered');
  return row;
}

/** The limit of a day as it changes; null without one. */
const termsOf = (row: PlayTimeTable): Terms | null =>
  row.max_minutes === null
    ? null
    : {
        amount: BigInt(row.max_minutes),
        next_amount: row.next_minutes === null ? null : BigInt(row.next_minutes),
        next_from: row.next_from,
      };

const minutesOf = (amount: bigint | null) => (amount === null ? null : Number(amount));
const secondsOf = (milliseconds: bigint) => Number(milliseconds / 1000n);

/** Time at play as its player sees and bounds it; bets count it in the database. */
export function createPlayTime({ db, clock, rules, playedSince }: PlayTimeDeps) {
  async function shown(playerId: string): Promise<PlayTime> {
    const now = clock.now();
    const row = await find(db, playerId);
    const terms = row && termsOf(row);
    const limit = terms ? inForce(terms, now) : null;
    const own = row?.reminder_minutes ?? null;
    const isToday = row?.day === now.toISOString().slice(0, 10);
    return {
      playedSeconds: row && isToday ? secondsOf(row.day_ms) : 0,
      resetsAt: periodAt('daily', now).to.toISOString(),
      limitMinutes: minutesOf(limit?.amount ?? null),
      change:
        limit?.next_from == null
          ? null
          : { minutes: minutesOf(limit.next_amount), from: limit.next_from.toISOString() },
      reminderMinutes: own ?? (await rules.standing(playerId)).rules.reminderMinutes,
      check: row?.check_at ? await checkOf(row, row.check_at) : null,
      pauseUntil: row?.pause_until && row.pause_until > now ? row.pause_until.toISOString() : null,
    };
  }

  const checkOf = async (
    row: PlayTimeTable,
    at: Date,
  ): Promise<NonNullable<PlayTime['check']>> => ({
    since: at.toISOString(),
    playedSeconds: secondsOf(row.stretch_ms),
    sums: (await playedSince(row.player_id, row.stretch_from ?? at)).map(
      ({ currency, staked, paid }) => ({ currency, staked: Number(staked), paid: Number(paid) }),
    ),
  });

  return {
    of: shown,

    /** Less holds at once, more after a day; null ends the limit after a day. */
    async limit(playerId: string, minutes: number | null): Promise<PlayTime> {
      await db.transaction().execute(async (tx) => {
        const now = clock.now();
        const held = termsOf(await holdPlayTime(tx, playerId));
        const known = held && inForce(held, now);
        const terms = changed(known, minutes, now);
        await sql`update limits.play_time set max_minutes = ${minutesOf(terms?.amount ?? null)},
            next_minutes = ${minutesOf(terms?.next_amount ?? null)}, next_from = ${terms?.next_from ?? null}
          where player_id = ${playerId}`.execute(tx);
      });
      return shown(playerId);
    },

    /** It holds for the next bet. */
    async remind(playerId: string, minutes: ReminderMinutes): Promise<PlayTime> {
      await sql`insert into limits.play_time (player_id, reminder_minutes) values (${playerId}, ${minutes})
        on conflict (player_id) do update set reminder_minutes = excluded.reminder_minutes`.execute(
        db,
      );
      return shown(playerId);
    },

    async continue(playerId: string, since: Date): Promise<PlayTime> {
      await sql`select limits.continue_play(${playerId}, ${since}, ${clock.now()})`.execute(db);
      return shown(playerId);
    },
  };
}

function changed(known: Terms | null, minutes: number | null, now: Date): Terms | null {
  if (minutes === null) return known && withEnd(known, now);
  if (known) return withAmount(known, BigInt(minutes), now);
  return { amount: BigInt(minutes), next_amount: null, next_from: null };
}

export type PlayTimeService = ReturnType<typeof createPlayTime>;
