import type { CashbackWeek } from '@pierlight/contract/bonuses/schemas';
import { sql } from 'kysely';
import type { Clock } from '../../kernel/clock.ts';
import type { Database, Tx } from '../../kernel/db/database.ts';
import { DomainError } from '../../kernel/errors/domain-error.ts';
import type { Ids } from '../../kernel/ids.ts';
import { postCashback } from '../ledger/public.ts';
import { announceClaimed, type DueRow, shownWeek } from './cashback-events.ts';
import { claimOf, insertClaim } from './claims-repository.ts';
import { giveClaimed } from './giving.ts';
import type { GamesOf } from './offers.ts';
import { inFull } from './offers-shapes.ts';

/** Of what a bonus of cashback is. */
const offerId = 'cashback';

export interface CashbackClaimsDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly gamesOf: GamesOf;
  /** Held until the transaction ends. @throws DomainError accountExcluded */
  readonly requirePlaying: (tx: Tx, playerId: string) => Promise<void>;
}

/** What is due to players of weeks that are closed, and how they take it. */
export function createCashbackClaims({ db, clock, ids, ...deps }: CashbackClaimsDeps) {
  /** What is due to a player, with when it was claimed; the newest week first. */
  async function dueTo(executor: Database | Tx, playerId: string, id?: string): Promise<DueRow[]> {
    const { rows } = await sql<DueRow>`
      select due.id, due.currency, due.week::text, due.staked, due.paid, due.percent, due.amount,
        due.wager_times, due.wager_days, claim.created_at as claimed_at
      from bonuses.cashback_due due
      left join bonuses.claim on claim.player_id = due.player_id
        and claim.source_kind = 'cashback' and claim.source_key = due.id::text
      where due.player_id = ${playerId}::uuid
        and ${id === undefined ? sql`claim.id is null` : sql`due.id = ${id}::uuid`}
      order by due.week desc, due.currency`.execute(executor);
    return rows;
  }

  async function pay(tx: Tx, playerId: string, due: DueRow, averageReturn: number | null) {
    const { amount, currency, wager_times: wagerTimes, wager_days: days } = due;
    if (wagerTimes === null || days === null)
      return postCashback(tx, { playerId, currency, amount, idempotencyKey: due.id });
    const claim = await claimOf(tx, playerId, 'cashback', due.id);
    if (!claim) throw new Error('the claim that was just saved is gone');
    const terms = {
      ...{ wagerTimes, days, averageReturn },
      ...{ maxBet: null, closedGames: [], contributions: {} },
    };
    await giveClaimed(
      tx,
      claim,
      { ...terms, isOnce: false, package: null },
      { id: ids.next(), amount, currency },
      clock.now(),
    );
  }

  return {
    /** What of weeks that are over is due and not claimed. */
    waiting: async (playerId: string): Promise<CashbackWeek[]> =>
      (await dueTo(db, playerId)).map(shownWeek),

    /**
     * Pays what is due of a week, once; asked again it answers when that was.
     * @throws DomainError notFound, accountExcluded
     */
    async claim(playerId: string, id: string): Promise<CashbackWeek> {
      const [due] = await dueTo(db, playerId, id);
      if (!due) throw new DomainError('notFound');
      const averageReturn =
        due.wager_times === null
          ? null
          : (await deps.gamesOf({ closedGames: [], games: null, contributions: inFull }))
              .averageReturn;
      return db.transaction().execute(async (tx) => {
        await deps.requirePlaying(tx, playerId);
        // Whoever asks at the same time waits here, and finds that it is claimed.
        const isFirst = await insertClaim(tx, {
          ...{ player_id: playerId, source_kind: 'cashback', source_key: id, offer_id: offerId },
          ...{ invoice_id: null, currency: due.currency, terms: null, created_at: clock.now() },
        });
        if (isFirst) await pay(tx, playerId, due, averageReturn);
        const [claimed] = await dueTo(tx, playerId, id);
        if (!claimed) throw new DomainError('notFound');
        const cashbackWeek = shownWeek(claimed);
        if (isFirst) await announceClaimed(tx, playerId, cashbackWeek);
        return cashbackWeek;
      });
    },
  };
}

export type CashbackClaims = ReturnType<typeof createCashbackClaims>;
