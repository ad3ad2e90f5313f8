import type { DatabaseSync } from 'node:sqlite';
import { StudioFailure } from '../studio-failure.ts';

/** Counts the rounds of rewards. Both are to be called in the transaction that notes why. */
export function createRewardCounter(database: DatabaseSync) {
  const use = database.prepare(`
    update rewards set used = used + 1
    where id = ? and used < rounds and canceled_at is null and starts_at <= ? and ends_at > ?`);
  const giveBack = database.prepare(`
    update rewards set used = used - 1 where id = (select reward_id from rounds where id = ?)`);
  return {
    /** @throws StudioFailure `free-rounds-changed` when the reward has no round to give now */
    use: (rewardId: string, now: number): void => {
      if (use.run(rewardId, now, now).changes === 0) throw new StudioFailure('free-rounds-changed');
    },
    /** Gives back what a round used that was not played; nothing for a round that was paid for. */
    giveBack: (roundId: string): void => {
      giveBack.run(roundId);
    },
  };
}
