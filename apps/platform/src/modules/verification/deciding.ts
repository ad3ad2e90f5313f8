import type { CheckName } from '@pierlight/contract/verification/statuses';
import type { Clock } from '../../kernel/clock.ts';
import type { Database, Tx } from '../../kernel/db/database.ts';
import { DomainError } from '../../kernel/errors/domain-error.ts';
import type { Logger } from '../../kernel/log/logger.ts';
import type { Exclusion } from '../identity/public.ts';
import { ageOn, type PersonOf } from '../limits/public.ts';
import { type Change, type ChangingDeps, createChanging } from './changing.ts';
import type { Applicant } from './provider.ts';
import { checksOf, endLook, queueChecks } from './repository.ts';
import type { CheckRules } from './rules-file.ts';

export interface DecidingDeps extends ChangingDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Pick<Logger, 'warn'>;
  readonly rules: CheckRules;
  readonly personOf: PersonOf;
  /** The age from which anybody plays at all. */
  readonly minimumAge: number;
  /** Shuts a player out for good. @throws DomainError notFound for an account that was deleted */
  readonly exclude: (tx: Tx, exclusion: Exclusion) => Promise<unknown>;
  /** No bonus waits for who plays no more. */
  readonly endOffers: (tx: Tx, playerId: string, at: Date) => Promise<void>;
}

/** What comes of what the provider, or an operator, says of a check. */
export function createDeciding(deps: DecidingDeps) {
  const { db, clock } = deps;
  const { change } = createChanging(deps);

  /** Ends play, deposits and bonuses; open rounds are settled, and money goes back. */
  const shutOut = async (tx: Tx, playerId: string): Promise<void> => {
    try {
      await deps.exclude(tx, { playerId, kind: 'verification', until: null });
    } catch (error) {
      if (!(error instanceof DomainError) || error.errorName !== 'notFound') throw error;
      return;
    }
    await deps.endOffers(tx, playerId, clock.now());
  };

  const decide = async (tx: Tx, playerId: string, check: CheckName, wanted: Change) => {
    const done = await change(tx, playerId, check, wanted);
    if (done.isNew && done.row.state === 'rejected') await shutOut(tx, playerId);
    else if (!done.isNew && done.row.state !== wanted.state)
      deps.log.warn(
        { playerId, check, said: wanted.state },
        'a check that was refused stays refused',
      );
    return done;
  };

  const isUnderage = async (tx: Tx, playerId: string, birthdate: string): Promise<boolean> => {
    const country = (await deps.personOf(playerId, tx))?.country ?? '';
    const least = Math.max(deps.minimumAge, deps.rules.minimumAge[country] ?? 0);
    return ageOn(birthdate, clock.now()) < least;
  };

  /** The change that the provider's answer means for a check in its present state. */
  const changeOf = async (tx: Tx, playerId: string, word: Applicant): Promise<Change | null> => {
    const source = 'provider';
    if (word.birthdate !== null && (await isUnderage(tx, playerId, word.birthdate)))
      return { state: 'rejected', reasons: ['underage'], source };
    const now = (await checksOf(tx, playerId)).find(({ check }) => check === word.check);
    // Begun or begun again, and nothing sent yet: it is requested, or to be mended, as before.
    if (word.state === 'required') {
      const wasSent = now?.state === 'pending' || now?.state === 'onHold';
      return wasSent ? { state: 'required', reasons: [], source } : null;
    }
    return { state: word.state, reasons: word.reasons, source };
  };

  return {
    /** Acts on an answer of the provider; one that a later answer overtook counts no more. */
    apply: (playerId: string, look: bigint, word: Applicant): Promise<void> =>
      db.transaction().execute(async (tx) => {
        await queueChecks(tx, playerId);
        if (!(await endLook(tx, playerId, look))) return;
        const wanted = await changeOf(tx, playerId, word);
        if (wanted) await decide(tx, playerId, word.check, wanted);
      }),

    /** In the transaction of an operator's act. */
    async byOperator(tx: Tx, playerId: string, check: CheckName, wanted: Omit<Change, 'source'>) {
      await queueChecks(tx, playerId);
      return decide(tx, playerId, check, { ...wanted, source: 'operator' });
    },
  };
}

export type Deciding = ReturnType<typeof createDeciding>;
