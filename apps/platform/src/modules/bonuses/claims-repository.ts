import { type Insertable, sql } from 'kysely';
import type { Database, Tx } from '../../kernel/db/database.ts';
import { type ClaimRow, type ClaimTable, tablesOf } from './tables.ts';

/** Saves a claim; false when its source has one already, or while another one of its offer is pending. */
export async function insertClaim(
  tx: Tx,
  claim: Omit<Insertable<ClaimTable>, 'id' | 'bonus_id'>,
): Promise<boolean> {
  const inserted = await tablesOf(tx)
    .insertInto('bonuses.claim')
    .values({ ...claim, terms: claim.terms === null ? null : JSON.stringify(claim.terms) })
    .onConflict((known) => known.doNothing())
    .executeTakeFirst();
  return inserted.numInsertedOrUpdatedRows === 1n;
}

/** Takes the claims of a player away that nothing came of yet; one of cashback is paid once it is there. */
export async function takeClaimsOf(tx: Tx, playerId: string): Promise<void> {
  await tablesOf(tx)
    .deleteFrom('bonuses.claim')
    .where('player_id', '=', playerId)
    .where('bonus_id', 'is', null)
    .where('source_kind', '<>', 'cashback')
    .execute();
}

/** The claim of a deposit that nothing came of yet, for this transaction alone until it ends. */
export async function holdClaim(tx: Tx, invoiceId: string): Promise<ClaimRow | undefined> {
  return tablesOf(tx)
    .selectFrom('bonuses.claim')
    .selectAll()
    .where('invoice_id', '=', invoiceId)
    .where('bonus_id', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

/** Notes which bonus came of a claim. */
export async function noteBonus(tx: Tx, claimId: string, bonusId: string): Promise<void> {
  await tablesOf(tx)
    .updateTable('bonuses.claim')
    .set({ bonus_id: bonusId })
    .where('id', '=', claimId)
    .execute();
}

/** Takes away the claim of a deposit that no bonus comes with; the one of a code waits for the next, and is answered. */
export async function takeClaim(tx: Tx, invoiceId: string): Promise<ClaimRow | undefined> {
  await tablesOf(tx)
    .deleteFrom('bonuses.claim')
    .where('invoice_id', '=', invoiceId)
    .where('source_kind', '=', 'deposit')
    .where('bonus_id', 'is', null)
    .execute();
  return tablesOf(tx)
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
  return tablesOf(tx)
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
  const { taken } = await tablesOf(tx)
    .selectFrom('bonuses.claim')
    .select((eb) => eb.fn.countAll<bigint>().as('taken'))
    .where('source_kind', '=', 'code')
    .where('source_key', '=', code)
    .executeTakeFirstOrThrow();
  return Number(taken);
}

/** The codes a player entered, the newest first, at most a hundred. */
export async function codesOf(db: Database | Tx, playerId: string): Promise<ClaimRow[]> {
  return tablesOf(db)
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
  return tablesOf(tx)
    .selectFrom('bonuses.claim')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('source_kind', '=', kind)
    .where('source_key', '=', key)
    .executeTakeFirst();
}

/** What a player has claims for of a kind. */
export const claimsOfKind = (
  db: Database | Tx,
  playerId: string,
  kind: ClaimRow['source_kind'],
): Promise<Pick<ClaimRow, 'source_key'>[]> =>
  tablesOf(db)
    .selectFrom('bonuses.claim')
    .select('source_key')
    .where('player_id', '=', playerId)
    .where('source_kind', '=', kind)
    .execute();

/** Takes a player's own code back, and answers it; undefined when it is in use, was used, or is not there. */
export async function takeCode(
  tx: Tx,
  playerId: string,
  id: string,
): Promise<ClaimRow | undefined> {
  return tablesOf(tx)
    .deleteFrom('bonuses.claim')
    .where('id', '=', id)
    .where('player_id', '=', playerId)
    .where('source_kind', '=', 'code')
    .where('invoice_id', 'is', null)
    .where('bonus_id', 'is', null)
    .returningAll()
    .executeTakeFirst();
}

/** An offer that a player has chosen with a deposit under way, or was given. */
export interface TakenOffer {
  readonly offerId: string;
  /** One of it is under way, waits or is played. */
  readonly isOpen: boolean;
  readonly isGiven: boolean;
  /** It was given as one that is given once. */
  readonly isOnce: boolean;
}

/** Which offers a player has chosen with a deposit under way, and which were given, whether for once, and how they stand. */
export async function takenOffers(db: Database | Tx, playerId: string): Promise<TakenOffer[]> {
  const claimed = await tablesOf(db)
    .selectFrom('bonuses.claim')
    .select('offer_id as offerId')
    .where('player_id', '=', playerId)
    .where('invoice_id', 'is not', null)
    .where('bonus_id', 'is', null)
    .execute();
  const given = await tablesOf(db)
    .selectFrom('bonuses.player_bonus')
    .select([
      'offer_id as offerId',
      sql<boolean>`bool_or(status < 3)`.as('isOpen'),
      sql<boolean>`bool_or(is_once)`.as('isOnce'),
    ])
    .where('player_id', '=', playerId)
    .groupBy('offer_id')
    .execute();
  return [
    ...claimed.map(({ offerId }) => ({ offerId, isOpen: true, isGiven: false, isOnce: false })),
    ...given.map((one) => ({ ...one, isGiven: true })),
  ];
}
