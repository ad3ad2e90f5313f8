import { z } from 'zod';
import type { Clock } from '../../kernel/clock.ts';
import type { Database, Tx } from '../../kernel/db/database.ts';
import { enqueueJob } from '../../kernel/jobs/jobs.ts';
import { workOff } from '../../kernel/jobs/work-off.ts';
import type { Logger } from '../../kernel/log/logger.ts';
import { settleJob } from './changing.ts';
import type { Deciding } from './deciding.ts';
import type { VerificationProvider } from './provider.ts';
import { beginLook, playersRefused, playersToLookAt } from './repository.ts';

export const lookJob = 'verification.look';

export const ofPlayer = z.object({ playerId: z.uuid() });

/** Has the provider queried about a player; simultaneous requests become one query. */
export async function lookLater(on: Database | Tx, playerId: string): Promise<void> {
  await enqueueJob(on, lookJob, { playerId }, { key: `${lookJob}:${playerId}` });
}

export interface LookingDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Pick<Logger, 'error'>;
  readonly provider: VerificationProvider;
  readonly deciding: Pick<Deciding, 'apply'>;
}

const noPlayer = '00000000-0000-0000-0000-000000000000';
const day = 24 * 60 * 60_000;
/** How long after a page was opened the provider is queried, with or without a webhook. */
const tokenDays = 1;
/** How long money that comes in late is sent back of somebody who was refused. */
const refusedDays = 30;

/**
 * Queries the provider for a player's status and acts on that alone, whatever webhooks came and in whatever order.
 * Questions are numbered before they are asked, so that an answer that was overtaken counts no more.
 */
export function createLooking({ db, clock, log, provider, deciding }: LookingDeps) {
  const since = (days: number) => new Date(clock.now().getTime() - days * day);

  return {
    /** The job about one player. @throws VerificationFailure: the job is tried again */
    async look(job: unknown): Promise<void> {
      const { playerId } = ofPlayer.parse(job);
      const begun = await beginLook(db, playerId);
      const word = begun && (await provider.find(begun.externalId));
      if (word) await deciding.apply(playerId, begun.look, word);
    },

    /** Queries every player of whom a webhook may have been lost. */
    async lookAtAll(): Promise<void> {
      await workOff<{ playerId: string }>({
        page: (last, limit) =>
          playersToLookAt(db, last?.playerId ?? noPlayer, { since: since(tokenDays), limit }),
        work: ({ playerId }) => lookLater(db, playerId),
        failed: ({ playerId }, error) =>
          log.error({ err: error, playerId }, 'nobody asks about a check'),
      });
      await workOff<{ playerId: string }>({
        page: (last, limit) =>
          playersRefused(db, last?.playerId ?? noPlayer, { since: since(refusedDays), limit }),
        work: ({ playerId }) =>
          enqueueJob(db, settleJob, { playerId }, { key: `${settleJob}:${playerId}` }),
        failed: ({ playerId }, error) =>
          log.error({ err: error, playerId }, 'money of a refused player waits'),
      });
    },
  };
}
