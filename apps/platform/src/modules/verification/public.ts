import type { FastifyInstance } from 'fastify';
import type { JobHandlers } from '../../kernel/jobs/jobs.ts';
import { createSumsub, type SumsubSettings } from './adapters/sumsub.ts';
import { settleJob } from './changing.ts';
import { createDeciding, type DecidingDeps } from './deciding.ts';
import { createVerificationDesk } from './desk.ts';
import { createLooking, type LookingDeps, lookJob, ofPlayer } from './looking.ts';
import { keepRules, rulesVersionNow } from './repository.ts';
import { createVerificationRoutes } from './routes.ts';
import type { CheckRules } from './rules-file.ts';
import { createVerificationService } from './service.ts';
import { createStanding, type StandingDeps } from './standing.ts';
import { createVerificationWebhooks } from './webhooks.ts';

export type { SumsubSettings } from './adapters/sumsub.ts';
export type { VerificationDesk } from './desk.ts';
export { verificationPersonalData } from './personal-data.ts';
export { type CheckRules, readCheckRules } from './rules-file.ts';

const followJob = 'verification.follow';

export const verificationSchedule = { [followJob]: '*/10 * * * *' } as const;

export interface VerificationDeps
  extends Omit<StandingDeps, 'rulesVersion' | 'hasProvider' | 'rules'>,
    Omit<DecidingDeps, 'rulesVersion' | 'rules' | 'log'> {
  readonly log: LookingDeps['log'] & DecidingDeps['log'];
  readonly rules: CheckRules;
  /** Null where nobody checks. */
  readonly sumsub: SumsubSettings | null;
  /** Withdrawals that wait for a check. */
  readonly waiting: {
    settle(playerId: string): Promise<void>;
    settleAll(): Promise<void>;
  };
}

/** What an operator's command needs, without the rest of the platform. */
export async function createOperatorVerification(
  deps: Omit<DecidingDeps, 'rulesVersion'> & Pick<VerificationDeps, 'sumsub'>,
) {
  const { db, clock, rules } = deps;
  const provider = deps.sumsub && createSumsub(deps.sumsub, clock);
  const deciding = createDeciding({ ...deps, rulesVersion: await rulesVersionNow(db) });
  return createVerificationDesk({ db, deciding, provider, rules });
}

/**
 * Who players are: the contract's handlers, the provider's webhooks, which money waits for checks, and the jobs that ask
 * the provider and let go on what waits.
 */
export async function createVerification(deps: VerificationDeps) {
  const { db, clock, waiting } = deps;
  const provider = deps.sumsub && createSumsub(deps.sumsub, clock);
  const rulesVersion = await keepRules(db, deps.rules, clock.now());
  const own = { ...deps, rulesVersion, hasProvider: provider !== null };
  const standing = createStanding(own);
  const deciding = createDeciding(own);
  const looking = provider && createLooking({ ...deps, provider, deciding });
  const jobs: JobHandlers = {
    [settleJob]: async (job) => waiting.settle(ofPlayer.parse(job).playerId),
    [lookJob]: async (job) => looking?.look(job),
    [followJob]: async () => {
      await looking?.lookAtAll();
      await waiting.settleAll();
    },
  };
  return {
    routes: createVerificationRoutes(
      createVerificationService({ ...deps, provider, standing }),
      standing,
    ),
    jobs,
    /** What withdrawals and deposits ask. */
    checks: { ofWithdrawal: standing.ofWithdrawal },
    depositChecks: { require: standing.requireForDeposit },
    desk: createVerificationDesk({ db, deciding, provider, rules: deps.rules }),
    async registerWebhooks(app: FastifyInstance): Promise<void> {
      if (provider) await createVerificationWebhooks(db, provider)(app);
    },
  };
}
