import type { LoyaltyAccount, LoyaltyLevels } from '@pierlight/contract/loyalty/schemas';
import { sql } from 'kysely';
import type { Database, Tx } from '../../kernel/db/database.ts';
import { DomainError } from '../../kernel/errors/domain-error.ts';
import type { Gifts } from '../bonuses/public.ts';
import type { LoyaltyTerms } from './loyalty-file.ts';
import { standingOf, wholePoints } from './standing.ts';

export interface LoyaltyDeps {
  readonly db: Database;
  readonly terms: LoyaltyTerms;
  readonly gifts: Gifts;
  /** The currency of the account the player uses. */
  readonly currencyOf: (playerId: string) => Promise<string | undefined>;
  /** Held until the transaction ends. @throws DomainError accountExcluded */
  readonly requirePlaying: (tx: Tx, playerId: string) => Promise<void>;
}

interface Row {
  readonly earned: bigint;
  readonly told_level: number;
}

/** Points of players, the levels they come to, and the rewards of those. */
export function createLoyaltyService({ db, terms, gifts, ...deps }: LoyaltyDeps) {
  async function standing(executor: Database | Tx, playerId: string): Promise<LoyaltyAccount> {
    const { rows } = await sql<Row>`
      select earned, told_level from loyalty.account where player_id = ${playerId}`.execute(
      executor,
    );
    const { earned, told_level } = rows[0] ?? { earned: 0n, told_level: 0 };
    return standingOf(terms, wholePoints(earned), told_level);
  }

  /** Levels whose rewards the player has reached and not taken. */
  async function waiting(executor: Database | Tx, playerId: string): Promise<string[]> {
    const { currentLevel } = await standing(executor, playerId);
    const taken = await gifts.givenFor(executor, playerId, 'loyalty');
    return terms.levels
      .slice(0, currentLevel.order + 1)
      .filter(({ id, gift }) => gift !== null && !taken.includes(id))
      .map(({ id }) => id);
  }

  return {
    account: (playerId: string): Promise<LoyaltyAccount> => standing(db, playerId),

    rewards: (playerId: string): Promise<string[]> => waiting(db, playerId),

    async levels(currency: string): Promise<LoyaltyLevels> {
      const pointStake = terms.point[currency] ?? null;
      return {
        ...{ currency, pointStake, fullReturn: terms.fullReturn },
        pointCost:
          pointStake === null ? null : Math.round(pointStake * (1 - terms.fullReturn / 100)),
        levels: await Promise.all(
          terms.levels.map(async ({ id, points, gift: giftId }, order) => {
            const gift = giftId === null ? undefined : await gifts.find(giftId, currency);
            return {
              ...{ name: id, points, order },
              reward: gift
                ? { amount: gift.amount, wagerTimes: gift.wagerTimes, days: gift.days }
                : null,
            };
          }),
        ),
      };
    },

    /**
     * Gives the reward of a level the player has reached, once, in the currency of the account in use.
     * @returns the levels whose rewards are left to take
     * @throws DomainError notFound of a level that is not reached or gives nothing, bonusUnavailable where its gift
     * is not given in the currency now, accountExcluded
     */
    async takeReward(playerId: string, levelId: string): Promise<string[]> {
      const order = terms.levels.findIndex(({ id }) => id === levelId);
      const gift = terms.levels[order]?.gift;
      if (gift === null || gift === undefined) throw new DomainError('notFound');
      const currency = await deps.currencyOf(playerId);
      // Only who may take one is told that there is none.
      const prepared = await gifts.prepare(gift, currency).catch((error: unknown) => {
        if (error instanceof DomainError) return error;
        throw error;
      });
      return db.transaction().execute(async (tx) => {
        await deps.requirePlaying(tx, playerId);
        const { currentLevel } = await standing(tx, playerId);
        if (order > currentLevel.order) throw new DomainError('notFound');
        const before = await waiting(tx, playerId);
        if (!before.includes(levelId)) return before;
        if (prepared instanceof DomainError) throw prepared;
        await gifts.give(tx, playerId, prepared, { kind: 'loyalty', key: levelId });
        return waiting(tx, playerId);
      });
    },
  };
}

export type LoyaltyService = ReturnType<typeof createLoyaltyService>;
