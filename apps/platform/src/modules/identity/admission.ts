import type { SecondFactorAsked } from '@pierlight/contract/identity/factors';
import type { SecondFactor, SignedIn } from '@pierlight/contract/identity/schemas';
import type { Database, Tx } from '../../kernel/db/database.ts';
import { DomainError } from '../../kernel/errors/domain-error.ts';
import type { Players } from '../player/public.ts';
import type { Exclusions } from './exclusion/exclusions.ts';
import type { Recognition } from './exclusion/recognition.ts';
import type { SecondFactorStep } from './factors/second-factor-step.ts';
import type { NewDeviceNotice } from './new-device-notice.ts';
import type { Device, Opening, Sessions } from './sessions.ts';
import type { SignInKind } from './sign-in-kind.ts';

/** A session opened: what the client is told, and the secret for its HttpOnly cookie. */
export interface SignInResult {
  readonly signedIn: SignedIn;
  /** Null for a session that is not renewed. */
  readonly binding: string | null;
}

/** The question for a second factor instead; its answer needs the cookie too. It gives no authority. */
export interface SecondFactorQuestion extends SecondFactorAsked {
  readonly binding: string;
}

export type Admitted = SignInResult | SecondFactorQuestion;

/** A player whose password, code or link was right, before admission. */
export interface Arrival extends Opening {
  readonly way: SignInKind;
  /** Whether the proof of the sign-in is still valid, held until the transaction ends. */
  readonly holds: (tx: Tx) => Promise<boolean>;
}

export interface AdmissionDeps {
  readonly db: Database;
  readonly sessions: Pick<Sessions, 'open'>;
  readonly players: Pick<Players, 'get'>;
  readonly secondFactorStep: SecondFactorStep;
  readonly tellNewDevice: NewDeviceNotice;
  readonly exclusions: Pick<Exclusions, 'refuse' | 'requireAway'>;
  readonly recognition: Pick<Recognition, 'beforePlayer'>;
}

/** The one function through which every kind of sign-in becomes a session. */
export function createAdmission(deps: AdmissionDeps) {
  const { db, sessions, players, secondFactorStep, exclusions } = deps;

  /** The end of every sign-in, in one step or two. */
  async function enter(tx: Tx, player: Opening) {
    const opened = await sessions.open(tx, player);
    if (opened.acquaintance === 'new')
      await deps.tellNewDevice(tx, { ...player, sessionId: opened.sessionId });
    return opened;
  }

  /** An excluded player is admitted to a withdrawal-only session, and nobody else is. */
  const holdExclusion = (tx: Tx, playerId: string, isAway: boolean): Promise<void> =>
    isAway ? exclusions.requireAway(tx, playerId) : exclusions.refuse(tx, playerId);

  async function signedIn(
    playerId: string,
    { accessToken, binding }: { accessToken: string; binding: string },
    isAway: boolean,
  ): Promise<SignInResult> {
    const profile = await players.get(playerId);
    return { signedIn: { accessToken, profile }, binding: isAway ? null : binding };
  }

  return {
    /**
     * A session, or the question for the second factor, where the player has chosen to be asked for one.
     * @throws DomainError invalidCredentials when what let the player in was withdrawn meanwhile;
     * accountExcluded; notAway; registerUnavailable.
     */
    async admit({ holds, ...arrival }: Arrival): Promise<Admitted> {
      const isAway = arrival.isAway ?? false;
      if (!isAway) await deps.recognition.beforePlayer(arrival.playerId, 'signIn');
      const outcome = await db.transaction().execute(async (tx) => {
        if (!(await holds(tx))) throw new DomainError('invalidCredentials');
        await holdExclusion(tx, arrival.playerId, isAway);
        return (await secondFactorStep.ask(tx, arrival)) ?? enter(tx, arrival);
      });
      return 'secondFactor' in outcome ? outcome : signedIn(arrival.playerId, outcome, isAway);
    },

    /**
     * Answers that question and opens the session.
     * @param binding the cookie that was set with the question
     * @throws DomainError secondFactorExpired, secondFactorWrong, tooManyRequests, proofOfWorkNeeded,
     *   accountExcluded, notAway
     */
    async finish(
      answer: SecondFactor,
      binding: string | null,
      device: Device,
    ): Promise<SignInResult> {
      const { playerId, isAway, opened } = await secondFactorStep.finish(
        answer,
        { binding, device },
        async (tx, { playerId, isAway }) => {
          await holdExclusion(tx, playerId, isAway);
          const { fingerprint: visitor, affiliateTag } = answer;
          const opening = { playerId, visitor, affiliateTag, device, isAway };
          return { playerId, isAway, opened: await enter(tx, opening) };
        },
      );
      return signedIn(playerId, opened, isAway);
    },
  };
}

export type Admission = ReturnType<typeof createAdmission>;
