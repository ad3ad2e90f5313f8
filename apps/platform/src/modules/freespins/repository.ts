import type { PlayerFreespin, WinningsTerms } from '@pierlight/contract/freespins/schemas';
import {
  type FreespinResult,
  type FreespinStatus,
  freespinStatus,
} from '@pierlight/contract/freespins/statuses';
import { type Generated, type Insertable, type Selectable, sql } from 'kysely';
import type { Database, Tx } from '../../kernel/db/database.ts';

interface FreespinTable {
  id: string;
  player_id: string;
  source_kind: 'operator' | 'claim';
  source_key: string;
  package_id: string | null;
  issue_session_id: string | null;
  game_id: string;
  currency: string;
  stake: bigint;
  count: number;
  /** Of the bonus that what they win becomes; null: it is the player's own money at once. */
  bonus_terms: WinningsTerms | null;
  /** The player left: the bonus goes as soon as it comes. */
  is_forfeited: Generated<boolean>;
  played: Generated<number>;
  won: Generated<bigint>;
  status: Generated<FreespinStatus>;
  result: Generated<FreespinResult>;
  issued_at: Date;
  activated_at: Generated<Date | null>;
  canceled_at: Generated<Date | null>;
  expires_at: Date;
  finished_at: Generated<Date | null>;
  ordered_at: Generated<Date | null>;
  /** The aggregator's name of them. */
  reward_id: Generated<string | null>;
  /** Since when it is sure that the aggregator lets no round of them begin. */
  closed_at: Generated<Date | null>;
  refusal: Generated<string | null>;
  version: Generated<bigint>;
}

export type FreespinRow = Selectable<FreespinTable>;
export type FreespinChange = Partial<Omit<FreespinRow, 'id' | 'player_id' | 'version'>>;

/** An order that may be under way is waited for so long before its absence is believed. */
const orderSeconds = 60;

const tables = (tx: Database | Tx) =>
  tx.withTables<{ 'freespins.player_freespin': FreespinTable }>();

/** Saves free spins; false where the player has some for the same source. */
export async function insertFreespin(tx: Tx, row: Insertable<FreespinTable>): Promise<boolean> {
  const inserted = await tables(tx)
    .insertInto('freespins.player_freespin')
    .values(row)
    .onConflict((known) => known.constraint('given_once').doNothing())
    .executeTakeFirst();
  return inserted.numInsertedOrUpdatedRows === 1n;
}

export const freespinOfSource = (
  tx: Tx,
  {
    player_id,
    source_kind,
    source_key,
  }: Pick<FreespinRow, 'player_id' | 'source_kind' | 'source_key'>,
): Promise<FreespinRow> =>
  tables(tx)
    .selectFrom('freespins.player_freespin')
    .selectAll()
    .where('player_id', '=', player_id)
    .where('source_kind', '=', source_kind)
    .where('source_key', '=', source_key)
    .executeTakeFirstOrThrow();

/** Free spins as they stand, for this transaction alone until it ends. */
export const holdFreespin = (tx: Tx, id: string): Promise<FreespinRow | undefined> =>
  tables(tx)
    .selectFrom('freespins.player_freespin')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

export const freespin = (db: Database, id: string): Promise<FreespinRow | undefined> =>
  tables(db)
    .selectFrom('freespins.player_freespin')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();

export async function idOfReward(db: Database, reward: string): Promise<string | undefined> {
  const found = await tables(db)
    .selectFrom('freespins.player_freespin')
    .select('id')
    .where('reward_id', '=', reward)
    .executeTakeFirst();
  return found?.id;
}

/** Ids of a player's free spins that are not over, in the order in which they are held. */
export async function openFreespinIds(tx: Tx, playerId: string): Promise<string[]> {
  const rows = await tables(tx)
    .selectFrom('freespins.player_freespin')
    .select('id')
    .where('player_id', '=', playerId)
    .where('status', '<>', freespinStatus.finished)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Changes held free spins. */
export const changeFreespin = (tx: Tx, id: string, change: FreespinChange): Promise<FreespinRow> =>
  tables(tx)
    .updateTable('freespins.player_freespin')
    .set({ ...change, version: sql`version + 1` })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();

const orderedBefore = (at: Date) => new Date(at.getTime() - orderSeconds * 1000);

/** Whether an order that was sent may still be on its way. */
export const mayBeUnderWay = ({ ordered_at }: Pick<FreespinRow, 'ordered_at'>, at: Date): boolean =>
  ordered_at !== null && ordered_at > orderedBefore(at);

/** Notes that the aggregator may have the order from now on; false where it is not to be sent, or another may be. */
export async function noteOrder(db: Database, id: string, at: Date): Promise<boolean> {
  const noted = await tables(db)
    .updateTable('freespins.player_freespin')
    .set({ ordered_at: at })
    .where('id', '=', id)
    .where('status', '=', freespinStatus.active)
    .where('canceled_at', 'is', null)
    .where('reward_id', 'is', null)
    .where('closed_at', 'is', null)
    .where('expires_at', '>', at)
    .where((eb) => eb.or([eb('ordered_at', 'is', null), eb('ordered_at', '<=', orderedBefore(at))]))
    .executeTakeFirst();
  return noted.numUpdatedRows === 1n;
}

/** Free spins whose time is over, after `last` in the order of their ids. */
export const dueFreespins = (
  db: Database,
  at: Date,
  last: string | undefined,
  limit: number,
): Promise<Pick<FreespinRow, 'id'>[]> =>
  tables(db)
    .selectFrom('freespins.player_freespin')
    .select('id')
    .where('status', '<', freespinStatus.finished)
    .where('expires_at', '<=', at)
    .$if(last !== undefined, (due) => due.where('id', '>', last as string))
    .orderBy('id')
    .limit(limit)
    .execute();

/** Free spins of which the aggregator has to be asked or told something, after `last` in the order of their ids. */
export const unsettledFreespins = (
  db: Database,
  last: string | undefined,
  limit: number,
): Promise<Pick<FreespinRow, 'id'>[]> =>
  tables(db)
    .selectFrom('freespins.player_freespin')
    .select('id')
    .where('activated_at', 'is not', null)
    .where('closed_at', 'is', null)
    .where((eb) => eb.or([eb('reward_id', 'is', null), eb('canceled_at', 'is not', null)]))
    .$if(last !== undefined, (due) => due.where('id', '>', last as string))
    .orderBy('id')
    .limit(limit)
    .execute();

export interface FreespinsQuery {
  readonly playerId: string;
  readonly statuses?: readonly FreespinStatus[] | undefined;
  readonly currencies?: readonly string[] | undefined;
}

/** A player's free spins: those that are played first, those that wait, then those over. */
export const freespinsOf = (
  db: Database,
  query: FreespinsQuery & { readonly offset: number; readonly limit: number },
): Promise<FreespinRow[]> =>
  matching(db, query)
    .selectAll()
    .orderBy(sql`case status when 2 then 0 when 1 then 1 else 2 end`)
    .orderBy('id', 'desc')
    .offset(query.offset)
    .limit(query.limit)
    .execute();

export async function countFreespins(db: Database, query: FreespinsQuery): Promise<number> {
  const { counted } = await matching(db, query)
    .select((eb) => eb.fn.countAll<bigint>().as('counted'))
    .executeTakeFirstOrThrow();
  return Number(counted);
}

function matching(db: Database, query: FreespinsQuery) {
  return tables(db)
    .selectFrom('freespins.player_freespin')
    .where('player_id', '=', query.playerId)
    .$if((query.statuses ?? []).length > 0, (found) =>
      found.where('status', 'in', query.statuses as FreespinStatus[]),
    )
    .$if((query.currencies ?? []).length > 0, (found) =>
      found.where('currency', 'in', query.currencies as string[]),
    );
}

/** Free spins as their player sees them. */
export const shown = (row: FreespinRow): PlayerFreespin => ({
  id: row.id,
  status: row.status,
  result: row.result,
  count: row.count,
  currency: row.currency,
  gameId: row.game_id,
  packageId: row.package_id,
  issueSessionId: row.issue_session_id,
  stake: Number(row.stake),
  played: row.played,
  won: Number(row.won),
  bonusTerms: row.bonus_terms,
  isReady: row.reward_id !== null,
  isEnding: row.status === freespinStatus.active && row.canceled_at !== null,
  isRefused: row.refusal !== null,
  issuedAt: row.issued_at.toISOString(),
  activatedAt: row.activated_at?.toISOString() ?? null,
  expiresAt: row.expires_at.toISOString(),
  finishedAt: row.finished_at?.toISOString() ?? null,
  version: Number(row.version),
});
