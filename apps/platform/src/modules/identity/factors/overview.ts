import type { FactorAdded, Factors, FactorsAsked } from '@pierlight/contract/identity/factors';
import type { Database, Tx } from '../../../kernel/db/database.ts';
import type { PasskeyRepository } from './passkey-repository.ts';
import type { RecoveryCodes } from './recovery-codes.ts';
import type { FactorsRepository } from './repository.ts';

/** Where a player is asked who has not chosen. */
export const askedEverywhere: FactorsAsked = { signIn: true, withdrawal: true, credentials: true };

export interface OverviewDeps {
  readonly repository: FactorsRepository;
  readonly passkeys: PasskeyRepository;
  readonly recoveryCodes: RecoveryCodes;
}

/** What a player has, and the recovery codes that come and go with it. */
export function createOverview({ repository, passkeys, recoveryCodes }: OverviewDeps) {
  async function of(tx: Database | Tx, playerId: string): Promise<Factors> {
    const totp = await repository.totp(tx, playerId);
    const own = await passkeys.list(tx, playerId);
    const isProtected = totp !== undefined || own.length > 0;
    return {
      totp:
        totp?.confirmed_at == null
          ? null
          : {
              createdAt: totp.confirmed_at.toISOString(),
              lastUsedAt: totp.last_used_at?.toISOString() ?? null,
            },
      passkeys: own.map((passkey) => ({
        id: passkey.id,
        name: passkey.name,
        createdAt: passkey.created_at.toISOString(),
        lastUsedAt: passkey.last_used_at?.toISOString() ?? null,
      })),
      recoveryCodesLeft: isProtected ? await repository.recoveryCodesLeft(tx, playerId) : null,
      asked: (await repository.asked(tx, playerId)) ?? askedEverywhere,
    };
  }

  async function replaceCodes(tx: Tx, playerId: string): Promise<string[]> {
    const codes = recoveryCodes.make();
    const hashes = codes.map((code) => recoveryCodes.digest(playerId, code));
    await repository.replaceRecoveryCodes(tx, playerId, hashes);
    return codes;
  }

  return {
    of,
    replaceCodes,

    /** What follows from a factor added: the first one brings recovery codes. */
    async added(tx: Tx, playerId: string): Promise<FactorAdded> {
      const { totp, passkeys: own } = await of(tx, playerId);
      const isFirst = own.length + (totp ? 1 : 0) === 1;
      const codes = isFirst ? await replaceCodes(tx, playerId) : null;
      return { factors: await of(tx, playerId), recoveryCodes: codes };
    },

    /** What follows from a factor gone: without any, its recovery codes stand in for nothing. */
    async afterRemoval(tx: Tx, playerId: string): Promise<Factors> {
      const { recoveryCodesLeft } = await of(tx, playerId);
      if (recoveryCodesLeft === null) await repository.replaceRecoveryCodes(tx, playerId, []);
      return of(tx, playerId);
    },
  };
}

export type Overview = ReturnType<typeof createOverview>;
