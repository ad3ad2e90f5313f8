import MiniSearch from 'minisearch';
import type { CatalogueRepository, GameRecord } from './repository.ts';

/** Rounds played of late, by game id. */
export type Popularity = () => Promise<ReadonlyMap<string, number>>;

/** All games at one moment, in memory, with what the lists need at hand. */
export interface Shelf {
  readonly byId: ReadonlyMap<string, GameRecord>;
  /** Games that are offered, the most played first. */
  readonly offered: readonly GameRecord[];
  readonly rounds: ReadonlyMap<string, number>;
  /** Ids that match the words, best first, a few wrong letters forgiven. */
  search(words: string): readonly string[];
}

export function createShelf(
  games: readonly GameRecord[],
  rounds: ReadonlyMap<string, number>,
): Shelf {
  const offered = games
    .filter((game) => game.isEnabled)
    .sort(
      (a, b) =>
        (rounds.get(b.id) ?? 0) - (rounds.get(a.id) ?? 0) ||
        b.releasedOn.localeCompare(a.releasedOn) ||
        a.id.localeCompare(b.id),
    );
  const index = new MiniSearch<GameRecord>({
    fields: ['name', 'providerName', 'category'],
    searchOptions: {
      boost: { name: 3 },
      prefix: true,
      // One letter in four may be wrong, and one of a word of three.
      fuzzy: (term) => (term.length < 3 ? false : term.length === 3 ? 0.34 : 0.25),
      combineWith: 'AND',
    },
  });
  index.addAll(offered);
  return {
    byId: new Map(games.map((game) => [game.id, game])),
    offered,
    rounds,
    search: (words) => index.search(words).map((hit) => String(hit.id)),
  };
}

/**
 * Keeps the shelf fresh: looks at the database's stamp at most every `maxAgeMs`, and counts
 * popularity anew with it. Readers of a stale shelf wait for one load only.
 */
export function createShelfKeeper(deps: {
  readonly repository: CatalogueRepository;
  readonly popularity: Popularity;
  readonly now: () => number;
  readonly maxAgeMs: number;
}) {
  let shelf: Shelf | null = null;
  let stamp = '';
  let checkedAt = Number.NEGATIVE_INFINITY;
  let loading: Promise<Shelf> | null = null;

  async function load(): Promise<Shelf> {
    const [newStamp, rounds] = await Promise.all([deps.repository.stamp(), deps.popularity()]);
    const isSame = shelf !== null && newStamp === stamp && sameCounts(rounds, shelf.rounds);
    if (!isSame) shelf = createShelf(await deps.repository.games(), rounds);
    stamp = newStamp;
    checkedAt = deps.now();
    return shelf as Shelf;
  }

  return {
    current(): Promise<Shelf> {
      if (shelf && deps.now() - checkedAt < deps.maxAgeMs) return Promise.resolve(shelf);
      loading ??= load().finally(() => {
        loading = null;
      });
      return loading;
    },
    /** The next reader looks at the database. */
    expire(): void {
      checkedAt = Number.NEGATIVE_INFINITY;
    },
  };
}

export type ShelfKeeper = ReturnType<typeof createShelfKeeper>;

function sameCounts(a: ReadonlyMap<string, number>, b: ReadonlyMap<string, number>): boolean {
  return a.size === b.size && [...a].every(([key, value]) => b.get(key) === value);
}
