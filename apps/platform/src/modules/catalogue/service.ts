import type {
  Category,
  Collection,
  Game,
  GameCard,
  GameSort,
  Provider,
} from '@pierlight/contract/catalogue/schemas';
import type { Clock } from '../../kernel/clock.ts';
import { DomainError } from '../../kernel/errors/domain-error.ts';
import type { CatalogueLayout, CollectionChoice } from './layout.ts';
import type { CatalogueRepository, GameRecord } from './repository.ts';
import type { GameArt } from './share-picture.ts';
import type { Shelf, ShelfKeeper } from './shelf.ts';

/** Most games of a collection that the lobby carries. */
const railLength = 18;
/** A game counts as new for this many days. */
const newForDays = 45;

export interface GameFilter {
  readonly page: number;
  readonly perPage: number;
  readonly category?: string | undefined;
  readonly provider?: readonly string[] | undefined;
  readonly collection?: string | undefined;
  readonly volatility?: readonly Game['volatility'][] | undefined;
  readonly search?: string | undefined;
  readonly sort: GameSort;
  readonly currency?: string | undefined;
}

export function createCatalogueService(deps: {
  readonly repository: CatalogueRepository;
  readonly shelf: ShelfKeeper;
  readonly layout: CatalogueLayout;
  readonly baseCurrency: string;
  readonly clock: Clock;
}) {
  const { repository, shelf: keeper, layout, baseCurrency, clock } = deps;

  const offeredIn = (countries: readonly string[], country: string | null) =>
    countries.length === 0 || country === null || countries.includes(country);

  /** Whether a game came out within so many days. Dates and times compare as their texts do. */
  function isReleasedWithin(days: number): (game: GameRecord) => boolean {
    const start = new Date(clock.now().getTime() - days * 86_400_000).toISOString();
    return (game) => game.releasedOn >= start;
  }

  function cardOf(game: GameRecord, currency: string | undefined): GameCard {
    const wanted = currency !== undefined && game.stakes[currency] ? currency : baseCurrency;
    const range = game.stakes[wanted];
    const [code, stake] = range
      ? [wanted, range]
      : (Object.entries(game.stakes)[0] ?? [baseCurrency, { min: 1, max: 1 }]);
    return {
      id: game.id,
      name: game.name,
      provider: { id: game.providerId, name: game.providerName },
      thumbnails: {
        vertical: `/media/${game.thumbVertical}`,
        square: `/media/${game.thumbSquare}`,
      },
      isNew: isReleasedWithin(newForDays)(game),
      rtp: game.rtp,
      volatility: game.volatility,
      stake: { currency: code, min: stake.min, max: stake.max },
      hasDemo: game.hasDemo,
    };
  }

  function chosen(shelf: Shelf, choice: CollectionChoice): readonly GameRecord[] {
    if ('games' in choice)
      return choice.games.flatMap((id) => {
        const game = shelf.byId.get(id);
        return game?.isEnabled ? [game] : [];
      });
    if ('category' in choice) {
      const [only, ...others] = choice.category;
      return only !== undefined && others.length === 0
        ? listOf(shelf, only, 'popular')
        : shelf.offered.popular.filter((game) => choice.category.includes(game.category));
    }
    if ('releasedWithinDays' in choice)
      return shelf.offered.new.filter(isReleasedWithin(choice.releasedWithinDays));
    return shelf.offered.popular.filter((game) => (shelf.rounds.get(game.id) ?? 0) > 0);
  }

  const listOf = (shelf: Shelf, category: string | undefined, sort: GameSort) =>
    (category === undefined ? shelf.offered : shelf.byCategory.get(category))?.[sort] ?? [];

  function find(shelf: Shelf, filter: GameFilter, country: string | null): readonly GameRecord[] {
    const { category, provider, volatility, sort } = filter;
    const collection = layout.collections.find(({ identity }) => identity === filter.collection);
    if (filter.collection !== undefined && !collection) throw new DomainError('notFound');
    if (category !== undefined && !layout.categories.includes(category))
      throw new DomainError('notFound');
    const lists: (readonly GameRecord[])[] = [];
    if (filter.search !== undefined)
      lists.push(shelf.search(filter.search).flatMap((id) => shelf.byId.get(id) ?? []));
    if (collection) lists.push(chosen(shelf, collection.choice));
    // The likeliest or the chosen first, unless another order is asked for.
    const isOwnOrder = sort === 'popular' && lists.length > 0;
    const order = isOwnOrder ? lists.shift() : listOf(shelf, category, sort);
    const within = lists.map((list) => new Set(list));
    return (order ?? []).filter(
      (game) =>
        offeredIn(game.countries, country) &&
        within.every((list) => list.has(game)) &&
        (category === undefined || game.category === category) &&
        (provider === undefined || provider.includes(game.providerId)) &&
        (volatility === undefined || volatility.includes(game.volatility)),
    );
  }

  async function favorites(playerId: string, currency?: string): Promise<GameCard[]> {
    const [shelf, ids] = await Promise.all([keeper.current(), repository.favorites(playerId)]);
    return ids.flatMap((id) => {
      const game = shelf.byId.get(id);
      return game?.isEnabled ? [cardOf(game, currency)] : [];
    });
  }

  return {
    favorites,

    async categories(country: string | null): Promise<Category[]> {
      const shelf = await keeper.current();
      return layout.categories
        .map((identity) => ({
          identity,
          gamesCount: listOf(shelf, identity, 'popular').filter((game) =>
            offeredIn(game.countries, country),
          ).length,
        }))
        .filter(({ gamesCount }) => gamesCount > 0);
    },

    /** The public pages of the catalogue, by kind, for search engines. */
    async listedPages() {
      const shelf = await keeper.current();
      return {
        categories: layout.categories
          .filter((identity) => listOf(shelf, identity, 'popular').length > 0)
          .map((identity) => ({ path: `/categories/${identity}` })),
        games: shelf.offered.name.map(({ id, changedAt }) => ({
          path: `/games/${id}`,
          changedAt,
        })),
      };
    },

    /** Collections that have something for the country, in the operator's order. */
    async collections(country: string | null, currency?: string): Promise<Collection[]> {
      const shelf = await keeper.current();
      return layout.collections
        .filter(({ countries }) => offeredIn(countries, country))
        .map(({ identity, category, countries, layout: look, choice }) => {
          const games = chosen(shelf, choice).filter((game) => offeredIn(game.countries, country));
          return {
            identity,
            category,
            countries,
            layout: look,
            gamesCount: games.length,
            games: games.slice(0, railLength).map((game) => cardOf(game, currency)),
          };
        })
        .filter(({ gamesCount }) => gamesCount > 0);
    },

    async providers(page: number, perPage: number) {
      return pageOf((await keeper.current()).providers, page, perPage);
    },

    async provider(id: string): Promise<Provider> {
      const provider = (await keeper.current()).providers.find((known) => known.id === id);
      if (!provider) throw new DomainError('notFound');
      return provider;
    },

    async games(filter: GameFilter, country: string | null) {
      const found = find(await keeper.current(), filter, country);
      const { data, meta } = pageOf(found, filter.page, filter.perPage);
      return { data: data.map((game) => cardOf(game, filter.currency)), meta };
    },

    /** @throws DomainError notFound for a game that is unknown or no longer offered. */
    async game(
      id: string,
      country: string | null,
      playerId: string | null,
      currency?: string,
    ): Promise<Game> {
      const game = (await keeper.current()).byId.get(id);
      if (!game?.isEnabled) throw new DomainError('notFound');
      const marked = playerId === null ? [] : await repository.favorites(playerId);
      return {
        ...cardOf(game, currency),
        category: game.category,
        backdrop: `/media/${game.backdrop}`,
        shareImage: `/media/games/${game.id}.png`,
        isFavorite: marked.includes(id),
        countries: [...game.countries],
        isRestricted: !offeredIn(game.countries, country),
        facts: [...game.facts],
      };
    },

    /** What the share picture of an offered game is drawn from; undefined for every other id. */
    async artOf(id: string): Promise<GameArt | undefined> {
      const game = (await keeper.current()).byId.get(id);
      return game?.isEnabled ? game : undefined;
    },

    async addFavorite(playerId: string, gameId: string): Promise<GameCard[]> {
      const game = (await keeper.current()).byId.get(gameId);
      if (!game?.isEnabled) throw new DomainError('notFound');
      await repository.addFavorite(playerId, gameId, clock.now());
      return favorites(playerId);
    },

    async removeFavorite(playerId: string, gameId: string): Promise<GameCard[]> {
      await repository.removeFavorite(playerId, gameId);
      return favorites(playerId);
    },

    /** Cards by id of the games that are offered. */
    async offeredCards(ids: readonly string[]): Promise<Map<string, GameCard>> {
      const { byId } = await keeper.current();
      return new Map(
        ids.flatMap((id) => {
          const game = byId.get(id);
          return game?.isEnabled ? [[id, cardOf(game, undefined)] as const] : [];
        }),
      );
    },

    /** Names and pictures by id, also of games no longer offered, since history still names them. */
    async names(ids: readonly string[]) {
      const { byId } = await keeper.current();
      return new Map(
        ids.flatMap((id) => {
          const game = byId.get(id);
          const thumbnail = `/media/${game?.thumbSquare}`;
          return game ? [[id, { name: game.name, thumbnail }] as const] : [];
        }),
      );
    },

    /** What opening a game needs to know; undefined for one that is not offered. */
    async playable(id: string, country: string | null) {
      const game = (await keeper.current()).byId.get(id);
      if (!game?.isEnabled) return undefined;
      return {
        gameCode: game.id,
        hasDemo: game.hasDemo,
        isRestricted: !offeredIn(game.countries, country),
        smallUnits: Object.fromEntries(
          Object.entries(game.stakes).flatMap(([currency, { unit }]) =>
            unit === undefined ? [] : [[currency, unit] as const],
          ),
        ),
      };
    },
  };
}

function pageOf<T>(all: readonly T[], page: number, perPage: number) {
  return {
    data: all.slice((page - 1) * perPage, page * perPage),
    meta: { page, perPage, total: all.length, totalCapped: false },
  };
}

export type CatalogueService = ReturnType<typeof createCatalogueService>;
