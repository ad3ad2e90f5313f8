import type { SignedIn } from '@pierlight/contract/identity/schemas';
import type { Database, Tx } from '../../kernel/db/database.ts';
import { DomainError } from '../../kernel/errors/domain-error.ts';
import type { Players } from '../player/public.ts';
import type { NewDeviceNotice } from './new-device-notice.ts';
import type { Opening, Sessions } from './sessions.ts';

/** A sign-in: what the client is told, and the secret for its HttpOnly cookie. */
export interface SignInResult {
  readonly signedIn: SignedIn;
  readonly binding: string;
}

/** A player whom a password, a code or a link has let as far as the door. */
export interface Arrival extends Opening {
  /** Whether what let the player in still stands, held until the transaction ends. */
  readonly holds: (tx: Tx) => Promise<boolean>;
}

export interface AdmissionDeps {
  readonly db: Database;
  readonly sessions: Sessions;
  readonly players: Players;
  readonly tellNewDevice: NewDeviceNotice;
}

/** The one door through which every way in becomes a session. */
export function createAdmission({ db, sessions, players, tellNewDevice }: AdmissionDeps) {
  return {
    /** @throws DomainError invalidCredentials when what let the player in was withdrawn meanwhile. */
    async admit({ holds, ...arrival }: Arrival): Promise<SignInResult> {
      const { accessToken, binding } = await db.transaction().execute(async (tx) => {
        if (!(await holds(tx))) throw new DomainError('invalidCredentials');
        const opened = await sessions.open(tx, arrival);
        if (opened.acquaintance === 'new')
          await tellNewDevice(tx, { ...arrival, sessionId: opened.sessionId });
        return opened;
      });
      return { signedIn: { accessToken, profile: await players.get(arrival.playerId) }, binding };
    },
  };
}

export type Admission = ReturnType<typeof createAdmission>;
