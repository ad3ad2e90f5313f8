import { createHash, timingSafeEqual } from 'node:crypto';
import type { FactorChallenge } from '@pierlight/contract/identity/factors';
import type { SecondFactor } from '@pierlight/contract/identity/schemas';
import type { Tx } from '../../../kernel/db/database.ts';
import { DomainError } from '../../../kernel/errors/domain-error.ts';
import type { IdentityRepository } from '../repository.ts';
import type { Device, Visitor } from '../sessions.ts';
import type { SignInKind } from '../sign-in-kind.ts';
import { type Challenges, hashOf, newSecret } from './challenges.ts';
import type { Proofs } from './proofs.ts';
import type { FactorsRepository } from './repository.ts';

export interface SecondFactorStepDeps {
  readonly challenges: Challenges;
  readonly proofs: Proofs;
  readonly factors: FactorsRepository;
  readonly identity: Pick<IdentityRepository, 'holdCredential'>;
}

/** A player whose first proof was right. */
interface FirstProof {
  readonly playerId: string;
  readonly way: SignInKind;
  readonly visitor: Visitor;
  /** Whether the session is for withdrawals only: then every player who has a factor is asked. */
  readonly isAway?: boolean;
}

/** The second factor of a sign-in, for players who have chosen to be asked for it. */
export function createSecondFactorStep({
  challenges,
  proofs,
  factors,
  identity,
}: SecondFactorStepDeps) {
  /** What the player could sign in with, held until the transaction ends. */
  async function credentialsHash(tx: Tx, playerId: string): Promise<Buffer> {
    const credential = await identity.holdCredential(tx, playerId);
    return createHash('sha256')
      .update(JSON.stringify(credential ?? null))
      .digest();
  }

  return {
    /** The question, and the secret that binds it to this browser; null for a player who wants none. */
    async ask(
      tx: Tx,
      { playerId, way, visitor, isAway = false }: FirstProof,
    ): Promise<{ secondFactor: FactorChallenge; binding: string } | null> {
      // A passkey has proven possession and person at once.
      if (way === 'passkey') return null;
      // A player who ever had a factor has a stored choice; others are not asked.
      const asked = await factors.asked(tx, playerId);
      if (!asked?.signIn && !isAway) return null;
      const methods = await proofs.methodsOf(tx, playerId);
      if (methods.length === 0) return null;
      const binding = newSecret();
      const secondFactor = await challenges.ask(tx, {
        purpose: 'signIn',
        player_id: playerId,
        methods,
        way,
        is_away: isAway,
        visitor_id: visitor.visitorId,
        binding_hash: hashOf(binding),
        credentials_hash: await credentialsHash(tx, playerId),
      });
      return { secondFactor, binding };
    },

    /**
     * Takes the answer and signs the player in: `enter` runs in the transaction that uses the challenge up.
     * @throws DomainError secondFactorExpired when the challenge belongs to another browser, has expired, or the
     *   player's credentials were changed meanwhile; secondFactorWrong, tooManyRequests, proofOfWorkNeeded
     */
    async finish<T>(
      { challenge: secret, proof, fingerprint }: SecondFactor,
      from: { readonly binding: string | null; readonly device: Device },
      enter: (
        tx: Tx,
        player: { readonly playerId: string; readonly way: SignInKind; readonly isAway: boolean },
      ) => Promise<T>,
    ): Promise<T> {
      const challenge = await challenges.find(
        secret,
        'signIn',
        ({ visitor_id, binding_hash }) =>
          visitor_id === fingerprint.visitorId &&
          from.binding !== null &&
          binding_hash !== null &&
          timingSafeEqual(binding_hash, hashOf(from.binding)),
      );
      if (proof.method === 'password') throw new DomainError('secondFactorExpired');
      return challenges.answer({
        challenge,
        proof: await proofs.prepare(challenge.player_id, proof),
        device: from.device,
        onRight: async (tx, asked) => {
          await challenges.useUp(tx, asked);
          const { player_id: playerId, credentials_hash: before, way } = asked;
          const now = await credentialsHash(tx, playerId);
          if (way === null || before === null || !timingSafeEqual(before, now))
            throw new DomainError('secondFactorExpired');
          return enter(tx, { playerId, way, isAway: asked.is_away });
        },
      });
    },
  };
}

export type SecondFactorStep = ReturnType<typeof createSecondFactorStep>;
