import type { Clock } from '../../kernel/clock.ts';
import type { Database, Tx } from '../../kernel/db/database.ts';
import { DomainError } from '../../kernel/errors/domain-error.ts';
import type { Ids } from '../../kernel/ids.ts';
import { claimOf, claimsOfKind, insertClaim } from './claims-repository.ts';
import { giveClaimed } from './giving.ts';
import type { Offered } from './offered.ts';
import type { GamesOf, Gift } from './offers.ts';
import type { ClaimRow } from './tables.ts';

export interface GiftsDeps {
  readonly clock: Clock;
  readonly ids: Ids;
  readonly offered: Offered;
  readonly gamesOf: GamesOf;
}

/** What a gift is given for: a player gets one for each, once. */
export interface GiftSource {
  readonly kind: Extract<ClaimRow['source_kind'], 'loyalty' | 'quest' | 'tournament'>;
  readonly key: string;
}

/** A gift in a currency, with what its terms come to in the games of now. */
export interface PreparedGift {
  readonly id: string;
  readonly currency: string;
  readonly gift: Gift;
  readonly games: Awaited<ReturnType<GamesOf>>;
}

/** Bonuses without a deposit, which other domains give as rewards. */
export function createGifts({ clock, ids, offered, gamesOf }: GiftsDeps) {
  return {
    /** What a gift comes to in a currency now; undefined where there is none. */
    find: async (id: string, currency: string, on?: Tx): Promise<Gift | undefined> =>
      (await offered.now(on)).gift(id, currency),

    /**
     * What giving a gift takes, asked before the transaction that gives it, which has one connection.
     * @throws DomainError bonusUnavailable where there is no such gift in the currency now
     */
    async prepare(id: string, currency: string | undefined): Promise<PreparedGift> {
      const gift = currency === undefined ? undefined : (await offered.now()).gift(id, currency);
      if (!gift || currency === undefined) throw new DomainError('bonusUnavailable');
      return { id, currency, gift, games: await gamesOf(gift) };
    },

    /** Which sources of a kind a player was given a gift for. */
    givenFor: async (
      executor: Database | Tx,
      playerId: string,
      kind: GiftSource['kind'],
    ): Promise<string[]> =>
      (await claimsOfKind(executor, playerId, kind)).map((one) => one.source_key),

    /**
     * Gives a player a gift for a source, once: whoever asks at the same time, or again, changes nothing.
     * @throws DomainError bonusUnavailable where the gift is not given any more
     */
    async give(
      tx: Tx,
      playerId: string,
      { id, currency, gift, games }: PreparedGift,
      { kind, key }: GiftSource,
    ): Promise<void> {
      if (!(await offered.hold(tx, [id]))) throw new DomainError('bonusUnavailable');
      const { closedGames, averageReturn, contributions } = games;
      const { amount, maxBet, wagerTimes, days } = gift;
      const terms = {
        ...{
          maxBet,
          wagerTimes,
          days,
          closedGames: [...closedGames],
          averageReturn,
          contributions,
        },
        ...{ isOnce: false, package: null },
      };
      const at = clock.now();
      const isFirst = await insertClaim(tx, {
        ...{ player_id: playerId, source_kind: kind, source_key: key, offer_id: id },
        ...{ invoice_id: null, currency, terms, created_at: at },
      });
      if (!isFirst) return;
      const claim = await claimOf(tx, playerId, kind, key);
      if (!claim) throw new Error('the claim that was just saved is gone');
      const money = { id: ids.next(), amount: BigInt(amount), currency };
      await giveClaimed(tx, claim, terms, money, at);
    },
  };
}

export type Gifts = ReturnType<typeof createGifts>;
