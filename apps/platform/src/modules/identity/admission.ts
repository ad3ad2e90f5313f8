import type { SecondFactorAsked } from '@pierlight/contract/identity/factors';
import type { SecondFactor, SignedIn } from '@pierlight/contract/identity/schemas';
import type { Database, Tx } from '../../kernel/db/database.ts';
import { DomainError } from '../../kernel/errors/domain-error.ts';
import type { Players } from '../player/public.ts';
import type { Exclusions } from './exclusions.ts';
import type { SecondHalf } from './factors/second-half.ts';
import type { NewDeviceNotice } from './new-device-notice.ts';
import type { Device, Opening, Sessions } from './sessions.ts';
import type { WayIn } from './way-in.ts';

/** A session opened: what the client is told, and the secret for its HttpOnly cookie. */
export interface SignInResult {
  readonly signedIn: SignedIn;
  readonly binding: string;
}

/** The question for a second factor instead; its answer needs the cookie too. It gives no authority. */
export interface SecondFactorQuestion extends SecondFactorAsked {
  readonly binding: string;
}

export type Admitted = SignInResult | SecondFactorQuestion;

/** A player whom a password, a code or a link has let as far as the door. */
export interface Arrival extends Opening {
  readonly way: WayIn;
  /** Whether what let the player in still stands, held until the transaction ends. */
  readonly holds: (tx: Tx) => Promise<boolean>;
}

export interface AdmissionDeps {
  readonly db: Database;
  readonly sessions: Pick<Sessions, 'open'>;
  readonly players: Pick<Players, 'get'>;
  readonly secondHalf: SecondHalf;
  readonly tellNewDevice: NewDeviceNotice;
  readonly exclusions: Pick<Exclusions, 'refuse'>;
}

/** The one door through which every way in becomes a session. */
export function createAdmission(deps: AdmissionDeps) {
  const { db, sessions, players, secondHalf, exclusions } = deps;

  /** What every sign-in ends in, in one step or two. */
  async function enter(tx: Tx, player: Opening) {
    const opened = await sessions.open(tx, player);
    if (opened.acquaintance === 'new')
      await deps.tellNewDevice(tx, { ...player, sessionId: opened.sessionId });
    return opened;
  }

  async function signedIn(playerId: string, opened: { accessToken: string; binding: string }) {
    const { accessToken, binding } = opened;
    return { signedIn: { accessToken, profile: await players.get(playerId) }, binding };
  }

  return {
    /**
     * A session, or the question for the second factor that the player wants to be asked for.
     * @throws DomainError invalidCredentials when what let the player in was withdrawn meanwhile;
     * accountExcluded.
     */
    async admit({ holds, ...arrival }: Arrival): Promise<Admitted> {
      const outcome = await db.transaction().execute(async (tx) => {
        if (!(await holds(tx))) throw new DomainError('invalidCredentials');
        await exclusions.refuse(tx, arrival.playerId);
        return (await secondHalf.ask(tx, arrival)) ?? enter(tx, arrival);
      });
      return 'secondFactor' in outcome ? outcome : signedIn(arrival.playerId, outcome);
    },

    /**
     * Answers that question and opens the session.
     * @param binding the cookie that was set with the question
     * @throws DomainError secondFactorExpired, secondFactorWrong, tooManyRequests, proofOfWorkNeeded,
     *   accountExcluded
     */
    async finish(
      answer: SecondFactor,
      binding: string | null,
      device: Device,
    ): Promise<SignInResult> {
      const { playerId, opened } = await secondHalf.finish(
        answer,
        { binding, device },
        async (tx, { playerId }) => {
          await exclusions.refuse(tx, playerId);
          const { fingerprint: visitor, affiliateTag } = answer;
          return { playerId, opened: await enter(tx, { playerId, visitor, affiliateTag, device }) };
        },
      );
      return signedIn(playerId, opened);
    },
  };
}

export type Admission = ReturnType<typeof createAdmission>;
