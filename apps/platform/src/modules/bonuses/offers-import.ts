import { isDeepStrictEqual } from 'node:util';
import type { CurrencyUnit } from '@pierlight/money/currency';
import type { Clock } from '../../kernel/clock.ts';
import type { Database } from '../../kernel/db/database.ts';
import { requireFair } from './fair-offers.ts';
import { weighedOf, weighedPackagesOf } from './offers.ts';
import { readOffersFile } from './offers-file.ts';
import {
  beginChange,
  type Entry,
  entriesOf,
  type Kept,
  keptOffers,
  noteImported,
  saveVersion,
} from './offers-repository.ts';
import { type Listed, nothing } from './offers-shapes.ts';

/**
 * Reads `bonuses.json`, in which an operator says which bonuses come with deposits, and which of codes.
 * Whether its games are there is not asked: the first start knows none.
 * @throws Error naming the file and what is wrong in it, also an offer that is worth what it may not be
 */
export async function readOffers(
  file: string,
  currencies: readonly CurrencyUnit[],
  categories: readonly string[],
): Promise<Listed> {
  const listed = await readOffersFile(file, currencies, {
    ...{ categories, games: null, stakes: null, listed: nothing },
  });
  try {
    requireFair(weighedOf(listed), weighedPackagesOf(listed));
  } catch (cause) {
    throw new Error(`${file} does not hold: ${(cause as Error).message}`, { cause });
  }
  return listed;
}

/**
 * Takes what a file says over into the database, as far as it says something else than when it was read last: what
 * an operator has changed since stays, and what the file does not name any more is withdrawn. Any number of nodes may
 * do it at once; a start with the file of before writes nothing.
 * @throws Error for a name that is of another kind already
 */
export async function importOffers(
  { db, clock }: { readonly db: Database; readonly clock: Clock },
  listed: Listed,
): Promise<void> {
  const file = entriesOf(listed);
  if (changesOf(file, await keptOffers(db)).length === 0) return;
  await db.transaction().execute(async (tx) => {
    await beginChange(tx);
    const made = { made_by: null, reason: null, made_at: clock.now() };
    for (const { id, kind, entry, known } of changesOf(file, await keptOffers(tx))) {
      // An operator may have said the same before.
      if (known === undefined || !isDeepStrictEqual(known.entry, entry))
        await saveVersion(tx, { id, kind, version: known?.version }, entry, made);
      await noteImported(tx, id, entry);
    }
  });
}

/** What a file says of one, null when it does not name it any more, and how that is kept so far. */
interface Change extends Pick<Entry, 'id' | 'kind'> {
  readonly entry: Entry | null;
  readonly known: Kept | undefined;
}

function changesOf(file: readonly Entry[], kept: readonly Kept[]): Change[] {
  const known = new Map(kept.map((one) => [one.id, one]));
  const named = new Set(file.map(({ id }) => id));
  return [
    ...file.map((entry) => {
      const { id, kind } = entry;
      requireKind(entry, known.get(id));
      return { id, kind, entry, known: known.get(id) };
    }),
    ...kept
      .filter(({ id }) => !named.has(id))
      .map((one) => ({ id: one.id, kind: one.kind, entry: null, known: one })),
  ].filter(({ entry, known: one }) => !isDeepStrictEqual(one?.imported ?? null, entry));
}

/** @throws Error for a name that is of another kind already */
export function requireKind({ id, kind }: Entry, known: Kept | undefined): void {
  if (known && known.kind !== kind)
    throw new Error(
      `there is a${known.kind === 'offer' ? 'n' : ''} ${known.kind} of the name ${id} already`,
    );
}
