import type { GameSort, Provider } from '@pierlight/contract/catalogue/schemas';
import MiniSearch from 'minisearch';
import { isYounger } from '../../kernel/clock.ts';
import type { GameRecord } from './game-repository.ts';
import type { CatalogueRepository } from './repository.ts';

/** Rounds played of late, by game id. */
export type Popularity = () => Promise<ReadonlyMap<string, number>>;

/** Games in every order they can be requested. */
export type Orders = Readonly<Record<GameSort, readonly GameRecord[]>>;

/**
 * All games at one moment, in memory, sorted once for every reader: a list of ten thousand must
 * cost a request no more than one of sixty.
 */
export interface Shelf {
  readonly byId: ReadonlyMap<string, GameRecord>;
  /** Games that are offered. */
  readonly offered: Orders;
  /** Those of a category. */
  readonly byCategory: ReadonlyMap<string, Orders>;
  /** Studios that offer a game, by name. */
  readonly providers: readonly Provider[];
  readonly rounds: ReadonlyMap<string, number>;
  /** Ids that match the words, best first, a few wrong letters forgiven. */
  search(words: string): readonly string[];
}

export function createShelf(
  games: readonly GameRecord[],
  rounds: ReadonlyMap<string, number>,
): Shelf {
  const offered = ordersOf(
    games.filter((game) => game.isEnabled),
    rounds,
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
  index.addAll(offered.popular);
  return {
    byId: new Map(games.map((game) => [game.id, game])),
    offered,
    byCategory: categoriesOf(offered),
    providers: providersOf(offered.popular),
    rounds,
    search: (words) => index.search(words).map((hit) => String(hit.id)),
  };
}

const byName = new Intl.Collator('en').compare;

function ordersOf(games: readonly GameRecord[], rounds: ReadonlyMap<string, number>): Orders {
  const name = games.toSorted((a, b) => byName(a.name, b.name) || byName(a.id, b.id));
  const latest = name.toSorted((a, b) => compare(b.releasedOn, a.releasedOn));
  const played = (game: GameRecord) => rounds.get(game.id) ?? 0;
  return {
    popular: latest.toSorted((a, b) => played(b) - played(a)),
    new: latest,
    name,
    rtp: name.toSorted((a, b) => b.rtp - a.rtp),
  };
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

function categoriesOf(offered: Orders): ReadonlyMap<string, Orders> {
  const grouped = {
    popular: Map.groupBy(offered.popular, ({ category }) => category),
    new: Map.groupBy(offered.new, ({ category }) => category),
    name: Map.groupBy(offered.name, ({ category }) => category),
    rtp: Map.groupBy(offered.rtp, ({ category }) => category),
  };
  const of = (category: string): Orders => ({
    popular: grouped.popular.get(category) ?? [],
    new: grouped.new.get(category) ?? [],
    name: grouped.name.get(category) ?? [],
    rtp: grouped.rtp.get(category) ?? [],
  });
  return new Map([...grouped.popular.keys()].map((category) => [category, of(category)]));
}

function providersOf(games: readonly GameRecord[]): readonly Provider[] {
  return [...Map.groupBy(games, ({ providerId }) => providerId)]
    .map(([id, own]) => ({
      id,
      name: own[0]?.providerName ?? id,
      logo: null,
      gamesCount: own.length,
    }))
    .sort((a, b) => byName(a.name, b.name));
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
      if (shelf && isYounger(deps.now(), checkedAt, deps.maxAgeMs)) return Promise.resolve(shelf);
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
