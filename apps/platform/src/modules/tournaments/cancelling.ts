import {
  publicChannel,
  type TournamentCompletedMessage,
} from '@pierlight/contract/realtime/channels';
import { sql } from 'kysely';
import type { Database, Tx } from '../../kernel/db/database.ts';
import { enqueueJob } from '../../kernel/jobs/jobs.ts';
import { publishLater } from '../../kernel/outbox/outbox.ts';
import { notifyAll } from '../notifications/public.ts';
import type { TournamentRecord } from './terms.ts';

export const tellCancelledJob = 'tournaments.tell-cancelled';
/** How many players are told in one transaction. */
const toldAtOnce = 1_000;

/** Ends a tournament that is held open, without winners; a job tells everybody who joined. */
export async function cancel(
  tx: Tx,
  { id, identity, definition: title }: TournamentRecord,
  at: Date,
): Promise<void> {
  await sql`
    update tournaments.tournament set settled_at = ${at}, cancelled_at = ${at}, held_at = null
    where id = ${id}`.execute(tx);
  const data: TournamentCompletedMessage = {
    event: 'tournament.completed',
    tournament: { identity, title, prizes: [] },
  };
  await publishLater(tx, {
    ...{ channel: publicChannel.tournaments, data, key: `tournament:${id}:completed` },
  });
  await enqueueJob(tx, tellCancelledJob, { id }, { key: `tournament-cancelled:${id}` });
}

/**
 * Tells everybody who had joined, but for whoever left by themselves. It may end anywhere and be repeated: of an
 * occasion players are told once.
 */
export async function tellCancelled(db: Database, id: string): Promise<void> {
  let last = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const { rows } = await sql<{ id: string; player_id: string }>`
      select id, player_id from tournaments.entry
      where tournament_id = ${id} and left_at is null and id > ${last}
      order by id limit ${toldAtOnce}`.execute(db);
    await db.transaction().execute((tx) =>
      notifyAll(
        tx,
        rows.map(({ player_id: playerId }) => ({
          ...{ playerId, template: 'tournamentCancelled' },
          occasion: `tournament:${id}:cancelled`,
        })),
      ),
    );
    const newest = rows.at(-1);
    if (rows.length < toldAtOnce || !newest) return;
    last = newest.id;
  }
}
