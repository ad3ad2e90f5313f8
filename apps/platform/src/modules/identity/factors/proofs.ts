import type {
  FactorMethod,
  FactorProof,
  PasskeyAssertion,
} from '@pierlight/contract/identity/factors';
import type { Database, Tx } from '../../../kernel/db/database.ts';
import type { Session } from '../../../kernel/http/api-context.ts';
import type { Seal } from '../../../kernel/sealing.ts';
import type { OwnPassword } from '../own-password.ts';
import type { IdentityRepository } from '../repository.ts';
import type { Notices, Reader } from './notices.ts';
import type { PasskeyRepository } from './passkey-repository.ts';
import type { RecoveryCodes } from './recovery-codes.ts';
import type { RelyingParty } from './relying-party.ts';
import type { FactorsRepository } from './repository.ts';
import { stepOfCode } from './totp.ts';

export interface ProofsDeps {
  readonly db: Database;
  readonly identity: Pick<IdentityRepository, 'credentialOf' | 'holdPassword'>;
  readonly repository: FactorsRepository;
  readonly passkeys: PasskeyRepository;
  readonly party: RelyingParty;
  readonly seal: Seal;
  readonly recoveryCodes: Pick<RecoveryCodes, 'digest'>;
  readonly notices: Notices;
  readonly ownPassword: OwnPassword;
}

/** A proof of which the slow part is done; `check` uses it up, within the transaction that counts tries. */
export interface PreparedProof {
  readonly method: FactorMethod;
  /** @param challenge what a passkey had to sign */
  readonly check: (tx: Tx, at: Date, challenge: string | null) => Promise<boolean>;
}

/** What proves a player: which methods there are, and whether a proof is right. */
export function createProofs(deps: ProofsDeps) {
  const { db, repository, seal } = deps;

  /** The second factors a player has; none without an app or a passkey, whatever codes are left. */
  async function methodsOf(tx: Database | Tx, playerId: string): Promise<FactorMethod[]> {
    const totp = await repository.totp(tx, playerId);
    const own = await deps.passkeys.list(tx, playerId);
    if (!totp && own.length === 0) return [];
    const left = await repository.recoveryCodesLeft(tx, playerId);
    return [
      ...(own.length > 0 ? (['passkey'] as const) : []),
      ...(totp ? (['totp'] as const) : []),
      ...(left > 0 ? (['recoveryCode'] as const) : []),
    ];
  }

  async function checkTotp(tx: Tx, playerId: string, code: string, at: Date): Promise<boolean> {
    const totp = await repository.totp(tx, playerId);
    if (!totp) return false;
    const lastStep = totp.last_step === null ? null : Number(totp.last_step);
    const step = stepOfCode(seal.open(totp.secret, playerId), code, at, lastStep);
    return step !== null && repository.useStep(tx, playerId, step, at);
  }

  async function checkRecoveryCode(
    tx: Tx,
    playerId: string,
    code: string,
    how: { readonly at: Date; readonly reader: Reader },
  ): Promise<boolean> {
    if ((await methodsOf(tx, playerId)).length === 0) return false;
    const hash = deps.recoveryCodes.digest(playerId, code);
    if (!(await repository.useRecoveryCode(tx, playerId, hash, how.at))) return false;
    const left = await repository.recoveryCodesLeft(tx, playerId);
    await how.reader.changed(tx, 'recoveryCodeUsed', left);
    return true;
  }

  async function checkPasskey(
    tx: Tx,
    playerId: string,
    response: PasskeyAssertion,
    { at, challenge }: { readonly at: Date; readonly challenge: string | null },
  ): Promise<boolean> {
    const passkey = await deps.passkeys.byCredential(tx, response.id);
    if (challenge === null || passkey?.player_id !== playerId) return false;
    const counter = await deps.party.read(response, challenge, passkey);
    return counter !== null && deps.passkeys.noteUse(tx, passkey, { counter, at });
  }

  /** A password proves only while there is no second factor, which it must not stand in for. */
  async function preparePassword(session: Session, password: string) {
    const { playerId } = session;
    const stored = (await deps.identity.credentialOf(playerId))?.passwordHash ?? null;
    const isRight = await deps.ownPassword.isRight(session, password, stored);
    return async (tx: Tx): Promise<boolean> =>
      isRight &&
      stored !== null &&
      (await methodsOf(tx, playerId)).length === 0 &&
      deps.identity.holdPassword(tx, playerId, stored);
  }

  return {
    methodsOf,

    /** Since when a player has had an app or a passkey; null without either. */
    protectedSince: async (playerId: string): Promise<Date | null> => {
      const totp = await repository.totp(db, playerId);
      const own = await deps.passkeys.list(db, playerId);
      const times = [...own, ...(totp ? [totp] : [])].map(({ created_at }) => created_at.getTime());
      return times.length === 0 ? null : new Date(Math.min(...times));
    },

    /** What may answer a player who is signed in: a second factor, or else the password; none without either. */
    stepUpMethodsOf: async (playerId: string): Promise<FactorMethod[]> => {
      const methods = await methodsOf(db, playerId);
      if (methods.length > 0) return methods;
      const credential = await deps.identity.credentialOf(playerId);
      return credential?.passwordHash ? ['password'] : [];
    },

    /** @param session of a player who is signed in; without, a password proves nothing */
    async prepare(
      playerId: string,
      proof: FactorProof,
      session: Session | null = null,
    ): Promise<PreparedProof> {
      const { method } = proof;
      switch (method) {
        case 'totp':
          return { method, check: (tx, at) => checkTotp(tx, playerId, proof.code, at) };
        case 'recoveryCode': {
          const reader = await deps.notices.to(playerId);
          return {
            method,
            check: (tx, at) => checkRecoveryCode(tx, playerId, proof.code, { at, reader }),
          };
        }
        case 'password':
          if (session === null) return { method, check: async () => false };
          return { method, check: await preparePassword(session, proof.password) };
        case 'passkey':
          return {
            method,
            check: (tx, at, challenge) =>
              checkPasskey(tx, playerId, proof.response, { at, challenge }),
          };
      }
    },
  };
}

export type Proofs = ReturnType<typeof createProofs>;
