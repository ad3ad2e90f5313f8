import {
  type CheckName,
  type CheckReason,
  checkReasons,
  checks,
} from '@pierlight/contract/verification/statuses';
import type { Database, Tx } from '../../kernel/db/database.ts';
import { DomainError } from '../../kernel/errors/domain-error.ts';
import type { Deciding } from './deciding.ts';
import { lookLater } from './looking.ts';
import type { VerificationProvider } from './provider.ts';
import { applicantOf, type ChangeRow, type CheckRow, changesOf, checksOf } from './repository.ts';
import { type CheckRules, readCheckRules } from './rules-file.ts';

const refusal = (detail: string) => new DomainError('malformedRequest', { detail });

export interface VerificationDeskDeps {
  readonly db: Database;
  readonly deciding: Pick<Deciding, 'byOperator'>;
  readonly provider: VerificationProvider | null;
  readonly rules: CheckRules;
}

/** What operators do about checks. Whoever calls what changes something notes the act in the same transaction. */
export function createVerificationDesk({ db, deciding, provider, rules }: VerificationDeskDeps) {
  return {
    /** The rules in force, or those of a file that is not. @throws Error naming what does not hold in it, and where */
    rules: (file?: string): Promise<CheckRules> =>
      file === undefined ? Promise.resolve(rules) : readCheckRules(file),

    async of(playerId: string): Promise<{
      readonly externalId: string | null;
      readonly checks: readonly CheckRow[];
      readonly changes: readonly ChangeRow[];
    }> {
      return {
        externalId: (await applicantOf(db, playerId))?.externalId ?? null,
        checks: await checksOf(db, playerId),
        changes: await changesOf(db, playerId),
      };
    },

    /** Asks for a check on suspicion: until it is through, no money comes in or leaves. */
    async ask(tx: Tx, playerId: string, check: CheckName): Promise<void> {
      const { isNew } = await deciding.byOperator(tx, playerId, check, {
        ...{ state: 'required', reasons: [], because: 'operator' },
      });
      if (!isNew) throw new DomainError('alreadySettled');
    },

    /** @throws DomainError alreadySettled for a check that stands so already, or was refused for good */
    async approve(tx: Tx, playerId: string, check: CheckName): Promise<void> {
      const { isNew } = await deciding.byOperator(tx, playerId, check, {
        ...{ state: 'approved', reasons: [] },
      });
      if (!isNew) throw new DomainError('alreadySettled');
    },

    /** For good. @throws DomainError alreadySettled */
    async reject(tx: Tx, playerId: string, check: CheckName, reason: CheckReason): Promise<void> {
      const { isNew } = await deciding.byOperator(tx, playerId, check, {
        ...{ state: 'rejected', reasons: [reason] },
      });
      if (!isNew) throw new DomainError('alreadySettled');
    },

    /** Has a player begin anew with the provider. @throws DomainError notFound; VerificationFailure */
    async reset(playerId: string): Promise<void> {
      const applicant = await applicantOf(db, playerId);
      if (!applicant || !provider) throw new DomainError('notFound');
      await provider.reset(applicant.externalId);
      await lookLater(db, playerId);
    },

    /** @throws DomainError malformedRequest */
    checkNamed(word: string | undefined): CheckName {
      const found = checks.find((check) => check === word);
      if (!found) throw refusal(`Name a check: ${checks.join(', ')}.`);
      return found;
    },

    /** @throws DomainError malformedRequest */
    finalReason(word: string | undefined): CheckReason {
      const final = checkReasons.slice(checkReasons.indexOf('underage'));
      const found = final.find((reason) => reason === word);
      if (!found) throw refusal(`Say why by one of ${final.join(', ')}.`);
      return found;
    },
  };
}

export type VerificationDesk = ReturnType<typeof createVerificationDesk>;
