import { sql } from 'kysely';
import type { Database, Tx } from '../../../kernel/db/database.ts';
import type { Session } from '../../../kernel/http/api-context.ts';
import type { ProvidedPerson, SignInSecrets } from './provider.ts';

/** What is kept of a sign-in's secrets beside the hash of its state. */
export type KeptSecrets = Pick<SignInSecrets, 'nonce' | 'codeVerifier'>;

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

type SignInTables = { 'identity.social_sign_in': SignInTable };

/** A ticket as its holder presents it. */
export interface TicketProof {
  readonly ticketHash: Buffer;
  readonly browserHash: Buffer;
  readonly at: Date;
}

/** Rows of sign-ins at providers, under way and over. */
export function createSocialSignInRepository(database: Database) {
  const on = (tx: Database | Tx) => tx.withTables<SignInTables>();
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
