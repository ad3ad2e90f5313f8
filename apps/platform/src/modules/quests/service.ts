import type { PageMeta } from '@pierlight/contract/common/schemas';
import type { PlayerQuest, Quest } from '@pierlight/contract/quests/schemas';
import { type QuestState, questState } from '@pierlight/contract/quests/statuses';
import { sql } from 'kysely';
import type { Clock } from '../../kernel/clock.ts';
import type { Database, Tx } from '../../kernel/db/database.ts';
import { DomainError } from '../../kernel/errors/domain-error.ts';
import type { Ids } from '../../kernel/ids.ts';
import type { Gifts } from '../bonuses/public.ts';
import { type Definition, definitions } from './definitions.ts';
import { againAt, periodOf } from './periods.ts';
import { holdPlayer, holdPlayerQuest, type PlayerQuestRow, playerQuests } from './repository.ts';
import { rewardsIn, shownQuest } from './shown.ts';
import { start } from './starting.ts';
import { canBeDone, type GamesByCategory, tasksOf } from './tasks.ts';
import { tell } from './telling.ts';

export interface QuestsDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly gifts: Gifts;
  readonly gamesByCategory: GamesByCategory;
  /** The currency of the account the player uses. */
  readonly currencyOf: (playerId: string) => Promise<string | undefined>;
  /** Held until the transaction ends. @throws DomainError accountExcluded */
  readonly requirePlaying: (tx: Tx, playerId: string) => Promise<void>;
}

interface OwnQuery {
  readonly page: number;
  readonly perPage: number;
  readonly state?: readonly QuestState[] | undefined;
}

/** Quests as players see, start, leave and end them. */
export function createQuestsService(deps: QuestsDeps) {
  const { db, clock, gifts } = deps;

  /** Changes an own quest while nothing is counted for it. @throws DomainError notFound */
  const changing = (
    playerId: string,
    id: string,
    change: (tx: Tx, row: PlayerQuestRow) => Promise<void>,
    first: (tx: Tx) => Promise<void> = async () => {},
  ): Promise<PlayerQuest> =>
    db.transaction().execute(async (tx) => {
      await first(tx);
      const row = await holdPlayerQuest(tx, playerId, id);
      if (!row) throw new DomainError('notFound');
      await change(tx, row);
      await tell(tx, deps, [id]);
      return own(tx, id);
    });

  async function own(on: Tx, id: string): Promise<PlayerQuest> {
    const [row] = await playerQuests(on, sql`quest.id = ${id}`);
    if (!row) throw new Error('a quest that was held is gone');
    return shownQuest(gifts, row, on);
  }

  async function shown(
    { id, says }: Definition,
    rows: readonly PlayerQuestRow[],
    currency: string,
  ): Promise<Quest | undefined> {
    const newest = rows.find((row) => row.quest_id === id);
    if (!says) return undefined;
    const now = clock.now();
    const isOn = newest?.state === questState.active;
    const isDone = rows.some(
      (row) =>
        row.quest_id === id &&
        row.state === questState.completed &&
        row.period === periodOf(says.repeats, now),
    );
    const tasks = tasksOf(says, currency, await deps.gamesByCategory());
    if (!isOn && !canBeDone(says, tasks)) return undefined;
    return {
      ...{ id, name: id, currency, state: newest?.state ?? null },
      tasks: tasks.map((task, at) => ({
        ...{ id: at + 1, questId: id, type: task.type, isActive: false, isCompleted: false },
        ...{ progress: 0, quantity: task.quantity, multiplier: task.multiplier },
        games: task.games,
      })),
      ...{ isInSequence: says.isInSequence, isAlone: says.isAlone },
      rewards: await rewardsIn(gifts, says.rewards, currency),
      canStart: !isOn && !isDone,
      againAt: isOn || !isDone ? null : (againAt(says.repeats, now)?.toISOString() ?? null),
      ...{ days: says.days, repeats: says.repeats },
    };
  }

  return {
    /** What there is, in the currency in use, optionally by how the player's newest one of each stands. */
    async list(playerId: string, states?: readonly QuestState[]): Promise<Quest[]> {
      const [all, currency, rows] = await Promise.all([
        definitions(db),
        deps.currencyOf(playerId),
        playerQuests(
          db,
          sql`quest.player_id = ${playerId} and (quest.state in (2, 3) or quest.id in (
          select distinct on (quest_id) id from quests.player_quest where player_id = ${playerId}
          order by quest_id, started_at desc)) order by quest.started_at desc limit 1000`,
        ),
      ]);
      if (currency === undefined) return [];
      const offered = all.filter(({ isPaused }) => !isPaused);
      const quests = await Promise.all(offered.map((one) => shown(one, rows, currency)));
      return quests
        .filter((one) => one !== undefined)
        .filter(({ state }) => !states || (state !== null && states.includes(state)));
    },

    /** A page of the player's own quests. */
    async own(
      playerId: string,
      { page, perPage, state }: OwnQuery,
    ): Promise<{ data: PlayerQuest[]; meta: PageMeta }> {
      const those = sql`quest.player_id = ${playerId}
        and ${state ? sql`quest.state = any(${state}::smallint[])` : sql`true`}`;
      const [rows, counted] = await Promise.all([
        playerQuests(
          db,
          sql`${those} order by quest.state <> ${questState.active}, quest.started_at desc, quest.id
            offset ${(page - 1) * perPage} limit ${perPage}`,
        ),
        sql<{ total: number }>`
          select count(*)::integer as total from quests.player_quest quest where ${those}`.execute(
          db,
        ),
      ]);
      const total = counted.rows[0]?.total ?? 0;
      return {
        data: await Promise.all(rows.map((row) => shownQuest(gifts, row))),
        meta: { page, perPage, total, totalCapped: false },
      };
    },

    /**
     * Starts a quest in the currency in use, with the terms of now; one that is on already is answered.
     * @throws DomainError notFound, questUnavailable, accountExcluded
     */
    async activate(playerId: string, questId: string): Promise<PlayerQuest> {
      const currency = await deps.currencyOf(playerId);
      const games = await deps.gamesByCategory();
      return db.transaction().execute(async (tx) => {
        await deps.requirePlaying(tx, playerId);
        await holdPlayer(tx, playerId);
        const [definition] = await definitions(tx, questId);
        if (!definition?.says) throw new DomainError('notFound');
        const asked = { id: deps.ids.next(), playerId, currency, at: clock.now() };
        const { id, isNew } = await start(tx, asked, definition, games);
        if (isNew) await tell(tx, deps, [id]);
        return own(tx, id);
      });
    },

    /** Leaves a quest; asked again it answers how it stands. @throws DomainError notFound, alreadySettled */
    cancel: (playerId: string, id: string): Promise<PlayerQuest> =>
      changing(playerId, id, async (tx, { state }) => {
        if (state === questState.cancelled) return;
        if (state !== questState.active) throw new DomainError('alreadySettled');
        await sql`update quests.player_quest set state = ${questState.cancelled},
            finished_at = ${clock.now()}, revision = revision + 1 where id = ${id}`.execute(tx);
      }),

    /**
     * Gives the reward that a player chooses of a completed quest, once, in its currency. Asked again it answers which
     * one that was.
     * @throws DomainError notFound, questUnavailable of one that is not completed, bonusUnavailable where the gift is
     * not given now, accountExcluded
     */
    async takeReward(playerId: string, id: string, rewardId: string): Promise<PlayerQuest> {
      const [asked] = await playerQuests(
        db,
        sql`quest.id = ${id} and quest.player_id = ${playerId}`,
      );
      if (!asked?.rewards.includes(rewardId)) throw new DomainError('notFound');
      if (asked.state !== questState.completed) throw new DomainError('questUnavailable');
      if (asked.reward_id !== null) return shownQuest(gifts, asked);
      const prepared = await gifts.prepare(rewardId, asked.currency);
      return changing(
        playerId,
        id,
        async (tx, { reward_id }) => {
          if (reward_id !== null) return;
          await gifts.give(tx, playerId, prepared, { kind: 'quest', key: id });
          await sql`update quests.player_quest set reward_id = ${rewardId}, revision = revision + 1
            where id = ${id}`.execute(tx);
        },
        // Asked first, as an exclusion does that ends bonuses: neither waits for the other.
        (tx) => deps.requirePlaying(tx, playerId),
      );
    },
  };
}

export type QuestsService = ReturnType<typeof createQuestsService>;
