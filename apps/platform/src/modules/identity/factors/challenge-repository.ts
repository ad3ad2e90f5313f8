import type { FactorAction } from '@pierlight/contract/identity/factors';
import type { Database, Tx } from '../../../kernel/db/database.ts';
import type { SignInKind } from '../sign-in-kind.ts';

export type ChallengePurpose = 'signIn' | 'stepUp' | 'proof' | 'enrolPasskey' | 'passkeySignIn';

interface ChallengeTable {
  id: string;
  secret_hash: Buffer;
  purpose: ChallengePurpose;
  player_id: string | null;
  session_id: string | null;
  action: FactorAction | null;
  way: SignInKind | null;
  /** Whether the session it lets in is to withdraw alone. */
  is_away: boolean;
  visitor_id: string | null;
  binding_hash: Buffer | null;
  credentials_hash: Buffer | null;
  webauthn_challenge: string | null;
  tries: number;
  created_at: Date;
  expires_at: Date;
}

export type Challenge = Readonly<ChallengeTable>;

type ChallengeTables = { 'identity.factor_challenge': ChallengeTable };

/** Rows of questions that wait for an answer. */
export function createChallengeRepository(database: Database) {
  const on = (tx: Database | Tx) => tx.withTables<ChallengeTables>();

  return {
    insert: async (
      tx: Tx,
      row: Pick<Challenge, 'id' | 'secret_hash' | 'purpose' | 'created_at' | 'expires_at'> &
        Partial<Challenge>,
    ): Promise<void> => {
      await on(tx)
        .insertInto('identity.factor_challenge')
        .values({
          player_id: null,
          session_id: null,
          action: null,
          way: null,
          is_away: false,
          visitor_id: null,
          binding_hash: null,
          credentials_hash: null,
          webauthn_challenge: null,
          tries: 0,
          ...row,
        })
        .execute();
    },

    /** The challenge a secret opens, held until the transaction ends; none once it has expired. */
    lock: (tx: Tx, secretHash: Buffer, purpose: ChallengePurpose, at: Date) =>
      on(tx)
        .selectFrom('identity.factor_challenge')
        .selectAll()
        .where('secret_hash', '=', secretHash)
        .where('purpose', '=', purpose)
        .where('expires_at', '>', at)
        .forUpdate()
        .executeTakeFirst(),

    /** The same without holding it. */
    find: (tx: Database | Tx, secretHash: Buffer, purpose: ChallengePurpose, at: Date) =>
      on(tx)
        .selectFrom('identity.factor_challenge')
        .selectAll()
        .where('secret_hash', '=', secretHash)
        .where('purpose', '=', purpose)
        .where('expires_at', '>', at)
        .executeTakeFirst(),

    noteTry: async (tx: Tx, id: string, tries: number): Promise<void> => {
      await on(tx)
        .updateTable('identity.factor_challenge')
        .set({ tries })
        .where('id', '=', id)
        .execute();
    },

    /** An answered challenge becomes the proof, under the proof's own secret. */
    becomeProof: async (tx: Tx, id: string, secretHash: Buffer, expiresAt: Date): Promise<void> => {
      await on(tx)
        .updateTable('identity.factor_challenge')
        .set({ purpose: 'proof', secret_hash: secretHash, expires_at: expiresAt })
        .where('id', '=', id)
        .execute();
    },

    /** False when somebody else has used it up meanwhile. */
    remove: async (tx: Tx, id: string): Promise<boolean> => {
      const removed = await on(tx)
        .deleteFrom('identity.factor_challenge')
        .where('id', '=', id)
        .returning('id')
        .executeTakeFirst();
      return removed !== undefined;
    },

    /** Whatever was asked of a player before something changed is over. */
    removeOf: async (tx: Tx, playerId: string): Promise<void> => {
      await on(tx)
        .deleteFrom('identity.factor_challenge')
        .where('player_id', '=', playerId)
        .execute();
    },

    forgetExpired: async (before: Date): Promise<void> => {
      await on(database)
        .deleteFrom('identity.factor_challenge')
        .where('expires_at', '<', before)
        .execute();
    },
  };
}

export type ChallengeRepository = ReturnType<typeof createChallengeRepository>;
