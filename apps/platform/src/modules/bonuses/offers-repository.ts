import { sql } from 'kysely';
import type { Database, Tx } from '../../kernel/db/database.ts';
import {
  type BonusCode,
  bonusCode,
  bonusPackage,
  type Listed,
  type ListedGift,
  type ListedOffer,
  type ListedPackage,
  listedGift,
  listedOffer,
} from './offers-shapes.ts';
import { type OfferKind, type OfferVersionRow, tablesOf } from './tables.ts';

/** An offer, a gift, a code or a package, by what it says. */
export type Entry =
  | { readonly kind: 'offer'; readonly id: string; readonly says: ListedOffer }
  | { readonly kind: 'gift'; readonly id: string; readonly says: ListedGift }
  | { readonly kind: 'code'; readonly id: string; readonly says: BonusCode }
  | { readonly kind: 'package'; readonly id: string; readonly says: ListedPackage };

/** One as it is kept. */
export interface Kept {
  readonly id: string;
  readonly kind: OfferKind;
  readonly version: number;
  readonly isPaused: boolean;
  /** What it says in the version that holds; null when it is withdrawn. */
  readonly entry: Entry | null;
  /** What the file said of it last; null when it did not name it. */
  readonly imported: Entry | null;
  /** Who made the version, and why; null for the file. */
  readonly madeBy: string | null;
  readonly reason: string | null;
  readonly madeAt: Date;
}

/** Those of a list, each by itself. */
export const entriesOf = ({ offers, gifts, codes, packages }: Listed): Entry[] => [
  ...offers.map((says) => ({ kind: 'offer', id: says.id, says }) as const),
  ...gifts.map((says) => ({ kind: 'gift', id: says.id, says }) as const),
  ...codes.map((says) => ({ kind: 'code', id: says.code, says }) as const),
  ...packages.map((says) => ({ kind: 'package', id: says.id, says }) as const),
];

/** What entries come to as a list. */
export const listOf = (entries: readonly Entry[]): Listed => ({
  offers: entries.flatMap((entry) => (entry.kind === 'offer' ? [entry.says] : [])),
  gifts: entries.flatMap((entry) => (entry.kind === 'gift' ? [entry.says] : [])),
  codes: entries.flatMap((entry) => (entry.kind === 'code' ? [entry.says] : [])),
  packages: entries.flatMap((entry) => (entry.kind === 'package' ? [entry.says] : [])),
});

function entryOf(kind: OfferKind, id: string, says: unknown): Entry | null {
  if (says === null) return null;
  if (kind === 'offer') return { kind, id, says: listedOffer.parse(says) };
  if (kind === 'gift') return { kind, id, says: listedGift.parse(says) };
  if (kind === 'package') return { kind, id, says: bonusPackage.parse(says) };
  return { kind, id, says: bonusCode.parse(says) };
}

/** All there are, and were, in the order of their ids. */
export async function keptOffers(db: Database | Tx): Promise<Kept[]> {
  const rows = await tablesOf(db)
    .selectFrom('bonuses.offer as offer')
    .innerJoin('bonuses.offer_version as version', (join) =>
      join
        .onRef('version.offer_id', '=', 'offer.id')
        .onRef('version.version', '=', 'offer.version'),
    )
    .selectAll('offer')
    .select(['version.entry', 'version.made_by', 'version.reason', 'version.made_at'])
    .orderBy('offer.id')
    .execute();
  return rows.map(({ id, kind, ...row }) => ({
    ...{ id, kind, version: row.version, isPaused: row.is_paused },
    entry: entryOf(kind, id, row.entry),
    imported: entryOf(kind, id, row.imported),
    ...{ madeBy: row.made_by, reason: row.reason, madeAt: row.made_at },
  }));
}

/** How often what is offered has changed. */
export async function offersRevision(db: Database | Tx): Promise<bigint> {
  const { revision } = await tablesOf(db)
    .selectFrom('bonuses.offer_revision')
    .select('revision')
    .executeTakeFirstOrThrow();
  return revision;
}

/** Held shared to take an offer, and exclusively to change one (PostgreSQL advisory lock). */
const lock = sql`hashtext('bonuses.offer')`;

/** Begins a change of what is offered: until this transaction ends, nobody else changes or takes anything of it. */
export async function beginChange(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(${lock})`.execute(tx);
  await tablesOf(tx)
    .updateTable('bonuses.offer_revision')
    .set({ revision: sql`revision + 1` })
    .execute();
}

const jsonOf = (entry: Entry | null): string | null => entry && JSON.stringify(entry.says);

/** Adds a version, which holds from then on. @returns its number */
export async function saveVersion(
  tx: Tx,
  { id, kind, version: last }: Pick<Kept, 'id' | 'kind'> & { readonly version: number | undefined },
  entry: Entry | null,
  made: Pick<OfferVersionRow, 'made_by' | 'reason' | 'made_at'>,
): Promise<number> {
  const version = (last ?? 0) + 1;
  const tables = tablesOf(tx);
  await tables
    .insertInto('bonuses.offer_version')
    .values({ offer_id: id, version, entry: jsonOf(entry), ...made })
    .execute();
  await tables
    .insertInto('bonuses.offer')
    .values({ id, kind, version, imported: null, is_paused: false })
    .onConflict((known) => known.column('id').doUpdateSet({ version }))
    .execute();
  return version;
}

/** Notes what the file says of one; null when it does not name it. */
export async function noteImported(tx: Tx, id: string, entry: Entry | null): Promise<void> {
  await tablesOf(tx)
    .updateTable('bonuses.offer')
    .set({ imported: jsonOf(entry) })
    .where('id', '=', id)
    .execute();
}

export async function setPaused(tx: Tx, id: string, isPaused: boolean): Promise<void> {
  await tablesOf(tx)
    .updateTable('bonuses.offer')
    .set({ is_paused: isPaused })
    .where('id', '=', id)
    .execute();
}

/** Whether all of these are offered, which stays as it is until the transaction ends. */
export async function holdOffered(tx: Tx, ids: readonly string[]): Promise<boolean> {
  await sql`select pg_advisory_xact_lock_shared(${lock})`.execute(tx);
  const offered = await tablesOf(tx)
    .selectFrom('bonuses.offer as offer')
    .innerJoin('bonuses.offer_version as version', (join) =>
      join
        .onRef('version.offer_id', '=', 'offer.id')
        .onRef('version.version', '=', 'offer.version'),
    )
    .select('offer.id')
    .where('offer.id', 'in', ids)
    .where('offer.is_paused', '=', false)
    .where('version.entry', 'is not', null)
    .execute();
  return offered.length === ids.length;
}
