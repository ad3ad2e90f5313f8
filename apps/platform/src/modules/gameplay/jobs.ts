import { publicChannel, type WinnerMessage } from '@pierlight/contract/realtime/channels';
import type { Clock } from '../../kernel/clock.ts';
import type { Database } from '../../kernel/db/database.ts';
import type { JobHandlers } from '../../kernel/jobs/jobs.ts';
import { publishLater } from '../../kernel/outbox/outbox.ts';
import type { FinishedRounds } from './finished-rounds.ts';
import type { GameplayRepository } from './repository.ts';
import type { Winners } from './winners.ts';

/**
 * Games' popularity and returns, and who lost in the last day, are counted anew every ten minutes; rounds left open,
 * and expired events of the rounds feed, are looked for every hour.
 */
export const gameplaySchedule = {
  'gameplay.count-popularity': '*/10 * * * *',
  'gameplay.count-house': '7,17,27,37,47,57 * * * *',
  'gameplay.count-last-day': '4,14,24,34,44,54 * * * *',
  'gameplay.note-open-rounds': '23 * * * *',
  'gameplay.forget-round-events': '33 * * * *',
} as const;

export function createGameplayJobs(deps: {
  readonly db: Database;
  readonly repository: GameplayRepository;
  readonly finished: FinishedRounds;
  readonly winners: Winners;
  readonly clock: Clock;
}): JobHandlers {
  return {
    'gameplay.count-popularity': () => deps.repository.countPopularity(deps.clock.now()),
    'gameplay.count-last-day': () => deps.finished.countLastDay(deps.clock.now()),
    'gameplay.count-house': () => deps.finished.countHouse(deps.clock.now()),

    /** Tells everybody of a win, under a masked name. */
    'gameplay.announce-win': async (payload) => {
      const { roundId } = payload as { roundId: string };
      const winner = await deps.winners.of(roundId);
      if (!winner) return;
      const message: WinnerMessage = { winner };
      await publishLater(deps.db, {
        channel: publicChannel.winners,
        data: message,
        key: `winner:${roundId}`,
      });
    },
  };
}
