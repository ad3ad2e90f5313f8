import { isDeepStrictEqual } from 'node:util';
import type { CurrencyUnit } from '@pierlight/money/currency';
import type { Clock } from '../../kernel/clock.ts';
import type { Database, Tx } from '../../kernel/db/database.ts';
import { DomainError } from '../../kernel/errors/domain-error.ts';
import {
  type FairOffer,
  requireFair,
  requireFairTogether,
  weighOffers,
  weighPackages,
} from './fair-offers.ts';
import { weighedOf, weighedPackagesOf } from './offers.ts';
import { readOffersFile, writtenEntry } from './offers-file.ts';
import { requireKind } from './offers-import.ts';
import {
  beginChange,
  type Entry,
  entriesOf,
  type Kept,
  keptOffers,
  listOf,
  saveVersion,
  setPaused,
} from './offers-repository.ts';
import type { Listed, ListedOffer } from './offers-shapes.ts';
import { together } from './packages-file.ts';
import type { StakesOfGames } from './spin-stakes.ts';

/** What a change did to an offer, a gift, a code or a package. */
export interface OfferChange extends Pick<Entry, 'id' | 'kind'> {
  /** The version that holds now. */
  readonly version: number;
  /** As it was, written in units; null for one that was not there. */
  readonly before: object | null;
  readonly after: object;
  readonly isPaused: boolean;
}

/** One of what there is, as an operator sees it. */
export interface DeskOffer extends Omit<Kept, 'entry' | 'imported'> {
  /** As it is written in a file; null for one that is withdrawn. */
  readonly says: object | null;
  /** What an offer, a gift or a package is worth, by currency. */
  readonly worth: readonly FairOffer[];
}

const entriesIn = (all: readonly Kept[]): Entry[] => all.flatMap(({ entry }) => entry ?? []);

const refused = (detail: string, cause?: unknown) =>
  new DomainError('malformedRequest', { detail, cause });
const withdrawn = (id: string) =>
  refused(`${id} is withdrawn: the file does not name it any more.`);

/** @throws DomainError malformedRequest in the words of what does not hold */
function holding(check: () => void): void {
  try {
    check();
  } catch (error) {
    throw refused((error as Error).message, error);
  }
}

/** What an operator sees and does of what is offered. */
export function createOffersDesk({
  db,
  clock,
  currencies,
  categories,
  gameIds,
  stakesOfGames,
}: {
  readonly db: Database;
  readonly clock: Clock;
  readonly currencies: readonly CurrencyUnit[];
  readonly categories: readonly string[];
  /** All games that are known. */
  readonly gameIds: () => Promise<readonly string[]>;
  readonly stakesOfGames: StakesOfGames;
}) {
  const shownAmong = (all: readonly Kept[]) => {
    const { offers } = listOf(entriesIn(all));
    return ({ entry, imported: _, ...kept }: Kept): DeskOffer => {
      const own = listOf(entry ? [entry] : []);
      const packages = weighedPackagesOf({ packages: own.packages, offers });
      return {
        ...kept,
        says: entry && writtenEntry(entry.says, currencies),
        worth: [...weighOffers(weighedOf(own)), ...weighPackages(packages)],
      };
    };
  };

  /** @throws DomainError notFound */
  async function find(on: Database | Tx, id: string): Promise<Kept> {
    const kept = (await keptOffers(on)).find((one) => one.id === id);
    if (!kept)
      throw new DomainError('notFound', {
        detail: `There is no offer ${id}. See offers list.`,
      });
    return kept;
  }

  return {
    /** All there are and were. */
    async list(): Promise<DeskOffer[]> {
      const all = await keptOffers(db);
      return all.map(shownAmong(all));
    },

    /** @throws DomainError notFound */
    async show(id: string): Promise<DeskOffer> {
      const shown = shownAmong(await keptOffers(db));
      return shown(await find(db, id));
    },

    /** What an offer is worth, by currency. */
    weigh: (offer: ListedOffer): FairOffer[] =>
      weighOffers(weighedOf({ offers: [offer], gifts: [] })),

    /** What one says, as a list of it alone. @throws DomainError notFound, malformedRequest for one that is withdrawn */
    async listed(id: string): Promise<Listed> {
      const { entry } = await find(db, id);
      if (!entry) throw withdrawn(id);
      return listOf([entry]);
    },

    /**
     * Reads a file of offers, gifts, codes and packages; its codes and packages may also name what is offered already.
     * @throws DomainError malformedRequest with what is wrong in it
     */
    async read(file: string): Promise<Listed> {
      const known = listOf(entriesIn(await keptOffers(db)));
      try {
        return await readOffersFile(file, currencies, {
          ...{ categories, games: await gameIds(), stakes: await stakesOfGames(db), listed: known },
        });
      } catch (error) {
        throw refused((error as Error).message, error);
      }
    },

    /**
     * Adds what a file names, or changes it; what it does not name stays as it is, and so does what is the same.
     * @throws DomainError malformedRequest for an offer that is worth what it may not be, or a name of another kind
     */
    async set(
      tx: Tx,
      listed: Listed,
      { operator, reason }: { readonly operator: string; readonly reason: string },
    ): Promise<OfferChange[]> {
      holding(() => requireFair(weighedOf(listed)));
      await beginChange(tx);
      const all = await keptOffers(tx);
      // A part that changes changes what its package is worth.
      const { packages, offers } = together(listed, listOf(entriesIn(all)));
      const changed = packages.filter(
        ({ id, parts }) =>
          listed.packages.some((one) => one.id === id) ||
          listed.offers.some((one) => parts.includes(one.id)),
      );
      holding(() => requireFair([], weighedPackagesOf({ packages: changed, offers })));
      const kept = new Map(all.map((one) => [one.id, one]));
      const entries = entriesOf(listed);
      const named = new Set(entries.map(({ id }) => id));
      const others = all.flatMap(({ id, entry }) => (entry && !named.has(id) ? [entry] : []));
      // Those that are paused, too: they may be offered again.
      holding(() => requireFairTogether(weighedOf(listOf([...entries, ...others]))));
      const made = { made_by: operator, reason, made_at: clock.now() };
      const changes: OfferChange[] = [];
      for (const entry of entries) {
        const { id, kind } = entry;
        const known = kept.get(id);
        holding(() => requireKind(entry, known));
        if (isDeepStrictEqual(known?.entry, entry)) continue;
        changes.push({
          ...{ id, kind, isPaused: known?.isPaused ?? false },
          version: await saveVersion(tx, { id, kind, version: known?.version }, entry, made),
          before: known?.entry ? writtenEntry(known.entry.says, currencies) : null,
          after: writtenEntry(entry.says, currencies),
        });
      }
      return changes;
    },

    /**
     * Pauses one, or ends its pause. @returns whether that was another state before
     * @throws DomainError notFound, malformedRequest for one that is withdrawn
     */
    async pause(tx: Tx, id: string, isPaused: boolean): Promise<boolean> {
      await beginChange(tx);
      const kept = await find(tx, id);
      if (!kept.entry) throw withdrawn(id);
      if (kept.isPaused === isPaused) return false;
      await setPaused(tx, id, isPaused);
      return true;
    },
  };
}

export type OffersDesk = ReturnType<typeof createOffersDesk>;
