import { bonusResult } from '@pierlight/contract/bonuses/statuses';
import type { WinningsTerms } from '@pierlight/contract/freespins/schemas';
import { sql } from 'kysely';
import type { Tx } from '../../kernel/db/database.ts';
import { claimOf, insertClaim } from './claims-repository.ts';
import { giveClaimed } from './giving.ts';
import { callSettle } from './repository.ts';

/** A gift of rounds that win for a bonus. */
export interface Winnings {
  /** The gift's, its account's and that of the bonus it becomes. */
  readonly id: string;
  readonly playerId: string;
  readonly currency: string;
}

/** Of what a bonus of winnings is, and the kind of its claim. */
const kind = 'freespins';

/**
 * Has the gift's rounds win for its bonus.
 * @param reward the aggregator's name of it; null as long as it is not known
 */
export async function expectWinnings(
  tx: Tx,
  { id, playerId, currency }: Winnings,
  reward: string | null,
): Promise<void> {
  await sql`select bonuses.expect_winnings(
    ${id}::uuid, ${playerId}::uuid, ${currency}, ${reward})`.execute(tx);
}

/** The aggregator has no such gift: no round of it comes. */
export async function expectNoWinnings(tx: Tx, id: string): Promise<void> {
  await sql`select bonuses.expect_no_winnings(${id}::uuid)`.execute(tx);
}

/**
 * Gives what a gift that is over won as a bonus, once; nothing where it won nothing.
 * @param isForfeited the player left: it goes as soon as it comes, and with it what still comes for it
 */
export async function giveWinnings(
  tx: Tx,
  { id, playerId, currency }: Winnings,
  { terms, isForfeited }: { readonly terms: WinningsTerms; readonly isForfeited: boolean },
  at: Date,
): Promise<void> {
  if (await claimOf(tx, playerId, kind, id)) return;
  const amount = await callCut(tx, { id, playerId, currency }, terms.maxAmount);
  if (amount === 0n) return;
  await insertClaim(tx, {
    ...{ player_id: playerId, source_kind: kind, source_key: id, offer_id: kind },
    ...{ invoice_id: null, currency, terms, created_at: at },
  });
  const claim = await claimOf(tx, playerId, kind, id);
  if (!claim) throw new Error('the claim that was just saved is gone');
  const { wagerTimes, days, maxBetAmount: maxBet, closedGames, averageReturn } = terms;
  const agreed = { wagerTimes, days, maxBet, closedGames, averageReturn, contributions: {} };
  await giveClaimed(
    tx,
    claim,
    { ...agreed, isOnce: false, package: null },
    { id, amount, currency },
    at,
  );
  if (isForfeited) await callSettle(tx, id, bonusResult.canceled, at);
}

/** Leaves at most so much of what was won, and answers what there is. */
async function callCut(
  tx: Tx,
  { id, playerId, currency }: Winnings,
  most: number,
): Promise<bigint> {
  const { rows } = await sql<{ left: bigint }>`select ledger.cut_bonus(
    ${playerId}::uuid, ${currency}, ${id}::uuid, ${most}::bigint) as left`.execute(tx);
  return rows[0]?.left ?? 0n;
}
