import type { NewTimeLimit, RunningTimeLimit } from '@pierlight/contract/limits/schemas';
import {
  coolingOffPeriods,
  limitDefinition,
  type SelfExclusionPeriod,
  selfExclusionPeriods,
  type TimeLimitPeriod,
} from '@pierlight/contract/limits/statuses';
import type { Clock } from '../../kernel/clock.ts';
import type { Database, Tx } from '../../kernel/db/database.ts';
import { DomainError } from '../../kernel/errors/domain-error.ts';
import type { Session } from '../../kernel/http/api-context.ts';
import type { Exclusions } from '../identity/public.ts';
import { endOfPeriod } from './time-periods.ts';

export interface TimeLimitsDeps {
  readonly db: Database;
  readonly clock: Clock;
  /** What shuts a player out, and who is. */
  readonly exclusions: Pick<Exclusions, 'exclude' | 'lock' | 'running'>;
  /** Ends bonuses and the sending of offers, when the player leaves for months or for good. */
  readonly endOffers: (tx: Tx, playerId: string, at: Date) => Promise<void>;
  /** Told of every ended session, so that its sockets are cut. */
  readonly onSessionEnded: (session: Session) => Promise<void>;
}

const kindOf = {
  [limitDefinition.selfExclusion]: 'selfExclusion',
  [limitDefinition.coolingOff]: 'coolingOff',
} as const;

const isLater = (until: Date | null, than: Date | null): boolean =>
  than !== null && (until === null || until > than);

/** Cooling-off and self-exclusion: they hold at once, become longer at any time, and end by time alone. */
export function createTimeLimits(deps: TimeLimitsDeps) {
  const { db, clock, exclusions } = deps;

  /** What runs, the longest first; of one that was made longer, as long as it is now. */
  async function list(playerId: string, on: Database | Tx = db): Promise<RunningTimeLimit[]> {
    const seen = new Set<string>();
    const limits: RunningTimeLimit[] = [];
    for (const { limitId, kind, period, from, until } of await exclusions.running(playerId, on)) {
      // The register's own word is requested again each day, and neither it nor a check is a limit that was set.
      if (kind === 'register' || kind === 'verification' || seen.has(limitId)) continue;
      seen.add(limitId);
      limits.push({
        id: limitId,
        definition:
          kind === 'coolingOff' ? limitDefinition.coolingOff : limitDefinition.selfExclusion,
        ...{ period, amount: null, currency: null },
        from: from.toISOString(),
        until: until?.toISOString() ?? null,
      });
    }
    return limits;
  }

  /** Shuts out in one transaction; open pages are cut off once that is done. */
  async function shutOut(
    playerId: string,
    decide: (tx: Tx) => Promise<{ readonly request: NewTimeLimit; readonly limitId?: string }>,
  ): Promise<void> {
    const ended = await db.transaction().execute(async (tx) => {
      await exclusions.lock(tx, playerId);
      const at = clock.now();
      const { request, limitId } = await decide(tx);
      const { definition, period } = request;
      const until = endOfPeriod(period, at);
      const [longest] = (await exclusions.running(playerId, tx)).filter(
        ({ kind }) => kind !== 'register' && kind !== 'verification',
      );
      if (longest && !isLater(until, longest.until)) throw new DomainError('timeLimitStays');
      if (definition === limitDefinition.selfExclusion) await deps.endOffers(tx, playerId, at);
      return exclusions.exclude(tx, {
        ...{ playerId, kind: kindOf[definition], from: at, until, period },
        ...(limitId === undefined ? {} : { limitId }),
      });
    });
    await Promise.all(ended.map((id) => deps.onSessionEnded({ id, playerId })));
  }

  return {
    list,

    /**
     * Every session of the player is over with it, but for those that only withdraw.
     * @throws DomainError timeLimitStays for one that would end before what runs
     */
    add: (playerId: string, request: NewTimeLimit): Promise<void> =>
      shutOut(playerId, async () => ({ request })),

    /**
     * Makes one that runs longer; undefined when the player has none of this id.
     * @throws DomainError timeLimitStays; invalidInput for a period that its kind does not have
     */
    async extend(playerId: string, id: string, period: string): Promise<true | undefined> {
      const known = (await list(playerId)).find((limit) => limit.id === id);
      if (!known) return undefined;
      await shutOut(playerId, async () => ({
        request: ofKind(known.definition, period),
        limitId: id,
      }));
      return true;
    },
  };
}

function ofKind(definition: RunningTimeLimit['definition'], period: string): NewTimeLimit {
  const own: readonly TimeLimitPeriod[] =
    definition === limitDefinition.coolingOff ? coolingOffPeriods : selfExclusionPeriods;
  const found = own.find((one) => one === period);
  if (found === undefined)
    throw new DomainError('invalidInput', {
      fields: { period: [{ rule: 'oneOf', params: {} }] },
    });
  // Each definition has been held against its own periods.
  return { definition, period: found as SelfExclusionPeriod } as NewTimeLimit;
}

export type TimeLimits = ReturnType<typeof createTimeLimits>;
