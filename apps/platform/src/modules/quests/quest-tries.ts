import { questState } from '@pierlight/contract/quests/statuses';
import { type RawBuilder, sql } from 'kysely';
import type { Clock } from '../../kernel/clock.ts';
import type { Database, Tx } from '../../kernel/db/database.ts';
import type { Ids } from '../../kernel/ids.ts';
import type { QuestTerms } from './quests-shapes.ts';
import { canBeDone, type GamesByCategory, type StartedTask, tasksOf } from './tasks.ts';

export interface TriesDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly gamesByCategory: GamesByCategory;
  /** Settled rounds of a time, as a query. */
  readonly pastRounds: (since: Date, until: Date) => RawBuilder<unknown>;
  /** Some players who have rounds, after one by its id, as a query. */
  readonly playersWithRounds: (after: string, limit: number) => RawBuilder<unknown>;
  /** Milliseconds after which a try is broken off. */
  readonly patience: number;
}

/** What a quest would have come to in a currency. */
export interface QuestTry {
  readonly currency: string;
  /** Players who would have had it on. */
  started: number;
  completed: number;
  /** By place, how many completed that task. */
  readonly tasks: number[];
  /** Milliseconds from the start to the end, of each who completed it. */
  readonly took: number[];
}

export interface QuestTries {
  readonly since: Date;
  readonly currencies: readonly QuestTry[];
  /** Currencies in which nobody could do it: an amount is missing, or there are too few games. */
  readonly closed: readonly string[];
  /** It took too long: only some of the players were looked at. */
  readonly isPart: boolean;
}

/** Days of rounds that a quest is tried on. */
export const triedDays = 30;
/** Of each player so many rounds are looked at. */
export const triedRounds = 1_000;
const dayMs = 86_400_000;
/** Players whose rounds one transaction counts. */
const playersAtOnce = 20;

/** A player, and the first round of own money in the time. */
interface Starter {
  readonly player_id: string;
  readonly currency: string;
  readonly at: Date;
}

/** How a quest stood when the rounds of a player were counted; milliseconds it took, where it was completed. */
interface Outcome {
  readonly currency: string;
  readonly took: number | null;
  readonly tasks: readonly boolean[];
}

/**
 * Counts a quest on the rounds of the last 30 days, as if each player had started it right before the first own money
 * they staked in that time. The rounds are counted by the very statements that count them for quests that are on, in
 * transactions that are rolled back, under ids that are no player's: nothing is written, and nobody waits for it.
 */
export async function tryQuest(deps: TriesDeps, terms: QuestTerms): Promise<QuestTries> {
  const { db, clock, pastRounds, playersWithRounds, patience } = deps;
  const until = clock.now();
  const since = new Date(until.getTime() - triedDays * dayMs);
  const games = await deps.gamesByCategory();
  const tries = new Map<string, QuestTry>();
  const closed = new Set<string>();
  const deadline = performance.now() + patience;
  let after = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const { rows: players } = await sql<
      Starter | (Pick<Starter, 'player_id'> & { currency: null; at: null })
    >`
      select player.player_id, currency, at
      from (${playersWithRounds(after, playersAtOnce)}) player
      left join lateral (
        select currency, at from (${pastRounds(since, until)}) round
        where round.player_id = player.player_id and own > 0 order by at, round_id limit 1
      ) first on true
      order by player.player_id`.execute(db);
    const able = players.flatMap((starter) => {
      if (starter.at === null) return [];
      const tasks = tasksOf(terms, starter.currency, games);
      if (canBeDone(terms, tasks)) return [{ ...starter, tasks }];
      closed.add(starter.currency);
      return [];
    });
    for (const outcome of await counted(deps, { terms, able, until })) add(tries, terms, outcome);
    after = players.at(-1)?.player_id ?? after;
    const isEnd = players.length < playersAtOnce;
    if (isEnd || performance.now() > deadline)
      return { since, currencies: [...tries.values()], closed: [...closed], isPart: !isEnd };
  }
}

/** Ends a transaction without a trace, with what it has found. */
class TakenBack extends Error {
  readonly outcomes: readonly Outcome[];
  constructor(outcomes: readonly Outcome[]) {
    super('a try is rolled back');
    this.outcomes = outcomes;
  }
}

interface Trial {
  readonly terms: QuestTerms;
  readonly able: readonly (Starter & { readonly tasks: readonly StartedTask[] })[];
  readonly until: Date;
}

async function counted(deps: TriesDeps, trial: Trial): Promise<readonly Outcome[]> {
  try {
    return await deps.db.transaction().execute(async (tx) => {
      throw new TakenBack(await count(deps, tx, trial));
    });
  } catch (error) {
    if (error instanceof TakenBack) return error.outcomes;
    throw error;
  }
}

async function count(
  { ids, pastRounds }: TriesDeps,
  tx: Tx,
  { terms, able, until }: Trial,
): Promise<readonly Outcome[]> {
  const quest = `${terms.id}-${ids.next()}`;
  await sql`
    insert into quests.quest_version (quest_id, version, says, made_at)
    values (${quest}, 1, ${JSON.stringify(terms)}::jsonb, ${until})`.execute(tx);
  for (const { player_id, currency, at, tasks } of able) {
    const id = ids.next();
    const expires = new Date(at.getTime() + terms.days * dayMs);
    await sql`
      insert into quests.player_quest (id, player_id, quest_id, version, currency, period, is_alone,
        is_in_sequence, started_at, expires_at)
      values (${id}, ${id}, ${quest}, 1, ${currency}, '', false, ${terms.isInSequence}, ${at}, ${expires})`.execute(
      tx,
    );
    for (const [place, task] of tasks.entries())
      await sql`
        insert into quests.player_task (started_quest_id, place, type, games, multiplier, quantity)
        values (${id}, ${place + 1}, ${task.type}, ${task.games}::text[], ${task.multiplier}, ${task.quantity})`.execute(
        tx,
      );
    await sql`
      select quests.count_round(place, ${id}, round_id, game_id, currency, 'settled', staked, own, paid, at)
      from (
        select *, row_number() over (order by at, round_id) as place
        from (${pastRounds(at, expires)}) round
        where player_id = ${player_id} order by place limit ${triedRounds}
      ) in_order`.execute(tx);
  }
  const { rows } = await sql<Outcome>`
    select currency,
      case when state = ${questState.completed}
        then extract(epoch from finished_at - started_at)::double precision * 1000 end as took,
      (select array_agg(is_completed order by place) from quests.player_task
        where started_quest_id = quest.id) as tasks
    from quests.player_quest quest where quest_id = ${quest}`.execute(tx);
  return rows;
}

function add(tries: Map<string, QuestTry>, terms: QuestTerms, outcome: Outcome): void {
  const { currency, took, tasks } = outcome;
  const sums = tries.get(currency) ?? {
    ...{ currency, started: 0, completed: 0, took: [] },
    tasks: terms.tasks.map(() => 0),
  };
  tries.set(currency, sums);
  sums.started += 1;
  for (const [place, isCompleted] of tasks.entries())
    if (isCompleted) sums.tasks[place] = (sums.tasks[place] ?? 0) + 1;
  if (took === null) return;
  sums.completed += 1;
  sums.took.push(took);
}
