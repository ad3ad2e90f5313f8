import type {
  FactorAdded,
  Factors,
  FactorsAsked,
  TotpEnrolment,
} from '@pierlight/contract/identity/factors';
import type { Clock } from '../../../kernel/clock.ts';
import type { Database } from '../../../kernel/db/database.ts';
import { DomainError } from '../../../kernel/errors/domain-error.ts';
import type { Session } from '../../../kernel/http/api-context.ts';
import { qrOf } from '../../../kernel/qr.ts';
import type { Seal } from '../../../kernel/sealing.ts';
import type { Players } from '../../player/public.ts';
import type { Notices } from './notices.ts';
import { askedEverywhere, type Overview } from './overview.ts';
import type { Proofs } from './proofs.ts';
import type { FactorsRepository } from './repository.ts';
import type { StepUp } from './step-up.ts';
import { newTotpSecret, stepOfCode, totpUri } from './totp.ts';

/** How long an authenticator app may be confirmed, in milliseconds. */
const enrolmentLife = 10 * 60_000;

export interface EnrolmentDeps {
  readonly db: Database;
  readonly repository: FactorsRepository;
  readonly proofs: Proofs;
  readonly stepUp: StepUp;
  readonly seal: Seal;
  readonly overview: Overview;
  readonly players: Pick<Players, 'contact'>;
  readonly notices: Notices;
  readonly clock: Clock;
}

/** Setting factors up and taking them away. What takes a proof is given that of its call's header. */
export function createEnrolment(deps: EnrolmentDeps) {
  const { db, repository, proofs, overview, stepUp, seal, notices, clock } = deps;

  return {
    list: (session: Session): Promise<Factors> => overview.of(db, session.playerId),

    /** @throws DomainError secondFactorRequired, factorExists */
    async startTotp(session: Session, proof: string | null): Promise<TotpEnrolment> {
      const { id: sessionId, playerId } = session;
      const factor = await stepUp.requireFactor(session, 'addFactor', proof);
      const { name, email } = await deps.players.contact(playerId);
      const secret = newTotpSecret();
      await db.transaction().execute(async (tx) => {
        await factor.use(tx);
        await repository.hold(tx, playerId);
        const sealed = seal.seal(secret, playerId);
        const row = { playerId, sessionId, secret: sealed, at: clock.now() };
        if (!(await repository.startTotp(tx, row))) throw new DomainError('factorExists');
      });
      const uri = totpUri(secret, email ?? name);
      return { secret, uri, qr: qrOf(uri) };
    },

    /**
     * A first code from the app that was set up in this session shows that it works.
     * @throws DomainError secondFactorExpired, secondFactorWrong
     */
    async confirmTotp({ id, playerId }: Session, code: string): Promise<FactorAdded> {
      const reader = await notices.to(playerId);
      return db.transaction().execute(async (tx) => {
        await repository.hold(tx, playerId);
        const at = clock.now();
        const since = new Date(at.getTime() - enrolmentLife);
        const pending = await repository.pendingTotp(tx, playerId, id, since);
        if (!pending) throw new DomainError('secondFactorExpired');
        const step = stepOfCode(seal.open(pending.secret, playerId), code, at, null);
        if (step === null)
          throw new DomainError('secondFactorWrong', {
            fields: { code: [{ rule: 'wrong', params: {} }] },
          });
        await repository.confirmTotp(tx, playerId, step, at);
        await reader.changed(tx, 'totpAdded');
        return overview.added(tx, playerId);
      });
    },

    /** @throws DomainError secondFactorRequired, notFound */
    async removeTotp(session: Session, proof: string | null): Promise<Factors> {
      const { playerId } = session;
      const factor = await stepUp.requireFactor(session, 'changeFactors', proof);
      const reader = await notices.to(playerId);
      return db.transaction().execute(async (tx) => {
        await factor.use(tx);
        await repository.hold(tx, playerId);
        if (!(await repository.removeTotp(tx, playerId))) throw new DomainError('notFound');
        await reader.changed(tx, 'totpRemoved');
        return overview.afterRemoval(tx, playerId);
      });
    },

    /** @throws DomainError secondFactorRequired, notFound where there is nothing they would stand in for */
    async renewRecoveryCodes(session: Session, proof: string | null): Promise<string[]> {
      const { playerId } = session;
      const factor = await stepUp.requireFactor(session, 'changeFactors', proof);
      const reader = await notices.to(playerId);
      return db.transaction().execute(async (tx) => {
        await factor.use(tx);
        await repository.hold(tx, playerId);
        if ((await proofs.methodsOf(tx, playerId)).length === 0) throw new DomainError('notFound');
        await reader.changed(tx, 'recoveryCodesRenewed');
        return overview.replaceCodes(tx, playerId);
      });
    },

    /**
     * Where the player wants to be asked. To be asked less takes a proof, to be asked more does not.
     * @throws DomainError secondFactorRequired
     */
    async choose(session: Session, chosen: FactorsAsked, proof: string | null): Promise<Factors> {
      const { playerId } = session;
      const before = (await repository.asked(db, playerId)) ?? askedEverywhere;
      const isLess = (where: keyof FactorsAsked) => before[where] && !chosen[where];
      const asksLess = isLess('signIn') || isLess('withdrawal') || isLess('credentials');
      const factor = asksLess
        ? await stepUp.requireFactor(session, 'changeFactors', proof)
        : { use: async () => {} };
      const reader = await notices.to(playerId);
      return db.transaction().execute(async (tx) => {
        await factor.use(tx);
        await repository.hold(tx, playerId);
        await repository.choose(tx, playerId, chosen);
        if (asksLess) await reader.changed(tx, 'askedLess');
        return overview.of(tx, playerId);
      });
    },
  };
}

export type Enrolment = ReturnType<typeof createEnrolment>;
