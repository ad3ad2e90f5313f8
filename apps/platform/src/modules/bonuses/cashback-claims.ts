import type { CashbackWeek } from '@pierlight/contract/bonuses/schemas';
import { type CashbackMessage, playerChannel } from '@pierlight/contract/realtime/channels';
import { sql } from 'kysely';
import type { Clock } from '../../kernel/clock.ts';
import type { Database, Tx } from '../../kernel/db/database.ts';
import { DomainError } from '../../kernel/errors/domain-error.ts';
import type { Ids } from '../../kernel/ids.ts';
import { publishLater } from '../../kernel/outbox/outbox.ts';
import { postCashback } from '../ledger/public.ts';
import { weekEnd } from './cashback.ts';
import { claimOf, insertClaim } from './claims-repository.ts';
import { giveClaimed } from './giving.ts';
import type { GamesOf } from './offers.ts';

/** Of what a bonus of cashback is. */
const offerId = 'cashback';

interface DueRow {
  readonly id: string;
  readonly currency: string;
  readonly week: string;
  readonly staked: bigint;
  readonly paid: bigint;
  readonly percent: number;
  readonly amount: bigint;
  readonly wager_times: number | null;
  readonly wager_days: number | null;
  readonly claimed_at: Date | null;
}

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
    const terms = { wagerTimes, days, averageReturn, maxBet: null, closedGames: [] };
    await giveClaimed(
      tx,
      claim,
      { ...terms, isOnce: false, package: null },
      { amount, currency },
      { ids, at: clock.now() },
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
          : (await deps.gamesOf({ closedGames: [], games: null })).averageReturn;
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
        if (isFirst) await announce(tx, playerId, cashbackWeek);
        return cashbackWeek;
      });
    },
  };
}

export type CashbackClaims = ReturnType<typeof createCashbackClaims>;

/** Tells the player's other pages, once the transaction commits. */
async function announce(tx: Tx, playerId: string, cashbackWeek: CashbackWeek): Promise<void> {
  const message: CashbackMessage = { cashbackWeek };
  await publishLater(tx, {
    channel: playerChannel.cashback(playerId),
    data: message,
    key: `cashback:${cashbackWeek.id}`,
  });
}

function shownWeek({ week, staked, paid, amount, claimed_at, ...due }: DueRow): CashbackWeek {
  const from = new Date(`${week}T00:00:00Z`);
  return {
    id: due.id,
    currency: due.currency,
    from: from.toISOString(),
    until: weekEnd(from).toISOString(),
    staked: Number(staked),
    paid: Number(paid),
    loss: Number(staked - paid),
    percent: due.percent,
    wagerTimes: due.wager_times,
    amount: Number(amount),
    claimedAt: claimed_at?.toISOString() ?? null,
  };
}
