import type { Clock } from '../../../kernel/clock.ts';
import type { Database } from '../../../kernel/db/database.ts';
import { DomainError } from '../../../kernel/errors/domain-error.ts';
import { workOff } from '../../../kernel/jobs/work-off.ts';
import type { Logger } from '../../../kernel/log/logger.ts';
import type { NewPlayer, Players } from '../../player/public.ts';
import type { IdentityRepository } from '../repository.ts';
import type { Visitor } from '../sessions.ts';
import type { Exclusions } from './exclusions.ts';
import { type KnownPerson, type Marks, sureVisitor } from './marks.ts';
import { type ExclusionRegister, type RegisterQuestion, RegisterSilent } from './register.ts';
import { createExclusionRepository } from './repository.ts';

export interface RecognitionDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Pick<Logger, 'warn' | 'error'>;
  readonly repository: Pick<IdentityRepository, 'credentialOf' | 'visitorsOf'>;
  readonly players: Pick<Players, 'get'>;
  readonly exclusions: Pick<Exclusions, 'exclude' | 'running'>;
  readonly marksOf: Marks;
  /** Null where none is asked. */
  readonly register: ExclusionRegister | null;
  /** Where somebody is let by when the register does not answer. */
  readonly openWhenSilent: readonly RegisterQuestion['occasion'][];
  /** Told of every ended session, so that its sockets are cut. */
  readonly onSessionEnded: (session: { id: string; playerId: string }) => Promise<void>;
}

/** Somebody about to open an account, everything of it checked. */
export interface Newcomer {
  readonly email: string | null;
  readonly phone: string | null;
  readonly details: NewPlayer['details'];
  readonly visitor: Visitor;
}

/** How long the register's word is taken for before it is asked again. */
const registerMs = 24 * 60 * 60_000;

/** Knows people again who have shut themselves out, here or by the central register. */
export function createRecognition(deps: RecognitionDeps) {
  const { db, clock, marksOf } = deps;
  const rows = createExclusionRepository(db);

  async function personOf(playerId: string) {
    const [credential, profile, visitors] = await Promise.all([
      deps.repository.credentialOf(playerId),
      deps.players.get(playerId),
      deps.repository.visitorsOf(playerId, sureVisitor),
    ]);
    const { firstName, lastName, birthdate, country, cpf_number: taxNumber } = profile;
    const person: KnownPerson = {
      emails: [credential?.email ?? null, profile.email],
      phones: [credential?.phone ?? null, profile.phone],
      ...{ firstName, lastName, birthdate, taxNumber, visitors },
    };
    const question: Omit<RegisterQuestion, 'occasion'> = {
      ...{ firstName, lastName, birthdate, country, taxNumber },
      email: profile.email,
      phone: profile.phone,
    };
    return { person, question };
  }

  /** What the register says; one that is silent says what the settings do. @throws DomainError registerUnavailable */
  async function isRegistered(question: RegisterQuestion): Promise<boolean> {
    if (deps.register === null) return false;
    try {
      return await deps.register.isExcluded(question);
    } catch (error) {
      if (!(error instanceof RegisterSilent)) throw error;
      const { occasion } = question;
      deps.log.warn({ err: error, occasion }, 'the exclusion register was silent');
      if (deps.openWhenSilent.includes(occasion)) return false;
      throw new DomainError('registerUnavailable', { cause: error, retryAfterSeconds: 60 });
    }
  }

  return {
    /**
     * Before an account is opened, by whatever way. Whoever is known again is told what somebody is told whose
     * address has an account: nobody learns from it who has shut themselves out.
     * @throws DomainError registrationRefused, registerUnavailable
     */
    async atRegistration({ email, phone, details, visitor }: Newcomer): Promise<void> {
      const { birthdate, country } = details;
      const firstName = details.first_name ?? null;
      const lastName = details.last_name ?? null;
      const taxNumber = details.cpf_number ?? null;
      const phones = [phone, details.phone ?? null];
      const marks = marksOf({
        ...{ emails: [email], phones, firstName, lastName, birthdate, taxNumber },
        visitors: [visitor],
      });
      const isKnown = await rows.isKnown(marks, null, clock.now());
      const isNamed = await isRegistered({
        ...{ occasion: 'registration', firstName, lastName, birthdate, email, country, taxNumber },
        phone: phone ?? details.phone ?? null,
      });
      if (isKnown || isNamed) throw new DomainError('registrationRefused');
    },

    /**
     * When a player comes in or pays in: whom the register names, and who has shut themselves out under another
     * account, is shut out here for a day, after which it is asked anew. Who is shut out already is left so.
     * @throws DomainError registerUnavailable
     */
    async beforePlayer(playerId: string, occasion: 'signIn' | 'deposit'): Promise<void> {
      if ((await deps.exclusions.running(playerId)).length > 0) return;
      const { person, question } = await personOf(playerId);
      const isKnown = await rows.isKnown(marksOf(person), playerId, clock.now());
      if (!isKnown && !(await isRegistered({ occasion, ...question }))) return;
      const until = new Date(clock.now().getTime() + registerMs);
      const ended = await db
        .transaction()
        .execute((tx) => deps.exclusions.exclude(tx, { playerId, kind: 'register', until }));
      await Promise.all(ended.map((id) => deps.onSessionEnded({ id, playerId })));
    },

    /** Notes what those are known again by who were shut out; what cannot be noted is tried again. */
    markExcluded: (): Promise<void> => {
      const at = clock.now();
      return workOff<{ playerId: string }>({
        page: (last, limit) =>
          rows.unmarked(at, last?.playerId ?? '00000000-0000-0000-0000-000000000000', limit),
        work: async ({ playerId }) =>
          rows.mark(playerId, marksOf((await personOf(playerId)).person)),
        failed: ({ playerId }, error) =>
          deps.log.error({ err: error, playerId }, 'an excluded player was not marked'),
      });
    },

    /** Forgets by what somebody is known again whose time is over. */
    forget: (): Promise<void> => rows.forget(clock.now()),
  };
}

export type Recognition = ReturnType<typeof createRecognition>;
