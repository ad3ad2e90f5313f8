import type {
  FactorAdded,
  Factors,
  NewPasskey,
  PasskeyEnrolment,
} from '@pierlight/contract/identity/factors';
import type { Clock } from '../../../kernel/clock.ts';
import type { Database } from '../../../kernel/db/database.ts';
import { DomainError } from '../../../kernel/errors/domain-error.ts';
import type { Session } from '../../../kernel/http/api-context.ts';
import type { Ids } from '../../../kernel/ids.ts';
import type { Players } from '../../player/public.ts';
import type { ChallengeRepository } from './challenge-repository.ts';
import { challengeLife, hashOf, newSecret } from './challenges.ts';
import type { Notices } from './notices.ts';
import type { Overview } from './overview.ts';
import type { PasskeyRepository } from './passkey-repository.ts';
import type { RelyingParty } from './relying-party.ts';
import type { FactorsRepository } from './repository.ts';
import type { StepUp } from './step-up.ts';

/** Passkeys of one player. */
const mostPasskeys = 10;

export interface PasskeysDeps {
  readonly db: Database;
  readonly passkeys: PasskeyRepository;
  readonly challengeRows: ChallengeRepository;
  readonly repository: FactorsRepository;
  readonly party: RelyingParty;
  readonly overview: Overview;
  readonly stepUp: StepUp;
  readonly players: Pick<Players, 'contact'>;
  readonly notices: Notices;
  readonly clock: Clock;
  readonly ids: Ids;
}

/** Making, naming and removing passkeys. What takes a proof is given that of its call's header. */
export function createPasskeys(deps: PasskeysDeps) {
  const { db, passkeys, challengeRows, repository, party, overview, clock, ids } = deps;

  return {
    /** @throws DomainError secondFactorRequired, factorExists when there are ten */
    async start(session: Session, proof: string | null): Promise<PasskeyEnrolment> {
      const { playerId } = session;
      const factor = await deps.stepUp.requireFactor(session, 'addFactor', proof);
      const { name } = await deps.players.contact(playerId);
      const present = await passkeys.list(db, playerId);
      if (present.length >= mostPasskeys) throw new DomainError('factorExists');
      const secret = newSecret();
      const challenge = newSecret();
      const at = clock.now();
      await db.transaction().execute(async (tx) => {
        await factor.use(tx);
        await challengeRows.insert(tx, {
          id: ids.next(),
          secret_hash: hashOf(secret),
          purpose: 'enrolPasskey',
          player_id: playerId,
          session_id: session.id,
          webauthn_challenge: challenge,
          created_at: at,
          expires_at: new Date(at.getTime() + challengeLife),
        });
      });
      return {
        challenge: secret,
        options: party.creation(challenge, { id: playerId, name }, present),
      };
    },

    /**
     * Takes the passkey that the browser made in this session.
     * @throws DomainError secondFactorExpired, secondFactorWrong, factorExists
     */
    async add(session: Session, input: NewPasskey): Promise<FactorAdded> {
      const { playerId } = session;
      const reader = await deps.notices.to(playerId);
      return db.transaction().execute(async (tx) => {
        const at = clock.now();
        const row = await challengeRows.lock(tx, hashOf(input.challenge), 'enrolPasskey', at);
        if (!row || row.session_id !== session.id || row.webauthn_challenge === null)
          throw new DomainError('secondFactorExpired');
        await challengeRows.remove(tx, row.id);
        const made = await party.readNew(input.response, row.webauthn_challenge);
        if (!made) throw new DomainError('secondFactorWrong');
        await repository.hold(tx, playerId);
        const isNew = await passkeys.insert(tx, {
          id: ids.next(),
          player_id: playerId,
          credential_id: made.credentialId,
          public_key: Buffer.from(made.publicKey),
          counter: BigInt(made.counter),
          transports: [...made.transports],
          name: input.name,
          created_at: at,
        });
        if (!isNew) throw new DomainError('factorExists');
        await reader.changed(tx, 'passkeyAdded');
        return overview.added(tx, playerId);
      });
    },

    /** @throws DomainError notFound, for another player's too */
    async rename({ playerId }: Session, id: string, name: string): Promise<Factors> {
      if (!(await passkeys.rename(db, playerId, id, name))) throw new DomainError('notFound');
      return overview.of(db, playerId);
    },

    /** @throws DomainError secondFactorRequired; notFound, for another player's too */
    async remove(session: Session, id: string, proof: string | null): Promise<Factors> {
      const { playerId } = session;
      const own = await passkeys.list(db, playerId);
      if (!own.some((passkey) => passkey.id === id)) throw new DomainError('notFound');
      const factor = await deps.stepUp.requireFactor(session, 'changeFactors', proof);
      const reader = await deps.notices.to(playerId);
      return db.transaction().execute(async (tx) => {
        await factor.use(tx);
        await repository.hold(tx, playerId);
        if (!(await passkeys.remove(tx, playerId, id))) throw new DomainError('notFound');
        await reader.changed(tx, 'passkeyRemoved');
        return overview.afterRemoval(tx, playerId);
      });
    },
  };
}

export type Passkeys = ReturnType<typeof createPasskeys>;
