import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import type { Clock } from '../../kernel/clock.ts';
import type { Database, Tx } from '../../kernel/db/database.ts';
import { keptQuest, type QuestTerms } from './quests-shapes.ts';

/** A quest as it is kept, by the version that holds. */
export interface Definition {
  readonly id: string;
  readonly version: number;
  readonly isPaused: boolean;
  /** Null when it is withdrawn. */
  readonly says: QuestTerms | null;
  /** What the file said of it last; null when it did not name it. */
  readonly imported: QuestTerms | null;
  /** Who made the version, and why; null for the file. */
  readonly madeBy: string | null;
  readonly reason: string | null;
  readonly madeAt: Date;
}

interface Row {
  readonly id: string;
  readonly version: number;
  readonly is_paused: boolean;
  readonly says: unknown;
  readonly imported: unknown;
  readonly made_by: string | null;
  readonly reason: string | null;
  readonly made_at: Date;
}

const termsOf = (says: unknown) => (says === null ? null : keptQuest.parse(says));

/** All quests there are, and were, in the order of their ids; or one of them, which stays as it is in a transaction. */
export async function definitions(db: Database | Tx, held?: string): Promise<Definition[]> {
  const { rows } = await sql<Row>`
    select quest.id, quest.version, quest.is_paused, quest.imported,
      version.says, version.made_by, version.reason, version.made_at
    from quests.quest
    join quests.quest_version version on version.quest_id = quest.id and version.version = quest.version
    ${held === undefined ? sql`order by quest.id` : sql`where quest.id = ${held} for share of quest`}`.execute(
    db,
  );
  return rows.map(({ is_paused, says, imported, made_by, made_at, ...row }) => ({
    ...row,
    ...{ isPaused: is_paused, says: termsOf(says), imported: termsOf(imported) },
    ...{ madeBy: made_by, madeAt: made_at },
  }));
}

/** Begins a change of what there is: nobody else changes anything of it until this transaction ends. */
export const beginChange = (tx: Tx) =>
  sql`select pg_advisory_xact_lock(hashtext('quests.quest'))`.execute(tx);

const json = (says: QuestTerms | null) => (says === null ? null : JSON.stringify(says));

/** Adds a version, which applies to players who start the quest from then on. @returns its number */
export async function saveVersion(
  tx: Tx,
  { id, version: last = 0 }: { readonly id: string; readonly version: number | undefined },
  says: QuestTerms | null,
  made: { readonly by: string | null; readonly reason: string | null; readonly at: Date },
): Promise<number> {
  const version = last + 1;
  await sql`
    insert into quests.quest_version (quest_id, version, says, made_by, reason, made_at)
    values (${id}, ${version}, ${json(says)}::jsonb, ${made.by}, ${made.reason}, ${made.at})`.execute(
    tx,
  );
  await sql`
    insert into quests.quest (id, version) values (${id}, ${version})
    on conflict (id) do update set version = excluded.version`.execute(tx);
  return version;
}

/**
 * Takes what a file says over, as far as it says something else than when it was read last: what an operator has
 * changed since stays, and what the file does not name any more is withdrawn. Any number of nodes may do it at once; a
 * start with the file of before writes nothing.
 */
export async function importQuests(
  { db, clock }: { readonly db: Database; readonly clock: Clock },
  file: readonly QuestTerms[],
): Promise<void> {
  if (changesOf(file, await definitions(db)).length === 0) return;
  await db.transaction().execute(async (tx) => {
    await beginChange(tx);
    for (const { id, says, known } of changesOf(file, await definitions(tx))) {
      // An operator may have said the same before.
      if (known === undefined || !isDeepStrictEqual(known.says, says))
        await saveVersion(tx, { id, version: known?.version }, says, {
          ...{ by: null, reason: null, at: clock.now() },
        });
      await sql`update quests.quest set imported = ${json(says)}::jsonb where id = ${id}`.execute(
        tx,
      );
    }
  });
}

function changesOf(file: readonly QuestTerms[], kept: readonly Definition[]) {
  const known = new Map(kept.map((one) => [one.id, one]));
  return [
    ...file.map((says) => ({ id: says.id, says, known: known.get(says.id) })),
    ...kept
      .filter(({ id }) => !file.some((one) => one.id === id))
      .map((one) => ({ id: one.id, says: null, known: one })),
  ].filter(({ says, known: one }) => !isDeepStrictEqual(one?.imported ?? null, says));
}
