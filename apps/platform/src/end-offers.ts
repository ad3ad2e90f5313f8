import type { Tx } from './kernel/db/database.ts';
import { endBonuses } from './modules/bonuses/public.ts';
import { endFreespins } from './modules/freespins/public.ts';
import { stopPromotions } from './modules/player/public.ts';
import { leaveTournaments } from './modules/tournaments/public.ts';

/**
 * Of somebody who leaves for months or for good: no bonus and no free spin waits for them,
 * they leave the tournaments they joined, and nothing invites them back.
 */
export async function endOffers(tx: Tx, playerId: string, at: Date): Promise<void> {
  // Free spins are held before the accounts that bonuses are held by, as where winnings become a bonus.
  await endFreespins(tx, playerId, at);
  await endBonuses(tx, playerId, at);
  await leaveTournaments(tx, playerId, at);
  await stopPromotions(tx, playerId);
}
