import type { PlayerBonus } from '@pierlight/contract/bonuses/schemas';
import {
  type BonusResult,
  type BonusStatus,
  bonusStatus,
} from '@pierlight/contract/bonuses/statuses';
import { type Generated, type Insertable, type Selectable, sql } from 'kysely';
import type { Database, Tx } from '../../kernel/db/database.ts';

interface ClaimTable {
  id: Generated<string>;
  player_id: string;
  /** What kind of thing the bonus is claimed for, and which of the kind; a player claims for each once. */
  source_kind: 'deposit' | 'code' | 'cashback';
  source_key: string;
  /** The deposit it comes with; null for one that needs none. */
  invoice_id: string | null;
  /** Null for a code as long as it waits for a deposit. */
  currency: string | null;
  offer_id: string;
  /** JSON of the terms the player was shown; null where none were, and of bonuses given before claims stayed. */
  terms: unknown;
  created_at: Date;
  /** The bonus that came of it; null as long as none did, and where own money was paid. */
  bonus_id: string | null;
}

interface PlayerBonusTable {
  id: string;
  player_id: string;
  currency: string;
  offer_id: string;
  is_once: boolean;
  invoice_id: string | null;
  package_id: string | null;
  amount: bigint;
  wagered: bigint;
  wager_total: bigint;
  max_stake: bigint | null;
  closed_games: string[];
  average_return: number | null;
  status: BonusStatus;
  result: BonusResult;
  ends_as: BonusResult | null;
  issued_at: Date;
  activated_at: Date | null;
  expires_at: Date;
  finished_at: Date | null;
  version: bigint;
}
export type BonusRow = PlayerBonusTable;
export type ClaimRow = Selectable<ClaimTable>;
export type DueBonus = Pick<BonusRow, 'id' | 'player_id'>;

const tables = (tx: Database | Tx) =>
  tx.withTables<{ 'bonuses.claim': ClaimTable; 'bonuses.player_bonus': PlayerBonusTable }>();

/** Saves a claim; false when its source has one already, or while another one of its offer is to come. */
export async function insertClaim(
  tx: Tx,
  claim: Omit<Insertable<ClaimTable>, 'id' | 'bonus_id'>,
): Promise<boolean> {
  const inserted = await tables(tx)
    .insertInto('bonuses.claim')
    .values({ ...claim, terms: claim.terms === null ? null : JSON.stringify(claim.terms) })
    .onConflict((known) => known.doNothing())
    .executeTakeFirst();
  return inserted.numInsertedOrUpdatedRows === 1n;
}

/** Takes the claims of a player away that nothing came of yet; one of cashback is paid once it is there. */
export async function takeClaimsOf(tx: Tx, playerId: string): Promise<void> {
  await tables(tx)
    .deleteFrom('bonuses.claim')
    .where('player_id', '=', playerId)
    .where('bonus_id', 'is', null)
    .where('source_kind', '<>', 'cashback')
    .execute();
}

/** Bonuses of a player that are not over, by currency, as accounts are locked. */
export async function openBonusIds(tx: Tx, playerId: string): Promise<string[]> {
  const rows = await tables(tx)
    .selectFrom('bonuses.player_bonus')
    .select('id')
    .where('player_id', '=', playerId)
    .where('status', '<>', bonusStatus.finished)
    .orderBy('currency')
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** The claim of a deposit that nothing came of yet, for this transaction alone until it ends. */
export async function holdClaim(tx: Tx, invoiceId: string): Promise<ClaimRow | undefined> {
  return tables(tx)
    .selectFrom('bonuses.claim')
    .selectAll()
    .where('invoice_id', '=', invoiceId)
    .where('bonus_id', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

/** Notes which bonus came of a claim. */
export async function noteBonus(tx: Tx, claimId: string, bonusId: string): Promise<void> {
  await tables(tx)
    .updateTable('bonuses.claim')
    .set({ bonus_id: bonusId })
    .where('id', '=', claimId)
    .execute();
}

/** Takes away the claim of a deposit that no bonus comes with; the one of a code waits for the next, and is answered. */
export async function takeClaim(tx: Tx, invoiceId: string): Promise<ClaimRow | undefined> {
  await tables(tx)
    .deleteFrom('bonuses.claim')
    .where('invoice_id', '=', invoiceId)
    .where('source_kind', '=', 'deposit')
    .where('bonus_id', 'is', null)
    .execute();
  return tables(tx)
    .updateTable('bonuses.claim')
    .set({ invoice_id: null, currency: null, terms: null })
    .where('invoice_id', '=', invoiceId)
    .where('source_kind', '=', 'code')
    .where('bonus_id', 'is', null)
    .returningAll()
    .executeTakeFirst();
}

/** Has the bonus of a code that waits come with a deposit; undefined when none waits any more. */
export async function bindCode(
  tx: Tx,
  deposit: { readonly id: string; readonly player_id: string; readonly currency: string },
  offerId: string,
  terms: unknown,
): Promise<ClaimRow | undefined> {
  return tables(tx)
    .updateTable('bonuses.claim')
    .set({ invoice_id: deposit.id, currency: deposit.currency, terms: JSON.stringify(terms) })
    .where('player_id', '=', deposit.player_id)
    .where('source_kind', '=', 'code')
    .where('offer_id', '=', offerId)
    .where('invoice_id', 'is', null)
    .where('bonus_id', 'is', null)
    .returningAll()
    .executeTakeFirst();
}

/** Has everybody else who takes a code wait until this transaction ends. */
export async function holdCode(tx: Tx, code: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('bonuses.code'), hashtext(${code}))`.execute(tx);
}

/** How many players have taken a code. */
export async function timesTaken(tx: Tx, code: string): Promise<number> {
  const { taken } = await tables(tx)
    .selectFrom('bonuses.claim')
    .select((eb) => eb.fn.countAll<bigint>().as('taken'))
    .where('source_kind', '=', 'code')
    .where('source_key', '=', code)
    .executeTakeFirstOrThrow();
  return Number(taken);
}

/** The codes a player entered, the newest first, at most a hundred. */
export async function codesOf(db: Database | Tx, playerId: string): Promise<ClaimRow[]> {
  return tables(db)
    .selectFrom('bonuses.claim')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('source_kind', '=', 'code')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(100)
    .execute();
}

/** A player's own claim of a source. */
export async function claimOf(
  tx: Tx,
  playerId: string,
  kind: ClaimRow['source_kind'],
  key: string,
): Promise<ClaimRow | undefined> {
  return tables(tx)
    .selectFrom('bonuses.claim')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('source_kind', '=', kind)
    .where('source_key', '=', key)
    .executeTakeFirst();
}

/** Takes a player's own code back; false when it is in use, was used, or is not there. */
export async function takeCode(tx: Tx, playerId: string, id: string): Promise<boolean> {
  const taken = await tables(tx)
    .deleteFrom('bonuses.claim')
    .where('id', '=', id)
    .where('player_id', '=', playerId)
    .where('source_kind', '=', 'code')
    .where('invoice_id', 'is', null)
    .where('bonus_id', 'is', null)
    .executeTakeFirst();
  return taken.numDeletedRows === 1n;
}

/** Which offers a player has chosen with a deposit under way, and which were given, whether for once, and how they stand. */
export async function takenOffers(
  db: Database | Tx,
  playerId: string,
): Promise<{ readonly offerId: string; readonly isOpen: boolean; readonly isOnce: boolean }[]> {
  const claimed = await tables(db)
    .selectFrom('bonuses.claim')
    .select('offer_id as offerId')
    .where('player_id', '=', playerId)
    .where('invoice_id', 'is not', null)
    .where('bonus_id', 'is', null)
    .execute();
  const given = await tables(db)
    .selectFrom('bonuses.player_bonus')
    .select([
      'offer_id as offerId',
      sql<boolean>`bool_or(status < 3)`.as('isOpen'),
      sql<boolean>`bool_or(is_once)`.as('isOnce'),
    ])
    .where('player_id', '=', playerId)
    .groupBy('offer_id')
    .execute();
  return [...claimed.map(({ offerId }) => ({ offerId, isOpen: true, isOnce: false })), ...given];
}

/** Saves a bonus; false when its player, to whom it is given once, had one. */
export async function insertBonus(
  tx: Tx,
  row: Omit<
    BonusRow,
    'wagered' | 'status' | 'result' | 'ends_as' | 'activated_at' | 'finished_at' | 'version'
  >,
): Promise<boolean> {
  const inserted = await tables(tx)
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
  return tables(tx)
    .selectFrom('bonuses.player_bonus')
    .selectAll()
    .where('id', '=', id)
    .where('player_id', '=', playerId)
    .executeTakeFirst();
}

/** Whose bonus it is; undefined for one that is not there. */
export async function playerOfBonus(db: Database | Tx, id: string): Promise<string | undefined> {
  const row = await tables(db)
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
  const found = await tables(tx)
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
  return tables(tx)
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
  await tables(tx)
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
 * is what it is to end as unless it was staked out; null only looks.
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
 * their rounds, or they are staked out and were not told of their last round's end.
 */
export async function dueBonuses(
  db: Database,
  at: Date,
  last: string | undefined,
  limit: number,
): Promise<DueBonus[]> {
  return tables(db)
    .selectFrom('bonuses.player_bonus')
    .select(['id', 'player_id'])
    .where('status', '<', 3)
    .where((eb) =>
      eb.or([
        eb('ends_as', 'is not', null),
        eb('expires_at', '<=', at),
        eb('wagered', '>=', eb.ref('wager_total')),
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
  return tables(db)
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
