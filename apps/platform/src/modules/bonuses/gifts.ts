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
  readonly kind: Extract<ClaimRow['source_kind'], 'loyalty' | 'tournament'>;
  readonly key: string;
}

/** Bonuses without a deposit, which other domains give as rewards. */
export function createGifts({ clock, ids, offered, gamesOf }: GiftsDeps) {
  return {
    /** What a gift comes to in a currency now; undefined where there is none. */
    find: async (id: string, currency: string): Promise<Gift | undefined> =>
      (await offered.now()).gift(id, currency),

    /** Which sources of a kind a player was given a gift for. */
    givenFor: async (
      executor: Database | Tx,
      playerId: string,
      kind: GiftSource['kind'],
    ): Promise<string[]> =>
      (await claimsOfKind(executor, playerId, kind)).map((one) => one.source_key),

    /**
     * Gives a player a gift for a source, once: whoever asks at the same time, or again, changes nothing.
     * @throws DomainError bonusUnavailable where there is no such gift in the currency now
     */
    async give(
      tx: Tx,
      playerId: string,
      { id, currency }: { readonly id: string; readonly currency: string },
      { kind, key }: GiftSource,
    ): Promise<void> {
      const gift = (await offered.now()).gift(id, currency);
      if (!gift || !(await offered.hold(tx, [id]))) throw new DomainError('bonusUnavailable');
      const { closedGames, averageReturn, contributions } = await gamesOf(gift);
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
