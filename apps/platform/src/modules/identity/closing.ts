import type { Clock } from '../../kernel/clock.ts';
import type { Tx } from '../../kernel/db/database.ts';
import { DomainError } from '../../kernel/errors/domain-error.ts';
import type { Session } from '../../kernel/http/api-context.ts';
import type { StepUp } from './factors/step-up.ts';
import type { OwnPassword } from './own-password.ts';
import type { IdentityRepository } from './repository.ts';

export interface ClosingDeps {
  readonly repository: IdentityRepository;
  readonly stepUp: Pick<StepUp, 'requireFactor'>;
  readonly ownPassword: OwnPassword;
  readonly clock: Clock;
  /** Told of every ended session, so that its sockets are cut. */
  readonly onSessionEnded: (session: Session) => Promise<void>;
}

/** Without a password, how long ago somebody may have signed in to be taken for the player. */
const freshMs = 10 * 60_000;

const refused = (rule: string) =>
  new DomainError('invalidInput', { fields: { password: [{ rule, params: {} }] } });

/** What the closing of an account asks of identity. */
export function createClosing(deps: ClosingDeps) {
  const { repository, stepUp, clock, onSessionEnded } = deps;
  const hashOf = async (playerId: string) =>
    (await repository.credentialOf(playerId))?.passwordHash ?? null;
  return {
    hasPassword: async (playerId: string): Promise<boolean> => (await hashOf(playerId)) !== null,

    /** @throws DomainError invalidInput by field; tooManyRequests; secondFactorRequired; signInAgain */
    async prove(
      session: Session,
      given: { readonly password: string | undefined; readonly factor: string | null },
    ) {
      const stored = await hashOf(session.playerId);
      if (stored !== null) {
        if (!given.password) throw refused('required');
        if (!(await deps.ownPassword.isRight(session, given.password, stored)))
          throw refused('wrong');
      } else {
        const row = await repository.sessionOf(session.playerId, session.id);
        const age = clock.now().getTime() - (row?.createdAt.getTime() ?? 0);
        if (age > freshMs) throw new DomainError('signInAgain');
      }
      return stepUp.requireFactor(session, 'changeCredentials', given.factor);
    },

    /** Ends every session of a player; the answer is called once that is committed. */
    async endSessions(tx: Tx, playerId: string): Promise<() => Promise<void>> {
      const ended = await repository.endOthers(tx, {
        playerId,
        reason: 'closed',
        at: clock.now(),
      });
      return async () => {
        await Promise.all(ended.map((id) => onSessionEnded({ id, playerId })));
      };
    },
  };
}
