import { isDeepStrictEqual } from 'node:util';
import { questState } from '@pierlight/contract/quests/statuses';
import type { CurrencyUnit } from '@pierlight/money/currency';
import { sql } from 'kysely';
import type { Clock } from '../../kernel/clock.ts';
import type { Database, Tx } from '../../kernel/db/database.ts';
import { DomainError } from '../../kernel/errors/domain-error.ts';
import type { Offered } from '../bonuses/public.ts';
import { beginChange, type Definition, definitions, saveVersion } from './definitions.ts';
import { readQuestsFile } from './quests-file.ts';
import type { QuestTerms } from './quests-shapes.ts';

/** A quest as an operator sees it. */
export interface DeskQuest extends Omit<Definition, 'imported'> {
  /** How many players have it on, completed it, or left it otherwise. */
  readonly active: number;
  readonly completed: number;
  readonly left: number;
}

interface Made {
  readonly operator: string;
  readonly reason: string;
}

const refused = (detail: string, cause?: unknown) =>
  new DomainError('malformedRequest', { detail, cause });

/** What an operator sees and does of quests. */
export function createQuestsDesk({
  db,
  clock,
  gameIds,
  gifts,
  ...known
}: {
  readonly db: Database;
  readonly clock: Clock;
  readonly currencies: readonly CurrencyUnit[];
  readonly categories: readonly string[];
  /** All games that are known. */
  readonly gameIds: () => Promise<readonly string[]>;
  /** The gifts there are now. */
  readonly gifts: () => Promise<Pick<Awaited<ReturnType<Offered['now']>>, 'gift'>>;
}) {
  /** @throws DomainError notFound, malformedRequest for one that is withdrawn */
  async function find(
    on: Database | Tx,
    id: string,
  ): Promise<Definition & { readonly says: QuestTerms }> {
    const found = (await definitions(on)).find((one) => one.id === id);
    if (!found)
      throw new DomainError('notFound', {
        detail: `There is no quest ${id}. See quests list.`,
      });
    const { says } = found;
    if (!says) throw refused(`${id} is withdrawn: the file does not name it any more.`);
    return { ...found, says };
  }

  return {
    /** All there are and were, and how many players have them. */
    async list(): Promise<DeskQuest[]> {
      const { rows } = await sql<{ quest_id: string; state: number; players: number }>`
        select quest_id, state, count(*)::integer as players from quests.player_quest
        group by quest_id, state`.execute(db);
      return (await definitions(db)).map(({ imported: _, ...quest }) => {
        const own = rows.filter((row) => row.quest_id === quest.id);
        const count = (is: (state: number) => boolean) =>
          own.reduce((sum, { state, players }) => sum + (is(state) ? players : 0), 0);
        return {
          ...quest,
          active: count((state) => state === questState.active),
          completed: count((state) => state === questState.completed),
          left: count((state) => state > questState.completed),
        };
      });
    },

    /** @throws DomainError malformedRequest with what is wrong in the file */
    async read(file: string): Promise<QuestTerms[]> {
      const offers = await gifts();
      try {
        return await readQuestsFile(file, {
          ...{ ...known, games: await gameIds() },
          hasGift: (id, currency) => offers.gift(id, currency) !== undefined,
        });
      } catch (error) {
        throw refused((error as Error).message, error);
      }
    },

    /** What a quest says now. @throws DomainError notFound, malformedRequest for one that is withdrawn */
    terms: async (id: string): Promise<QuestTerms> => (await find(db, id)).says,

    /** Adds what is named, or changes it, for whoever starts it from now on. @returns what changed, with its version */
    async set(
      tx: Tx,
      quests: readonly QuestTerms[],
      { operator, reason }: Made,
    ): Promise<{ readonly id: string; readonly version: number }[]> {
      await beginChange(tx);
      const kept = new Map((await definitions(tx)).map((one) => [one.id, one]));
      const made = { by: operator, reason, at: clock.now() };
      const changes: { id: string; version: number }[] = [];
      for (const says of quests) {
        const before = kept.get(says.id);
        if (isDeepStrictEqual(before?.says, says)) continue;
        const { id } = says;
        const version = await saveVersion(tx, { id, version: before?.version }, says, made);
        changes.push({ id, version });
      }
      return changes;
    },

    /** Lets nobody start a quest, or ends that. @returns whether that was another state before */
    async pause(tx: Tx, id: string, isPaused: boolean): Promise<boolean> {
      await beginChange(tx);
      if ((await find(tx, id)).isPaused === isPaused) return false;
      await sql`update quests.quest set is_paused = ${isPaused} where id = ${id}`.execute(tx);
      return true;
    },

    /** Ends a quest that is paused for everybody who has it on. @returns how many those were */
    async end(tx: Tx, id: string): Promise<number> {
      await beginChange(tx);
      if (!(await find(tx, id)).isPaused)
        throw refused(`Pause ${id} first, so that nobody starts it.`);
      const { numAffectedRows } = await sql`
        update quests.player_quest set state = ${questState.withdrawn}, finished_at = ${clock.now()},
          revision = revision + 1
        where quest_id = ${id} and state = ${questState.active}`.execute(tx);
      return Number(numAffectedRows ?? 0n);
    },
  };
}

export type QuestsDesk = ReturnType<typeof createQuestsDesk>;
