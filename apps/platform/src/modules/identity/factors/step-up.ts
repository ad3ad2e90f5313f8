import type {
  ChallengeAnswer,
  FactorAction,
  FactorChallenge,
  FactorsAsked,
  ProvenFactor,
} from '@pierlight/contract/identity/factors';
import type { Clock } from '../../../kernel/clock.ts';
import type { Database, Tx } from '../../../kernel/db/database.ts';
import { DomainError } from '../../../kernel/errors/domain-error.ts';
import type { Session } from '../../../kernel/http/api-context.ts';
import type { IdentityRepository } from '../repository.ts';
import type { Device } from '../sessions.ts';
import type { ChallengeRepository } from './challenge-repository.ts';
import { type Challenges, challengeLife, hashOf, newSecret } from './challenges.ts';
import type { Proofs } from './proofs.ts';
import type { FactorsRepository } from './repository.ts';

export interface StepUpDeps {
  readonly db: Database;
  readonly identity: Pick<IdentityRepository, 'sessionOf'>;
  readonly challenges: Challenges;
  readonly challengeRows: ChallengeRepository;
  readonly factors: FactorsRepository;
  readonly proofs: Proofs;
  readonly clock: Clock;
}

/** How long a sign-in counts as just made, in milliseconds. */
const fresh = 10 * 60_000;

/** A second factor given for one call, or none needed for it. */
export interface GivenFactor {
  /**
   * Uses the proof up in the transaction of what it allows: that happens once or not at all.
   * @throws DomainError secondFactorRequired when another call has used it meanwhile
   */
  use(tx: Tx): Promise<void>;
  /**
   * Since when the player has had a second factor, where one was given; null where none was needed, or a
   * password or a sign-in just made stood in for it.
   */
  readonly since: Date | null;
}

/** Asks a player who is signed in for a second factor before what a stolen token must not do. */
export function createStepUp(deps: StepUpDeps) {
  const { db, challenges, challengeRows, factors, proofs, clock } = deps;

  /** Whether a player wants to be asked, or has to be. */
  async function isNeeded(session: Session, action: FactorAction): Promise<boolean> {
    const asked = await factors.asked(db, session.playerId);
    const isProtected = (await proofs.methodsOf(db, session.playerId)).length > 0;
    return isAskedBefore(action, isProtected, asked) && !(await isFresh(session));
  }

  async function required(playerId: string, action: FactorAction): Promise<DomainError> {
    const methods = await proofs.stepUpMethodsOf(playerId);
    const rules = methods.length > 0 ? methods : ['freshSignIn'];
    const fields = { secondFactor: rules.map((rule) => ({ rule, params: { action } })) };
    return new DomainError('secondFactorRequired', { fields });
  }

  /** Who has neither factor nor password proves by having just come in. */
  async function isFresh({ id, playerId }: Session): Promise<boolean> {
    if ((await proofs.stepUpMethodsOf(playerId)).length > 0) return false;
    const session = await deps.identity.sessionOf(playerId, id);
    return session !== undefined && clock.now().getTime() - session.createdAt.getTime() <= fresh;
  }

  return {
    /**
     * The second factor for an action, from the header `Second-Factor` of its call. The caller goes on
     * with `use` in the transaction of its write, so that a refusal of anything else leaves the proof.
     * @throws DomainError secondFactorRequired naming the methods that may answer
     */
    async requireFactor(
      session: Session,
      action: FactorAction,
      proof: string | null,
    ): Promise<GivenFactor> {
      const { playerId } = session;
      if (!(await isNeeded(session, action))) return { use: async () => {}, since: null };
      const refusal = await required(playerId, action);
      const given =
        proof === null
          ? undefined
          : await challengeRows.find(db, hashOf(proof), 'proof', clock.now());
      if (!given || given.session_id !== session.id || given.action !== action) throw refusal;
      return {
        since: await proofs.protectedSince(playerId),
        use: async (tx) => {
          if (!(await challengeRows.remove(tx, given.id))) throw refusal;
        },
      };
    },

    /**
     * The question to answer before an action; null where none has to be.
     * @throws DomainError secondFactorRequired when the player has nothing that could prove anything
     */
    async challenge(session: Session, action: FactorAction): Promise<FactorChallenge | null> {
      const { id, playerId } = session;
      if (!(await isNeeded(session, action))) return null;
      const methods = await proofs.stepUpMethodsOf(playerId);
      if (methods.length === 0) throw await required(playerId, action);
      return db.transaction().execute((tx) =>
        challenges.ask(tx, {
          purpose: 'stepUp',
          player_id: playerId,
          session_id: id,
          action,
          methods,
        }),
      );
    },

    /** @throws DomainError as a wrong, late or surplus answer to any question; proofOfWorkNeeded */
    async prove(session: Session, answer: ChallengeAnswer, device: Device): Promise<ProvenFactor> {
      const challenge = await challenges.find(
        answer.challenge,
        'stepUp',
        ({ session_id }) => session_id === session.id,
      );
      const secret = newSecret();
      const expiresAt = new Date(clock.now().getTime() + challengeLife);
      await challenges.answer({
        challenge,
        proof: await proofs.prepare(session.playerId, answer.proof, session),
        device,
        onRight: (tx, { id }) => challengeRows.becomeProof(tx, id, hashOf(secret), expiresAt),
      });
      return { proof: secret, expiresAt: expiresAt.toISOString() };
    },
  };
}

function isAskedBefore(
  action: FactorAction,
  isProtected: boolean,
  asked: FactorsAsked | undefined,
): boolean {
  switch (action) {
    case 'addFactor':
    case 'addDestination':
    case 'exportData':
      return true;
    case 'changeFactors':
      return isProtected;
    case 'changeCredentials':
      return isProtected && asked?.credentials !== false;
    case 'withdraw':
      return isProtected && asked?.withdrawal !== false;
  }
}

export type StepUp = ReturnType<typeof createStepUp>;
