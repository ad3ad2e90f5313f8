import type { useGameplay } from './gameplay-fixture.ts';

interface QueuedJob {
  readonly task_identifier: string;
  readonly payload: unknown;
}

/** Runs the announcements that wait for a worker, and tells what they would send. */
export function createWorkerlessWinners(game: ReturnType<typeof useGameplay>) {
  const queued = async (task: string) => {
    const { rows } = await game.owner.query<QueuedJob>(
      `select task.identifier as task_identifier, job.payload
       from graphile_worker._private_jobs job
       join graphile_worker._private_tasks task on task.id = job.task_id
       where task.identifier = $1 order by job.id`,
      [task],
    );
    return rows.map(({ payload }) => payload);
  };
  return {
    async announced(playerId: string) {
      const { rows } = await game.owner.query<{ id: string }>(
        'select id from gameplay.round where player_id = $1',
        [playerId],
      );
      const own = new Set(rows.map(({ id }) => id));
      const before = (await queued('realtime.publish')).length;
      for (const payload of await queued('gameplay.announce-win')) {
        if (!own.has((payload as { roundId: string }).roundId)) continue;
        await game.gameplay.jobs['gameplay.announce-win']?.(payload, { id: '1', attempts: 1 });
      }
      return (await queued('realtime.publish')).slice(before);
    },
  };
}
