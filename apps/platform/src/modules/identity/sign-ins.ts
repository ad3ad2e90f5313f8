import type { PasswordChange, PlayerSession } from '@pierlight/contract/identity/schemas';
import type { Clock } from '../../kernel/clock.ts';
import type { Database } from '../../kernel/db/database.ts';
import { DomainError } from '../../kernel/errors/domain-error.ts';
import type { Session } from '../../kernel/http/api-context.ts';
import type { Players } from '../player/public.ts';
import type { StepUp } from './factors/step-up.ts';
import type { OwnPassword } from './own-password.ts';
import type { PasswordReplacement } from './password-replacement.ts';
import { passwordFault } from './password-rules.ts';
import { hashPassword } from './passwords.ts';
import type { IdentityRepository, SessionRow } from './repository.ts';
import { endOf } from './session-repository.ts';
import type { Sessions } from './sessions.ts';

export interface SignInsDeps {
  readonly db: Database;
  readonly repository: IdentityRepository;
  readonly sessions: Pick<Sessions, 'end'>;
  readonly replacement: PasswordReplacement;
  readonly players: Pick<Players, 'get' | 'passwordRules'>;
  readonly stepUp: Pick<StepUp, 'requireFactor'>;
  readonly ownPassword: OwnPassword;
  readonly clock: Clock;
  /** Told of every ended session, so that its sockets are cut. */
  readonly onSessionEnded: (session: Session) => Promise<void>;
}

/** What players see of their sign-ins, and the two things that end others than the own. */
export function createSignIns(deps: SignInsDeps) {
  const { db, repository, clock } = deps;

  const shown = (row: SessionRow, current: Session): PlayerSession => ({
    id: row.id,
    ip: row.ip,
    userAgent: row.userAgent,
    country: row.country,
    createdAt: row.createdAt.toISOString(),
    lastUsedAt: row.lastUsedAt.toISOString(),
    ...endingOf(row),
    isCurrent: row.id === current.id,
  });

  /** One that outlived its time is over, also before the job has noted it. */
  function endingOf(row: SessionRow): Pick<PlayerSession, 'endedAt' | 'endReason'> {
    const over = endOf(row, repository.lives);
    if (row.endedAt === null && over <= clock.now())
      return { endedAt: over.toISOString(), endReason: 'expired' };
    return { endedAt: row.endedAt?.toISOString() ?? null, endReason: row.endReason };
  }

  return {
    async list(
      current: Session,
      query: {
        readonly page: number;
        readonly perPage: number;
        readonly open?: boolean | undefined;
        readonly from?: string | undefined;
      },
    ) {
      const { page, perPage, open, from } = query;
      const asked = {
        playerId: current.playerId,
        isOpen: open,
        from: from === undefined ? undefined : new Date(from),
        at: clock.now(),
        offset: (page - 1) * perPage,
        limit: perPage,
      };
      const [rows, counted] = await Promise.all([
        repository.sessions(asked),
        repository.countSessions(asked),
      ]);
      return { data: rows.map((row) => shown(row, current)), meta: { page, perPage, ...counted } };
    },

    /** @throws DomainError notFound, for another player's session too. */
    async close(current: Session, sessionId: string): Promise<PlayerSession> {
      const { playerId } = current;
      const before = await repository.sessionOf(playerId, sessionId);
      if (!before) throw new DomainError('notFound');
      if (before.endedAt === null) await deps.sessions.end({ id: sessionId, playerId }, 'closed');
      return shown((await repository.sessionOf(playerId, sessionId)) ?? before, current);
    },

    /**
     * Changes the password and ends every other sign-in, in one transaction.
     * @param proof of a second factor, where the player wants to be asked for one
     * @throws DomainError secondFactorRequired; tooManyRequests; invalidInput by field, the current
     * password first.
     */
    async changePassword(
      current: Session,
      input: PasswordChange,
      proof: string | null,
    ): Promise<number> {
      const { playerId } = current;
      const factor = await deps.stepUp.requireFactor(current, 'changeCredentials', proof);
      const credential = await repository.credentialOf(playerId);
      const stored = credential?.passwordHash ?? null;
      const isRight = await deps.ownPassword.isRight(current, input.currentPassword, stored);
      if (!isRight || !credential || stored === null) throw refused('currentPassword', 'wrong');
      const { email, phone } = credential;
      const at = clock.now();
      const owner = await deps.players.get(playerId);
      const failure = await passwordFault(input.newPassword, owner, deps);
      if (failure) throw new DomainError('invalidInput', { fields: { newPassword: [failure] } });
      if (input.repeatNewPassword !== input.newPassword) throw refused('repeatNewPassword', 'same');

      const to = await hashPassword(input.newPassword);
      const closed = await db.transaction().execute(async (tx) => {
        await factor.use(tx);
        const isChanged = await repository.replacePassword(tx, {
          playerId,
          from: stored,
          to,
          at,
        });
        if (!isChanged) throw refused('currentPassword', 'wrong');
        const { locale } = owner;
        return deps.replacement.follow(tx, { playerId, email, phone, locale, keep: current.id });
      });
      await Promise.all(closed.map((id) => deps.onSessionEnded({ id, playerId })));
      return closed.length;
    },
  };
}

const refused = (field: string, rule: string) =>
  new DomainError('invalidInput', { fields: { [field]: [{ rule, params: {} }] } });

export type SignIns = ReturnType<typeof createSignIns>;
