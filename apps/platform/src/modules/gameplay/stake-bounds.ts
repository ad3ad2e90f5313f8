import type { Tx } from '../../kernel/db/database.ts';

interface StakeBoundTable {
  player_id: string;
  currency: string;
  source: string;
  max_stake: bigint | null;
  closed_games: string[];
}
type BoundTables = { 'gameplay.stake_bound': StakeBoundTable };

/** What a player may not stake in a currency as long as `source` says so. */
export interface StakeBound {
  readonly playerId: string;
  readonly currency: string;
  /** What bounds it; of several sources every bound holds. */
  readonly source: string;
  /** Maximum bet, in subunits; null for none. */
  readonly maxStake: bigint | null;
  /** Ids of games that take no stake. */
  readonly closedGames: readonly string[];
}

/** Sets a bound, in place of the one its source set before. The next bet is held to it. */
export async function setStakeBound(tx: Tx, bound: StakeBound): Promise<void> {
  const held = { max_stake: bound.maxStake, closed_games: [...bound.closedGames] };
  await tx
    .withTables<BoundTables>()
    .insertInto('gameplay.stake_bound')
    .values({
      player_id: bound.playerId,
      currency: bound.currency,
      source: bound.source,
      ...held,
    })
    .onConflict((known) => known.columns(['player_id', 'currency', 'source']).doUpdateSet(held))
    .execute();
}

/** Takes a source's bound away. False when there was none. */
export async function liftStakeBound(
  tx: Tx,
  { playerId, currency, source }: Pick<StakeBound, 'playerId' | 'currency' | 'source'>,
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .withTables<BoundTables>()
    .deleteFrom('gameplay.stake_bound')
    .where('player_id', '=', playerId)
    .where('currency', '=', currency)
    .where('source', '=', source)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}
