import { playerChannel, type QuestMessage } from '@pierlight/contract/realtime/channels';
import { sql } from 'kysely';
import type { Database, Tx } from '../../kernel/db/database.ts';
import type { Ids } from '../../kernel/ids.ts';
import { type OutboxMessage, publishAllLater } from '../../kernel/outbox/outbox.ts';
import type { Gifts } from '../bonuses/public.ts';
import { playerQuests } from './repository.ts';
import { shownQuest, shownTask } from './shown.ts';

/** Quests that a transaction tells of: few enough that it is over soon. */
const pageLength = 200;

export interface TellingDeps {
  readonly ids: Ids;
  readonly gifts: Pick<Gifts, 'find'>;
}

/**
 * Tells players of quests and tasks that changed, on their pages. It may run in any number of processes at once, and any
 * of them may die.
 */
export async function tellChanges(db: Database, deps: TellingDeps): Promise<void> {
  let told: number;
  do
    told = await db.transaction().execute(async (tx) => {
      const { rows } = await sql<{ id: string }>`
        select id from quests.player_quest where told <> revision
        order by id limit ${pageLength} for update skip locked`.execute(tx);
      await tell(
        tx,
        deps,
        rows.map(({ id }) => id),
      );
      return rows.length;
    });
  while (told === pageLength);
}

/** The same of quests that this transaction holds. */
export async function tell(tx: Tx, { ids, gifts }: TellingDeps, held: readonly string[]) {
  if (held.length === 0) return;
  const quests = await playerQuests(tx, sql`quest.id = any(${held}::uuid[]) order by quest.id`);
  const messages: OutboxMessage[] = [];
  for (const row of quests) {
    const send = (data: QuestMessage) =>
      messages.push({ channel: playerChannel.quests(row.player_id), data, key: ids.next() });
    for (const task of row.tasks)
      if (task.progress !== task.told_progress)
        send({ event: 'quest.task.updated', task: shownTask(row, task) });
    send({ event: 'quest.updated', quest: await shownQuest(gifts, row, tx) });
  }
  await sql`update quests.player_task set told_progress = progress
    where started_quest_id = any(${held}::uuid[]) and told_progress <> progress`.execute(tx);
  await sql`update quests.player_quest set told = revision where id = any(${held}::uuid[])`.execute(
    tx,
  );
  await publishAllLater(tx, messages);
}
