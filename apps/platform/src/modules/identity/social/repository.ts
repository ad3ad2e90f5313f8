import { sql } from 'kysely';
import type { Database, Tx } from '../../../kernel/db/database.ts';
import type { Session } from '../../../kernel/http/api-context.ts';
import type { ProvidedPerson, SignInSecrets } from './provider.ts';

/** What is kept of a sign-in's secrets beside the hash of its state. */
export type KeptSecrets = Pick<SignInSecrets, 'nonce' | 'codeVerifier'>;

interface AccountTable {
  id: string;
  player_id: string;
  provider: string;
  subject: string;
  email: string | null;
  is_email_verified: boolean;
  linked_at: Date;
}

interface SignInTable {
  id: string;
  provider: string;
  state_hash: Buffer;
  browser_hash: Buffer;
  /** Null once the answer was tried. */
  secrets: KeptSecrets | null;
  created_at: Date;
  expires_at: Date;
  answered_at: Date | null;
  ticket_hash: Buffer | null;
  ticket_expires_at: Date | null;
  ticket_used_at: Date | null;
  person: ProvidedPerson | null;
  player_id: string | null;
  session_id: string | null;
}

type SocialTables = {
  'identity.social_account': AccountTable;
  'identity.social_sign_in': SignInTable;
};

/** A ticket as its holder presents it. */
export interface TicketProof {
  readonly ticketHash: Buffer;
  readonly browserHash: Buffer;
  readonly at: Date;
}

const accountColumns = [
  'id',
  'player_id as playerId',
  'provider',
  'email',
  'linked_at as linkedAt',
] as const;

/** Rows of linked accounts, and of sign-ins at providers. */
export function createSocialRepository(database: Database) {
  const on = (tx: Database | Tx) => tx.withTables<SocialTables>();
  const db = on(database);

  const openTicket = (tx: Database | Tx, { ticketHash, browserHash, at }: TicketProof) =>
    on(tx)
      .selectFrom('identity.social_sign_in')
      .select(['id', 'provider', 'person', 'player_id as playerId'])
      .where('ticket_hash', '=', ticketHash)
      .where('browser_hash', '=', browserHash)
      .where('ticket_used_at', 'is', null)
      .where('ticket_expires_at', '>', at);

  return {
    async begin(
      tx: Tx,
      row: {
        readonly id: string;
        readonly provider: string;
        readonly stateHash: Buffer;
        readonly browserHash: Buffer;
        readonly secrets: KeptSecrets;
        readonly at: Date;
        readonly expiresAt: Date;
        /** Whose session links what is proven; null for a sign-in. */
        readonly linking: Session | null;
      },
    ): Promise<void> {
      await on(tx)
        .insertInto('identity.social_sign_in')
        .values({
          id: row.id,
          provider: row.provider,
          state_hash: row.stateHash,
          browser_hash: row.browserHash,
          secrets: sql<KeptSecrets>`${JSON.stringify(row.secrets)}::jsonb`,
          created_at: row.at,
          expires_at: row.expiresAt,
          answered_at: null,
          ticket_hash: null,
          ticket_expires_at: null,
          ticket_used_at: null,
          person: null,
          player_id: row.linking?.playerId ?? null,
          session_id: row.linking?.id ?? null,
        })
        .execute();
    },

    /**
     * Takes the sign-in of a state, which nobody can take again; undefined when there is none under
     * way that this browser began: a sign-in, or what this very session began to link.
     */
    take: (
      tx: Tx,
      proof: { stateHash: Buffer; browserHash: Buffer; at: Date },
      linking: Session | null,
    ) =>
      on(tx)
        .selectFrom('identity.social_sign_in')
        .select(['id', 'provider', 'secrets'])
        .where('state_hash', '=', proof.stateHash)
        .where('browser_hash', '=', proof.browserHash)
        .where('session_id', 'is not distinct from', linking?.id ?? null)
        .where('answered_at', 'is', null)
        .where('expires_at', '>', proof.at)
        .forUpdate()
        .executeTakeFirst(),

    async markAnswered(tx: Tx, id: string, at: Date): Promise<void> {
      await on(tx)
        .updateTable('identity.social_sign_in')
        .set({ answered_at: at, secrets: null })
        .where('id', '=', id)
        .execute();
    },

    async giveTicket(ticket: {
      readonly id: string;
      readonly ticketHash: Buffer;
      readonly expiresAt: Date;
      readonly person: ProvidedPerson;
      /** Whom it links the person to; null when it opens an account. */
      readonly playerId: string | null;
    }): Promise<void> {
      await db
        .updateTable('identity.social_sign_in')
        .set({
          ticket_hash: ticket.ticketHash,
          ticket_expires_at: ticket.expiresAt,
          person: sql<ProvidedPerson>`${JSON.stringify(ticket.person)}::jsonb`,
          player_id: ticket.playerId,
        })
        .where('id', '=', ticket.id)
        .execute();
    },

    /** What a ticket that is still good stands for, without using it. */
    readTicket: (proof: TicketProof, tx: Database | Tx = database) =>
      openTicket(tx, proof).executeTakeFirst(),

    /** Uses a ticket up; undefined when it was no longer good. */
    async useTicket(tx: Tx, proof: TicketProof) {
      const ticket = await openTicket(tx, proof).forUpdate().executeTakeFirst();
      if (!ticket) return undefined;
      await on(tx)
        .updateTable('identity.social_sign_in')
        .set({ ticket_used_at: proof.at, person: null })
        .where('id', '=', ticket.id)
        .execute();
      return ticket;
    },

    accountBySubject: (provider: string, subject: string, tx: Tx | Database = database) =>
      on(tx)
        .selectFrom('identity.social_account')
        .select(accountColumns)
        .where('provider', '=', provider)
        .where('subject', '=', subject)
        .executeTakeFirst(),

    /** Holds a link against its end until the transaction ends; false when it is gone. */
    async holdAccount(tx: Tx, id: string): Promise<boolean> {
      const held = await on(tx)
        .selectFrom('identity.social_account')
        .select('id')
        .where('id', '=', id)
        .forShare()
        .executeTakeFirst();
      return held !== undefined;
    },

    /** False when the person is linked already, to whomever. */
    async link(
      tx: Tx,
      row: {
        readonly id: string;
        readonly playerId: string;
        readonly provider: string;
        readonly person: ProvidedPerson;
        readonly at: Date;
      },
    ): Promise<boolean> {
      const linked = await on(tx)
        .insertInto('identity.social_account')
        .values({
          id: row.id,
          player_id: row.playerId,
          provider: row.provider,
          subject: row.person.subject,
          email: row.person.email,
          is_email_verified: row.person.isEmailVerified,
          linked_at: row.at,
        })
        .onConflict((conflict) => conflict.columns(['provider', 'subject']).doNothing())
        .returning('id')
        .executeTakeFirst();
      return linked !== undefined;
    },

    accountsOf: (tx: Tx | Database, playerId: string) =>
      on(tx)
        .selectFrom('identity.social_account')
        .select(accountColumns)
        .where('player_id', '=', playerId)
        .orderBy('id')
        .execute(),

    async unlink(tx: Tx, id: string): Promise<void> {
      await on(tx).deleteFrom('identity.social_account').where('id', '=', id).execute();
    },

    /** Removes links that were made under an address nobody had vouched for; returns their providers. */
    async unlinkUnproven(tx: Tx, playerId: string): Promise<string[]> {
      const gone = await on(tx)
        .deleteFrom('identity.social_account')
        .where('player_id', '=', playerId)
        .where('is_email_verified', '=', false)
        .returning('provider')
        .execute();
      return gone.map(({ provider }) => provider);
    },

    /** Removes what is long over; returns how many. */
    async forget(before: Date): Promise<number> {
      const gone = await db
        .deleteFrom('identity.social_sign_in')
        .where('created_at', '<', before)
        .executeTakeFirst();
      return Number(gone.numDeletedRows);
    },
  };
}

export type SocialRepository = ReturnType<typeof createSocialRepository>;
