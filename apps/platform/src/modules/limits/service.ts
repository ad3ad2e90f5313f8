import { placeOf } from '@pierlight/contract/limits/places';
import type { Limit, LimitChange, NewLimit, WantedLimit } from '@pierlight/contract/limits/schemas';
import { type LimitPeriod, limitPeriods } from '@pierlight/contract/limits/statuses';
import type { Clock } from '../../kernel/clock.ts';
import type { Database, Tx } from '../../kernel/db/database.ts';
import { DomainError } from '../../kernel/errors/domain-error.ts';
import type { Ids } from '../../kernel/ids.ts';
import { inForce, withAmount, withEnd } from './changes.ts';
import { periodAt } from './periods.ts';
import { type DayCount, paceOf, projectionOf } from './projection.ts';
import {
  insertLimit,
  type LimitRow,
  limitsOf,
  lockLimits,
  makeDueChanges,
  updateTerms,
} from './repository.ts';
import { countsOf, usageOf } from './usage.ts';

export interface LimitsDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly currencyOf: (code: string) => { readonly isEnabled: boolean } | undefined;
}

/** What a limit of money is changed to. @throws DomainError invalidInput by field */
function moneyTerms({ period, amount }: LimitChange): { period: LimitPeriod; amount: number } {
  const found = limitPeriods.find((one) => one === period);
  if (found === undefined)
    throw new DomainError('invalidInput', { fields: { period: [{ rule: 'oneOf', params: {} }] } });
  if (amount === undefined)
    throw new DomainError('invalidInput', {
      fields: { amount: [{ rule: 'required', params: {} }] },
    });
  return { period: found, amount };
}

/** Limits as their player sets and sees them. */
export function createLimitsService({ db, clock, ids, currencyOf }: LimitsDeps) {
  const shown = async (
    on: Database | Tx,
    row: LimitRow,
    counts: readonly DayCount[],
    now: Date,
  ): Promise<Limit> => {
    const { settled, open } = await usageOf(on, row, now);
    const used = settled + open;
    const left = row.amount - used;
    const pace = paceOf(row.period, counts, now);
    return {
      id: row.id,
      definition: row.definition,
      period: row.period,
      amount: Number(row.amount),
      currency: row.currency,
      used: Number(used < 0n ? 0n : used),
      open: Number(open),
      left: left < 0n ? 0 : Number(left),
      resetsAt: periodAt(row.period, now).to.toISOString(),
      change: row.next_from && {
        amount: row.next_amount === null ? null : Number(row.next_amount),
        from: row.next_from.toISOString(),
      },
      projection: pace && projectionOf(row, used, pace, row.period, now),
    };
  };

  const list = async (playerId: string, on: Database | Tx = db): Promise<Limit[]> => {
    const now = clock.now();
    const limits: Limit[] = [];
    // Limits of several periods go by the same days.
    const counted = new Map<string, DayCount[]>();
    for (const row of await limitsOf(on, playerId)) {
      const limit = inForce(row, now);
      if (!limit) continue;
      const key = `${limit.definition} ${limit.currency}`;
      const counts = counted.get(key) ?? (await countsOf(on, limit, now));
      counted.set(key, counts);
      limits.push(await shown(on, limit, counts, now));
    }
    return limits;
  };

  const insert = async (
    tx: Tx,
    playerId: string,
    { definition, period, currency }: Pick<LimitRow, 'definition' | 'period' | 'currency'>,
    amount: number,
  ): Promise<void> => {
    const inserted = await insertLimit(tx, {
      id: ids.next(),
      player_id: playerId,
      definition,
      period,
      currency,
      amount: BigInt(amount),
      next_amount: null,
      next_from: null,
      created_at: clock.now(),
      removed_at: null,
    });
    if (!inserted) throw new DomainError('limitExists');
  };

  /** Changes limits while they are held, those whose time has come made first. */
  const changing = (
    playerId: string,
    change: (tx: Tx, held: readonly LimitRow[], now: Date) => Promise<void>,
  ): Promise<Limit[]> =>
    db.transaction().execute(async (tx) => {
      const now = clock.now();
      await lockLimits(tx, playerId);
      await makeDueChanges(tx, playerId, now);
      await change(tx, await limitsOf(tx, playerId), now);
      return list(playerId, tx);
    });

  const requireCurrency = (currency: string, field: string): void => {
    if (currencyOf(currency)?.isEnabled) return;
    throw new DomainError('currencyUnavailable', {
      fields: { [field]: [{ rule: 'unavailable', params: {} }] },
    });
  };

  const own = (held: readonly LimitRow[], id: string): LimitRow => {
    const row = held.find((limit) => limit.id === id);
    if (!row) throw new DomainError('notFound');
    return row;
  };

  const setAll = async (
    tx: Tx,
    playerId: string,
    held: readonly LimitRow[],
    wanted: readonly WantedLimit[],
    now: Date,
  ): Promise<void> => {
    // In one order for everybody, so that two who set the same ones never wait for each other.
    const ordered = [...wanted.entries()].sort(([, a], [, b]) =>
      placeOf(a).localeCompare(placeOf(b)),
    );
    for (const [index, request] of ordered) {
      const row = held.find((limit) => placeOf(limit) === placeOf(request));
      if (row) {
        const terms =
          request.amount === null
            ? withEnd(row, now)
            : withAmount(row, BigInt(request.amount), now);
        await updateTerms(tx, row.id, terms);
      } else if (request.amount !== null) {
        requireCurrency(request.currency, `limits.${index}.currency`);
        await insert(tx, playerId, request, request.amount);
      }
    }
  };

  return {
    list: (playerId: string) => list(playerId),

    /** @throws DomainError currencyUnavailable, limitExists */
    async add(playerId: string, request: NewLimit): Promise<Limit[]> {
      requireCurrency(request.currency, 'currency');
      return changing(playerId, (tx) => insert(tx, playerId, request, request.amount));
    },

    /**
     * Gives each place of definition, period and currency the amount that is wanted, or none: all of them
     * or none. Limits there are keep to what `change` and `remove` do with one.
     * @throws DomainError currencyUnavailable
     */
    async set(playerId: string, wanted: readonly WantedLimit[]): Promise<Limit[]> {
      const attempt = () =>
        changing(playerId, (tx, held, now) => setAll(tx, playerId, held, wanted, now));
      try {
        return await attempt();
      } catch (error) {
        // Somebody else set one of them in the meantime: now it is there to be changed.
        if (error instanceof DomainError && error.errorName === 'limitExists') return attempt();
        throw error;
      }
    },

    /**
     * Lower at once, higher after a day. Another period is a limit of its own, which holds at once; the
     * one there is ends after a day.
     * @throws DomainError notFound, limitExists; invalidInput by field
     */
    async change(playerId: string, request: LimitChange): Promise<Limit[]> {
      return changing(playerId, async (tx, held, now) => {
        const row = own(held, request.id);
        const { period, amount } = moneyTerms(request);
        if (period !== row.period) {
          await insert(tx, playerId, { ...row, period }, amount);
          await updateTerms(tx, row.id, withEnd(row, now));
          return;
        }
        await updateTerms(tx, row.id, withAmount(row, BigInt(amount), now));
      });
    },

    /** Ends a limit after a day. @throws DomainError notFound */
    remove: (playerId: string, id: string): Promise<Limit[]> =>
      changing(playerId, async (tx, held, now) => {
        const row = own(held, id);
        await updateTerms(tx, row.id, withEnd(row, now));
      }),
  };
}

export type LimitsService = ReturnType<typeof createLimitsService>;
