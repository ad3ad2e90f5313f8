import { publicChannel, type TournamentTableMessage } from '@pierlight/contract/realtime/channels';
import { sql } from 'kysely';
import type { Clock } from '../../kernel/clock.ts';
import type { Database, Tx } from '../../kernel/db/database.ts';
import { publishLater } from '../../kernel/outbox/outbox.ts';
import type { ShownNames } from './ports.ts';
import { firstOf, shownPlaces } from './table.ts';

/** Milliseconds between two messages about a tournament. */
const between = 1_000;

/** A line of the table as it was told last. */
export interface Told {
  readonly id: string;
  readonly place: number;
  /** Hundredths of a stake. */
  readonly score: number;
}

interface Changed {
  readonly id: string;
  readonly identity: string;
  readonly joined: number;
  readonly told: readonly Told[];
  readonly told_number: bigint;
}

/** The first places as they stand. */
export const standingOf = async (tx: Tx, tournamentId: string) =>
  (await firstOf(tx, tournamentId, shownPlaces)).map(({ score, ...row }, at) => ({
    ...row,
    ...{ place: at + 1, score: Number(score) },
  }));

/** What changed from one table to the next. */
export function differenceOf<Line extends Told>(before: readonly Told[], now: readonly Line[]) {
  const known = new Map(before.map((row) => [row.id, row]));
  const there = new Set(now.map(({ id }) => id));
  return {
    rows: now.filter(({ id, place, score }) => {
      const row = known.get(id);
      return row === undefined || row.place !== place || row.score !== score;
    }),
    gone: before.filter(({ id }) => !there.has(id)).map(({ id }) => id),
  };
}

/**
 * Tells everybody what changed in the tables, each at most once a second. It may run in any number of processes at
 * once, and any of them may die: the message and the memory of it are one transaction.
 */
export async function tellTables(db: Database, clock: Clock, names: ShownNames): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select id from tournaments.tournament where is_changed and settled_at is null`.execute(db);
  for (const { id } of rows)
    await db.transaction().execute((tx) => tellTable(tx, id, clock.now(), names));
}

async function tellTable(tx: Tx, id: string, now: Date, names: ShownNames): Promise<void> {
  const { rows } = await sql<Changed>`
    select id, identity, joined, told, told_number from tournaments.tournament
    where id = ${id} and is_changed and settled_at is null
      and (told_at is null or told_at <= ${new Date(now.getTime() - between)} or told_at > ${now})
    for update skip locked`.execute(tx);
  const [changed] = rows;
  if (!changed) return;
  const table = await standingOf(tx, id);
  const difference = differenceOf(changed.told, table);
  const number = Number(changed.told_number) + 1;
  const shown = await names(difference.rows.map(({ player_id }) => player_id));
  const data: TournamentTableMessage = {
    event: 'tournament.table.changed',
    tournament: {
      ...{ identity: changed.identity, number, players: changed.joined, gone: difference.gone },
      rows: difference.rows.map(({ id: entryId, player_id, place, score }) => ({
        ...{ entryId, place, score, nickname: shown.get(player_id) ?? '' },
      })),
    },
  };
  await publishLater(tx, {
    ...{ channel: publicChannel.tournaments, data, key: `tournament:${id}:${number}` },
  });
  await keepTold(tx, id, number, table, now);
}

/** Remembers what was told. */
export const keepTold = (
  tx: Tx,
  id: string,
  number: number,
  table: readonly Told[],
  now: Date,
): Promise<unknown> =>
  sql`
    update tournaments.tournament set is_changed = false, told_number = ${number}, told_at = ${now},
      told = ${JSON.stringify(table.map(({ id: entry, place, score }) => ({ id: entry, place, score })))}::jsonb
    where id = ${id}`.execute(tx);
