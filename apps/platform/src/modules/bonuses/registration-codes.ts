import type { Database } from '../../kernel/db/database.ts';
import { DomainError } from '../../kernel/errors/domain-error.ts';
import type { Notify } from '../notifications/public.ts';
import type { BonusCodes } from './codes.ts';

export interface RegistrationCodesDeps {
  readonly db: Database;
  readonly notify: Notify;
  readonly codes: Pick<BonusCodes, 'enter' | 'list'>;
}

/** Why a code gives nothing. */
const refusals: ReadonlySet<string> = new Set([
  'bonusCodeIncorrect',
  'bonusCodeUnavailable',
  'accountExcluded',
]);

/**
 * Enters the code that a player typed in at the registration, which a worker may try twice. One that gives
 * nothing is told of in their inbox.
 */
export async function enterRegistrationCode(
  { db, notify, codes }: RegistrationCodesDeps,
  { playerId, code }: { readonly playerId: string; readonly code: string },
): Promise<void> {
  try {
    await codes.enter(playerId, code, undefined);
  } catch (error) {
    if (!(error instanceof DomainError) || !refusals.has(error.errorName)) throw error;
    const entered = await codes.list(playerId, undefined);
    if (entered.some(({ bonusCode }) => bonusCode === code.toUpperCase())) return;
    await db.transaction().execute((tx) =>
      notify(tx, {
        ...{ playerId, template: 'bonusCodeRefused', occasion: 'registration code' },
        values: { code },
      }),
    );
  }
}
