import type { PlayerBonus } from '@pierlight/contract/bonuses/schemas';
import {
  type BonusResult,
  type BonusStatus,
  bonusStatus,
} from '@pierlight/contract/bonuses/statuses';
import { sql } from 'kysely';
import type { Database, Tx } from '../../kernel/db/database.ts';
import { type BonusRow, type DueBonus, tablesOf } from './tables.ts';

/** Bonuses of a player that are not over, by currency, as accounts are locked. */
export async function openBonusIds(tx: Tx, playerId: string): Promise<string[]> {
  const rows = await tablesOf(tx)
    .selectFrom('bonuses.player_bonus')
    .select('id')
    .where('player_id', '=', playerId)
    .where('status', '<>', bonusStatus.finished)
    .orderBy('currency')
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Saves a bonus; false when its player, to whom it is given once, had one. */
export async function insertBonus(
  tx: Tx,
  row: Omit<
    BonusRow,
    | 'wagered'
    | 'is_staked_out'
    | 'status'
    | 'result'
    | 'ends_as'
    | 'activated_at'
    | 'finished_at'
    | 'version'
  >,
): Promise<boolean> {
  const inserted = await tablesOf(tx)
    .insertInto('bonuses.player_bonus')
    .values(row as BonusRow)
    .onConflict((known) => known.doNothing())
    .executeTakeFirst();
  return inserted.numInsertedOrUpdatedRows === 1n;
}

/** A player's own bonus as it is kept. */
export async function bonusOf(
  tx: Database | Tx,
  playerId: string,
  id: string,
): Promise<BonusRow | undefined> {
  return tablesOf(tx)
    .selectFrom('bonuses.player_bonus')
    .selectAll()
    .where('id', '=', id)
    .where('player_id', '=', playerId)
    .executeTakeFirst();
}

/** Whose bonus it is; undefined for one that is not there. */
export async function playerOfBonus(db: Database | Tx, id: string): Promise<string | undefined> {
  const row = await tablesOf(db)
    .selectFrom('bonuses.player_bonus')
    .select('player_id')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.player_id;
}

/** Whether a player has a bonus in a currency that is played or waits. */
export async function hasBonus(
  tx: Database | Tx,
  playerId: string,
  currency: string,
): Promise<boolean> {
  const found = await tablesOf(tx)
    .selectFrom('bonuses.player_bonus')
    .select('id')
    .where('player_id', '=', playerId)
    .where('currency', '=', currency)
    .where('status', '<', 3)
    .where('ends_as', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** The bonus a player's stakes in a currency count for. */
export async function playedBonus(
  tx: Database | Tx,
  playerId: string,
  currency: string,
): Promise<BonusRow | undefined> {
  return tablesOf(tx)
    .selectFrom('bonuses.player_bonus')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('currency', '=', currency)
    .where('status', '=', 2)
    .where('ends_as', 'is', null)
    .executeTakeFirst();
}

/** Notes that a bonus is being played, or waits. */
export async function setStatus(
  tx: Tx,
  id: string,
  status: BonusStatus,
  activatedAt: Date | null,
): Promise<void> {
  await tablesOf(tx)
    .updateTable('bonuses.player_bonus')
    .set({ status, activated_at: activatedAt, version: sql`version + 1` })
    .where('id', '=', id)
    .execute();
}

/** Opens the account of a bonus with its money; nothing happens when it has one. */
export async function callGrant(tx: Tx, bonus: BonusRow): Promise<void> {
  await sql`select ledger.grant_bonus(
    ${bonus.player_id}::uuid, ${bonus.currency}, ${bonus.id}::uuid, ${bonus.amount}::bigint)`.execute(
    tx,
  );
}

/** Has stakes taken from this bonus and from no other. */
export async function callPlay(tx: Tx, bonus: BonusRow): Promise<void> {
  await sql`select ledger.play_bonus(
    ${bonus.player_id}::uuid, ${bonus.currency}, ${bonus.id}::uuid)`.execute(tx);
}

/**
 * Has the database decide whether and how a bonus ends, at once or with the last of its open rounds. `asked`
 * is what it is to end as unless its wagering is complete; null only looks.
 */
export async function callSettle(
  tx: Tx,
  id: string,
  asked: BonusResult | null,
  at: Date,
): Promise<void> {
  await sql`select bonuses.settle(${id}::uuid, ${asked}::smallint, ${at})`.execute(tx);
}

/**
 * Bonuses that may have to end, after `last` in the order of their ids: their time is over, their end waits for
 * their rounds, or their wagering is complete and they missed the end of their last round.
 */
export async function dueBonuses(
  db: Database,
  at: Date,
  last: string | undefined,
  limit: number,
): Promise<DueBonus[]> {
  return tablesOf(db)
    .selectFrom('bonuses.player_bonus')
    .select(['id', 'player_id'])
    .where('status', '<', 3)
    .where((eb) =>
      eb.or([
        eb('ends_as', 'is not', null),
        eb('expires_at', '<=', at),
        eb('is_staked_out', '=', true),
      ]),
    )
    .$if(last !== undefined, (due) => due.where('id', '>', last as string))
    .orderBy('id')
    .limit(limit)
    .execute();
}

export interface BonusesQuery {
  readonly playerId: string;
  readonly id?: string | undefined;
  readonly statuses?: readonly BonusStatus[] | undefined;
  readonly currencies?: readonly string[] | undefined;
}

/** A player's bonuses as the player sees them: the one played first, those that wait, then those over. */
export async function shownBonuses(
  db: Database | Tx,
  query: BonusesQuery & { readonly offset: number; readonly limit: number },
): Promise<PlayerBonus[]> {
  const rows = await matching(db, query)
    .select(sql<PlayerBonus>`bonuses.shown(player_bonus)`.as('shown'))
    .orderBy(sql`case status when 2 then 0 when 1 then 1 else 2 end`)
    .orderBy('id', 'desc')
    .offset(query.offset)
    .limit(query.limit)
    .execute();
  return rows.map(({ shown }) => shown);
}

export async function countBonuses(db: Database | Tx, query: BonusesQuery): Promise<number> {
  const { counted } = await matching(db, query)
    .select((eb) => eb.fn.countAll<bigint>().as('counted'))
    .executeTakeFirstOrThrow();
  return Number(counted);
}

function matching(db: Database | Tx, query: BonusesQuery) {
  return tablesOf(db)
    .selectFrom('bonuses.player_bonus as player_bonus')
    .where('player_id', '=', query.playerId)
    .$if(query.id !== undefined, (found) => found.where('id', '=', query.id as string))
    .$if((query.statuses ?? []).length > 0, (found) =>
      found.where('status', 'in', query.statuses as BonusStatus[]),
    )
    .$if((query.currencies ?? []).length > 0, (found) =>
      found.where('currency', 'in', query.currencies as string[]),
    );
}
