import { randomUUID } from 'node:crypto';
import type { VerificationToken } from '@pierlight/contract/verification/schemas';
import { type CheckName, checks } from '@pierlight/contract/verification/statuses';
import type { Clock } from '../../kernel/clock.ts';
import type { Database } from '../../kernel/db/database.ts';
import { DomainError } from '../../kernel/errors/domain-error.ts';
import type { Logger } from '../../kernel/log/logger.ts';
import { lookLater } from './looking.ts';
import { VerificationFailure, type VerificationProvider } from './provider.ts';
import { applicantOf, checksOf, openApplicant } from './repository.ts';
import type { Standing } from './standing.ts';

export interface ServiceDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Pick<Logger, 'warn'>;
  readonly provider: VerificationProvider | null;
  readonly standing: Pick<Standing, 'of'>;
}

/** What the provider's page is opened with, for one check at a time. */
export function createVerificationService({ db, clock, log, provider, standing }: ServiceDeps) {
  /** The check that is requested, those that are to be mended first; else who the player is. */
  const nextCheck = async (playerId: string): Promise<CheckName> => {
    const { checks: all } = await standing.of(playerId);
    const open = ['pending', 'onHold', 'retry', 'required'] as const;
    const found = open.flatMap((state) => all.filter((one) => one.state === state));
    return found[0]?.check ?? checks[0];
  };

  /** @throws DomainError alreadySettled, verificationUnderWay */
  const requireOpen = async (playerId: string, check: CheckName): Promise<void> => {
    const rows = await checksOf(db, playerId);
    const own = rows.find((row) => row.check === check)?.state;
    if (own === 'approved' || own === 'rejected') throw new DomainError('alreadySettled');
    // The provider checks one thing of somebody at a time.
    const isBusy = rows.some(
      (row) => row.check !== check && (row.state === 'pending' || row.state === 'onHold'),
    );
    if (isBusy) throw new DomainError('verificationUnderWay');
  };

  return {
    /** @throws DomainError notFound without a provider; alreadySettled, verificationUnderWay, verificationUnavailable */
    async token(playerId: string, request: CheckName | undefined): Promise<VerificationToken> {
      if (!provider) throw new DomainError('notFound');
      const check = request ?? (await nextCheck(playerId));
      await requireOpen(playerId, check);
      const known = await applicantOf(db, playerId);
      // A webhook about an earlier submission may have been lost.
      if (known) await lookLater(db, playerId);
      const externalId = known?.externalId ?? randomUUID();
      const applicant = await openApplicant(db, { playerId, externalId, check }, clock.now());
      try {
        const { token, expiresInSeconds } = await provider.token({
          externalId: applicant.externalId,
          check,
        });
        return { token, expiresInSeconds, check, scriptUrl: provider.scriptUrl };
      } catch (error) {
        if (!(error instanceof VerificationFailure)) throw error;
        log.warn({ err: error }, 'the verification provider gave no token');
        throw new DomainError('verificationUnavailable', {
          cause: error,
          retryAfterSeconds: 30,
        });
      }
    },
  };
}

export type VerificationService = ReturnType<typeof createVerificationService>;
