import { freespinStatus } from '@pierlight/contract/freespins/statuses';
import type { Tx } from '../../kernel/db/database.ts';
import { expectNoWinnings, expectWinnings, giveWinnings } from '../bonuses/public.ts';
import type { FreespinRow } from './repository.ts';

/** Has what free spins with terms win kept apart from when they are activated, and given as a bonus once they are over. */
export async function followWinnings(
  tx: Tx,
  before: FreespinRow,
  { bonus_terms: terms, is_forfeited: isForfeited, ...after }: FreespinRow,
  at: Date,
): Promise<void> {
  if (terms === null || after.activated_at === null) return;
  const { id, player_id: playerId, currency, reward_id: reward } = after;
  const winnings = { id, playerId, currency };
  if (before.activated_at === null || before.reward_id !== reward)
    await expectWinnings(tx, winnings, reward);
  if (after.status !== freespinStatus.finished) return;
  if (reward === null) await expectNoWinnings(tx, id);
  else await giveWinnings(tx, winnings, { terms, isForfeited }, at);
}
