import type { CashbackWeek } from '@pierlight/contract/bonuses/schemas';
import { type CashbackMessage, playerChannel } from '@pierlight/contract/realtime/channels';
import type { Tx } from '../../kernel/db/database.ts';
import { publishAllLater, publishLater } from '../../kernel/outbox/outbox.ts';
import { notifyAll } from '../notifications/public.ts';
import { weekEnd } from './cashback.ts';

export interface DueRow {
  readonly id: string;
  readonly currency: string;
  /** Its Monday. */
  readonly week: string;
  readonly staked: bigint;
  readonly paid: bigint;
  readonly percent: number;
  readonly amount: bigint;
  readonly wager_times: number | null;
  readonly wager_days: number | null;
  readonly claimed_at: Date | null;
}

/** What is due of a week as its player sees it. */
export function shownWeek({
  week,
  staked,
  paid,
  amount,
  claimed_at,
  ...due
}: DueRow): CashbackWeek {
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

/** Tells the player's pages that a week was claimed, once the transaction commits. */
export const announceClaimed = (
  tx: Tx,
  playerId: string,
  cashbackWeek: CashbackWeek,
): Promise<void> => publishLater(tx, messageOf(playerId, cashbackWeek, 'claimed'));

/** Tells players of weeks they can claim, once the transaction commits: on their pages, and in their inbox. */
export async function announceDue(
  tx: Tx,
  dues: readonly (DueRow & { readonly player_id: string })[],
): Promise<void> {
  await publishAllLater(
    tx,
    dues.map((due) => messageOf(due.player_id, shownWeek(due), 'due')),
  );
  await notifyAll(
    tx,
    dues.map(({ id, player_id, week, amount, currency }) => ({
      playerId: player_id,
      template: 'cashbackDue',
      occasion: `cashback:${id}`,
      values: {
        sum: { amount: String(amount), currency },
        // Noon, which is on the same day by every clock.
        from: Date.parse(`${week}T12:00:00Z`),
      },
    })),
  );
}

function messageOf(playerId: string, cashbackWeek: CashbackWeek, standing: 'due' | 'claimed') {
  const data: CashbackMessage = { cashbackWeek };
  const key = `cashback:${cashbackWeek.id}:${standing}`;
  return { channel: playerChannel.cashback(playerId), data, key };
}
