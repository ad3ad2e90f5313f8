import { createHash, randomBytes } from 'node:crypto';
import type { FactorChallenge, FactorMethod } from '@pierlight/contract/identity/factors';
import type { Clock } from '../../../kernel/clock.ts';
import type { Database, Tx } from '../../../kernel/db/database.ts';
import { DomainError } from '../../../kernel/errors/domain-error.ts';
import { networkOf } from '../../../kernel/http/network.ts';
import type { Ids } from '../../../kernel/ids.ts';
import type { Guard } from '../guard/guard.ts';
import type { Device } from '../sessions.ts';
import type { Challenge, ChallengePurpose, ChallengeRepository } from './challenge-repository.ts';
import { isGuessable, type Origin, type TryLimits, tellingFailures } from './limits.ts';
import type { Notices, Reader } from './notices.ts';
import type { PasskeyRepository } from './passkey-repository.ts';
import type { PreparedProof } from './proofs.ts';
import type { RelyingParty } from './relying-party.ts';
import type { FactorsRepository } from './repository.ts';

/** How long a question may be answered, and how long an answer proves, in milliseconds. */
export const challengeLife = 5 * 60_000;
/** Wrong answers after which a question is over. */
const mostTries = 5;

export const newSecret = (): string => randomBytes(32).toString('base64url');
export const hashOf = (secret: string): Buffer => createHash('sha256').update(secret).digest();

export interface ChallengesDeps {
  readonly db: Database;
  readonly challenges: ChallengeRepository;
  readonly factors: FactorsRepository;
  readonly passkeys: PasskeyRepository;
  readonly party: RelyingParty;
  readonly limits: TryLimits;
  readonly guard: Pick<Guard, 'atCode'>;
  readonly notices: Notices;
  readonly clock: Clock;
  readonly ids: Ids;
}

/** A challenge of which it is known whom it was put to. */
export type PlayersChallenge = Challenge & { readonly player_id: string };

/** Whose question it is, and what its answer is bound to. */
export interface Question
  extends Partial<
    Pick<
      Challenge,
      | 'session_id'
      | 'action'
      | 'way'
      | 'is_away'
      | 'visitor_id'
      | 'binding_hash'
      | 'credentials_hash'
    >
  > {
  readonly purpose: ChallengePurpose;
  readonly player_id: string;
  readonly methods: readonly FactorMethod[];
}

export interface Answer<T> {
  readonly challenge: PlayersChallenge;
  readonly proof: PreparedProof;
  readonly device: Device;
  /** What a right answer does, in the transaction that uses the question up. */
  readonly onRight: (tx: Tx, challenge: PlayersChallenge) => Promise<T>;
}

type Outcome<T> =
  | { readonly kind: 'right'; readonly value: T }
  | { readonly kind: 'over' }
  | { readonly kind: 'wait'; readonly seconds: number }
  | { readonly kind: 'wrong'; readonly left: number };

/** Questions for a second factor: asked once, answered once, within five minutes and five tries. */
export function createChallenges(deps: ChallengesDeps) {
  const { db, challenges, factors, limits, clock, ids } = deps;

  async function take<T>(
    tx: Tx,
    answer: Answer<T>,
    { at, reader, from }: { readonly at: Date; readonly reader: Reader; readonly from: Origin },
  ): Promise<Outcome<T>> {
    const { secret_hash, purpose, player_id: playerId } = answer.challenge;
    const challenge = await challenges.lock(tx, secret_hash, purpose, at);
    if (!challenge || challenge.tries >= mostTries) return { kind: 'over' };
    await factors.hold(tx, playerId);
    const { method } = answer.proof;
    const { failed, waitSeconds } = await limits.before(tx, playerId, { ...from, method }, at);
    if (waitSeconds > 0) return { kind: 'wait', seconds: waitSeconds };
    if (await answer.proof.check(tx, at, challenge.webauthn_challenge)) {
      const value = await answer.onRight(tx, { ...challenge, player_id: playerId });
      return { kind: 'right', value };
    }
    const tries = challenge.tries + 1;
    await challenges.noteTry(tx, challenge.id, tries);
    if (isGuessable(method)) {
      await factors.noteFailure(tx, {
        id: ids.next(),
        playerId,
        network: networkOf(answer.device.ip),
        at,
      });
      if (failed + 1 === tellingFailures) await reader.triesFailed(tx, at);
    }
    return { kind: 'wrong', left: mostTries - tries };
  }

  return {
    /** Puts a question; it exists once the transaction commits. */
    async ask(tx: Tx, { methods, ...question }: Question): Promise<FactorChallenge> {
      const secret = newSecret();
      const signed = methods.includes('passkey') ? newSecret() : null;
      const at = clock.now();
      const expiresAt = new Date(at.getTime() + challengeLife);
      await challenges.insert(tx, {
        ...question,
        id: ids.next(),
        secret_hash: hashOf(secret),
        webauthn_challenge: signed,
        created_at: at,
        expires_at: expiresAt,
      });
      return {
        challenge: secret,
        methods: [...methods],
        expiresAt: expiresAt.toISOString(),
        passkey:
          signed === null
            ? null
            : deps.party.request(signed, await deps.passkeys.list(tx, question.player_id)),
      };
    },

    /**
     * The question that is asked of the one who answers.
     * @throws DomainError secondFactorExpired, for a question put to somebody else too
     */
    async find(
      secret: string,
      purpose: ChallengePurpose,
      isAsked: (challenge: Challenge) => boolean,
    ): Promise<PlayersChallenge> {
      const challenge = await challenges.find(db, hashOf(secret), purpose, clock.now());
      const playerId = challenge?.player_id ?? null;
      if (!challenge || playerId === null || !isAsked(challenge))
        throw new DomainError('secondFactorExpired');
      return { ...challenge, player_id: playerId };
    },

    /** A question that was answered is none any more. */
    useUp: async (tx: Tx, { id }: Challenge): Promise<void> => {
      await challenges.remove(tx, id);
    },

    /**
     * Takes an answer. Tries are counted whatever they come to, and one after another for a player.
     * @throws DomainError secondFactorExpired, tooManyRequests, proofOfWorkNeeded, secondFactorWrong with
     *   the tries left
     */
    async answer<T>(answer: Answer<T>): Promise<T> {
      const at = clock.now();
      const { challenge, device, proof } = answer;
      const playerId = challenge.player_id;
      const attempt = takesCode(proof.method) ? await deps.guard.atCode(playerId, device) : null;
      const reader = await deps.notices.to(playerId);
      const from = { ip: device.ip, isKnown: attempt?.isKnown ?? false };
      const outcome = await db.transaction().execute(async (tx) => {
        const taken = await take(tx, answer, { at, reader, from });
        // Only what was looked at and found wrong was a guess.
        if (taken.kind !== 'wrong') await attempt?.forgive(tx);
        return taken;
      });
      switch (outcome.kind) {
        case 'right':
          return outcome.value;
        case 'over':
          throw new DomainError('secondFactorExpired');
        case 'wait':
          throw new DomainError('tooManyRequests', { retryAfterSeconds: outcome.seconds });
        case 'wrong': {
          const params = { left: outcome.left };
          const fields = { proof: [{ rule: 'wrong', params }] };
          throw new DomainError('secondFactorWrong', { fields });
        }
      }
    },
  };
}

/** A code of the app, or a recovery code; passwords are counted for themselves. */
const takesCode = (method: FactorMethod) => method === 'totp' || method === 'recoveryCode';

export type Challenges = ReturnType<typeof createChallenges>;
