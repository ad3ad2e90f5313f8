import type { AccountDeletion, DeletionRequest } from '@pierlight/contract/privacy/schemas';
import { sql } from 'kysely';
import type { Clock } from '../../kernel/clock.ts';
import type { Database, Tx } from '../../kernel/db/database.ts';
import { DomainError } from '../../kernel/errors/domain-error.ts';
import type { Session } from '../../kernel/http/api-context.ts';
import { workOff } from '../../kernel/jobs/work-off.ts';
import type { Logger } from '../../kernel/log/logger.ts';
import type { MailService } from '../mail/public.ts';
import type { Collector, Person } from './collector.ts';

/** Days in which signing in calls a deletion off. */
export const daysToChange = 7;
const dayMs = 24 * 60 * 60_000;

/** What identity knows and does for this. */
export interface Credentials {
  readonly hasPassword: (playerId: string) => Promise<boolean>;
  /**
   * Whether the caller is the player: by the password, and by the second factor where there is one.
   * @throws DomainError invalidInput by field; secondFactorRequired; signInAgain
   */
  readonly prove: (
    session: Session,
    given: { readonly password: string | undefined; readonly factor: string | null },
  ) => Promise<{ use(tx: Tx): Promise<void> }>;
  /** Ends every session of a player; returns what is to be done once that is committed. */
  readonly endSessions: (tx: Tx, playerId: string) => Promise<() => Promise<void>>;
}

interface Contact {
  readonly email: string | null;
  readonly locale: string;
}

/** What the rest of the house knows of a player's money that is on its way. */
export interface MoneyUnderWay {
  readonly underWay: (
    db: Database | Tx,
    playerId: string,
  ) => Promise<readonly AccountDeletion['underWay'][number][]>;
  /**
   * Whether some may still come of what is not decided: a game round that is open, a correction that waits, what
   * a provider contradicts.
   */
  readonly mayCome: (tx: Tx, playerId: string) => Promise<boolean>;
}

export interface DeletionsDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Pick<Logger, 'info' | 'error'>;
  readonly collector: Pick<Collector, 'forget'>;
  readonly credentials: Credentials;
  readonly personOf: (playerId: string) => Promise<Person>;
  readonly accountsOf: (
    playerId: string,
  ) => Promise<readonly { readonly currency: string; readonly balance: number }[]>;
  readonly money: MoneyUnderWay;
  readonly contactOf: (playerId: string) => Promise<Contact>;
  readonly mail: Pick<MailService, 'sendLater'>;
}

interface DeletionRow {
  readonly dueAt: Date;
  readonly cancelledAt: Date | null;
}

/** Deletes accounts some days after their players requested it (GDPR, article 17). */
export function createDeletions(deps: DeletionsDeps) {
  const { db, clock, credentials } = deps;

  const moneyOf = async (playerId: string) =>
    (await deps.accountsOf(playerId))
      .filter(({ balance }) => balance > 0)
      .map(({ currency, balance }) => ({ currency, balance }));

  /** Saves the request as of now, and announces it by mail. */
  async function begin(tx: Tx, playerId: string, { email, locale }: Contact): Promise<Date> {
    const at = clock.now();
    const dueAt = new Date(at.getTime() + daysToChange * dayMs);
    await sql`
      insert into privacy.deletion (player_id, requested_at, due_at, books)
      values (${playerId}, ${at}, ${dueAt}, ledger.books_of(${playerId}))
      on conflict (player_id) do update set requested_at = excluded.requested_at,
        due_at = excluded.due_at, books = excluded.books, cancelled_at = null
      where deletion.done_at is null`.execute(tx);
    if (email)
      await deps.mail.sendLater(tx, {
        ...{ name: 'account-deletion', to: email, locale },
        values: { days: String(daysToChange) },
      });
    return dueAt;
  }

  /** Holds the account against signing in; whether it is still to be deleted. */
  async function isDue(tx: Tx, playerId: string): Promise<boolean> {
    await sql`select from identity.credential where player_id = ${playerId} for update`.execute(tx);
    const { rows } = await sql`
      select from privacy.deletion
      where player_id = ${playerId} and due_at <= ${clock.now()}
        and cancelled_at is null and done_at is null for update`.execute(tx);
    return rows.length > 0;
  }

  const waitsForMoney = async (tx: Tx, playerId: string): Promise<boolean> =>
    (await deps.money.underWay(tx, playerId)).length > 0 || deps.money.mayCome(tx, playerId);

  /**
   * Notes that the account is deleted, and how far it is booked: what comes later comes too late. False where the
   * ledger gave it anything since the request, which was about other money: a deposit, a win, a correction, a
   * stake or a withdrawal that came back. One statement, so that no entry falls between the two.
   */
  async function close(tx: Tx, playerId: string): Promise<boolean> {
    const { rows } = await sql`
      update privacy.deletion set done_at = ${clock.now()}, books = ledger.books_of(player_id)
      where player_id = ${playerId} and not exists (
        select from ledger.entries_since(player_id, books) entry where entry.amount > 0)
      returning player_id`.execute(tx);
    return rows.length > 0;
  }

  /** Accounts that are due, after `last` in the order of their ids. */
  async function due(until: Date, last: string | undefined, limit: number): Promise<string[]> {
    const { rows } = await sql<{ playerId: string }>`
      select player_id as "playerId" from privacy.deletion
      where due_at <= ${until} and cancelled_at is null and done_at is null
        and (${last ?? null}::uuid is null or player_id > ${last ?? null}::uuid)
      order by player_id limit ${limit}`.execute(db);
    return rows.map(({ playerId }) => playerId);
  }

  /** False when it is not to be deleted any more, or not yet; where money came, the days begin anew. */
  async function deleteOne(playerId: string): Promise<boolean> {
    const person = await deps.personOf(playerId);
    const contact = await deps.contactOf(playerId);
    const tell = await db.transaction().execute(async (tx) => {
      if (!(await isDue(tx, playerId)) || (await waitsForMoney(tx, playerId))) return null;
      if (!(await close(tx, playerId))) {
        await begin(tx, playerId, contact);
        return null;
      }
      const ended = await credentials.endSessions(tx, playerId);
      await deps.collector.forget(tx, person);
      return ended;
    });
    await tell?.();
    return tell !== null;
  }

  return {
    async status(playerId: string): Promise<AccountDeletion> {
      const { rows } = await sql<DeletionRow>`
        select due_at as "dueAt", cancelled_at as "cancelledAt" from privacy.deletion
        where player_id = ${playerId}`.execute(db);
      const row = rows[0];
      return {
        dueAt: row && row.cancelledAt === null ? row.dueAt.toISOString() : null,
        cancelledAt: row?.cancelledAt?.toISOString() ?? null,
        days: daysToChange,
        balances: await moneyOf(playerId),
        underWay: [...(await deps.money.underWay(db, playerId))],
        needsPassword: await credentials.hasPassword(playerId),
      };
    },

    /**
     * Has the account deleted in some days and ends every sign-in, this one too.
     * @throws DomainError invalidInput by field; what `prove` refuses with; moneyUnderWay while a payment
     *   of the player has not ended
     */
    async request(session: Session, input: DeletionRequest, factor: string | null): Promise<Date> {
      const { playerId } = session;
      const { password, givesUpBalance } = input;
      const proof = await credentials.prove(session, { password, factor });
      if (givesUpBalance !== true && (await moneyOf(playerId)).length > 0)
        throw new DomainError('invalidInput', {
          fields: { givesUpBalance: [{ rule: 'accepted', params: {} }] },
        });
      if ((await deps.money.underWay(db, playerId)).length > 0)
        throw new DomainError('moneyUnderWay', {
          detail: 'A payment has not ended: the account can be deleted once it has.',
        });
      const contact = await deps.contactOf(playerId);
      const { dueAt, tell } = await db.transaction().execute(async (tx) => {
        await proof.use(tx);
        const due = await begin(tx, playerId, contact);
        return { dueAt: due, tell: await credentials.endSessions(tx, playerId) };
      });
      await tell();
      return dueAt;
    },

    /** Deletes every account that is due, each by itself: one that fails is tried again. */
    run: (): Promise<void> => {
      const until = clock.now();
      return workOff<string>({
        page: (last, limit) => due(until, last, limit),
        work: async (playerId) => {
          if (await deleteOne(playerId)) deps.log.info({ playerId }, 'An account was deleted');
        },
        failed: (playerId, error) =>
          deps.log.error({ err: error, playerId }, 'An account could not be deleted'),
      });
    },
  };
}

export type Deletions = ReturnType<typeof createDeletions>;
