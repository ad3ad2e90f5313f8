import type { Clock } from '../../../kernel/clock.ts';
import type { Database } from '../../../kernel/db/database.ts';
import type { Ids } from '../../../kernel/ids.ts';
import type { JobHandlers } from '../../../kernel/jobs/jobs.ts';
import { createSeal } from '../../../kernel/sealing.ts';
import type { MailService } from '../../mail/public.ts';
import type { Notify } from '../../notifications/public.ts';
import type { Players } from '../../player/public.ts';
import type { Guard } from '../guard/guard.ts';
import type { OwnPassword } from '../own-password.ts';
import type { IdentityRepository } from '../repository.ts';
import { createChallengeRepository } from './challenge-repository.ts';
import { createChallenges } from './challenges.ts';
import { createEnrolment } from './enrolment.ts';
import { createTryLimits, failuresCount } from './limits.ts';
import { createNotices } from './notices.ts';
import { createOverview } from './overview.ts';
import { createPasskeyRepository } from './passkey-repository.ts';
import { createPasskeys } from './passkeys.ts';
import { createProofs } from './proofs.ts';
import { createRecoveryCodes } from './recovery-codes.ts';
import { createRelyingParty } from './relying-party.ts';
import { createFactorsRepository } from './repository.ts';
import { createSecondFactorStep } from './second-factor-step.ts';
import { createStepUp } from './step-up.ts';

export interface FactorsDeps {
  readonly db: Database;
  readonly identity: Pick<
    IdentityRepository,
    'credentialOf' | 'holdCredential' | 'holdPassword' | 'sessionOf'
  >;
  readonly players: Pick<Players, 'contact' | 'localeOf'>;
  readonly mail: Pick<MailService, 'sendLater'>;
  readonly notify: Notify;
  readonly clock: Clock;
  readonly ids: Ids;
  /** What secrets of factors are sealed under. */
  readonly factorSecret: string;
  readonly guard: Pick<Guard, 'atCode'>;
  readonly ownPassword: OwnPassword;
  /** Scheme, host and port visitors reach the site under; passkeys are bound to it. */
  readonly publicOrigin: string;
}

const forgetJob = 'identity.forget-challenges';

export const factorsSchedule = { [forgetJob]: '*/15 * * * *' } as const;

/** Second factors: what they are, and where they are requested. */
export function createFactors(deps: FactorsDeps) {
  const { db, clock } = deps;
  const repository = createFactorsRepository(db);
  const challengeRows = createChallengeRepository(db);
  const seal = createSeal(deps.factorSecret, 'totp');
  const recoveryCodes = createRecoveryCodes(deps.factorSecret);
  const notices = createNotices(deps);
  const passkeys = createPasskeyRepository();
  const party = createRelyingParty(deps.publicOrigin);
  const overview = createOverview({ repository, passkeys, recoveryCodes });
  const proofs = createProofs({
    ...deps,
    repository,
    passkeys,
    party,
    seal,
    recoveryCodes,
    notices,
  });
  const challenges = createChallenges({
    ...deps,
    challenges: challengeRows,
    factors: repository,
    passkeys,
    party,
    limits: createTryLimits(repository),
    notices,
  });
  const stepUp = createStepUp({ ...deps, challenges, challengeRows, factors: repository, proofs });
  const jobs: JobHandlers = {
    [forgetJob]: async () => {
      const now = clock.now().getTime();
      await challengeRows.forgetExpired(new Date(now));
      await repository.forgetFailures(new Date(now - failuresCount));
    },
  };
  return {
    enrolment: createEnrolment({ ...deps, repository, proofs, overview, stepUp, seal, notices }),
    passkeys: createPasskeys({
      ...deps,
      passkeys,
      challengeRows,
      repository,
      party,
      overview,
      stepUp,
      notices,
    }),
    secondFactorStep: createSecondFactorStep({ ...deps, challenges, proofs, factors: repository }),
    stepUp,
    jobs,
  };
}

export type Factors = ReturnType<typeof createFactors>;
