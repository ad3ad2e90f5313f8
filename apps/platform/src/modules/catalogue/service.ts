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

  const ageInDays = (game: GameRecord) =>
    (clock.now().getTime() - Date.parse(game.releasedOn)) / 86_400_000;

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
      isNew: ageInDays(game) <= newForDays,
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
    if ('category' in choice)
      return shelf.offered.filter((game) => choice.category.includes(game.category));
    if ('releasedWithinDays' in choice)
      return shelf.offered
        .filter((game) => ageInDays(game) <= choice.releasedWithinDays)
        .sort((a, b) => b.releasedOn.localeCompare(a.releasedOn));
    return shelf.offered.filter((game) => (shelf.rounds.get(game.id) ?? 0) > 0);
  }

  const comparisons: Record<GameSort, ((a: GameRecord, b: GameRecord) => number) | null> = {
    popular: null,
    new: (a, b) => b.releasedOn.localeCompare(a.releasedOn) || a.name.localeCompare(b.name),
    name: (a, b) => a.name.localeCompare(b.name),
    rtp: (a, b) => b.rtp - a.rtp || a.name.localeCompare(b.name),
  };

  function find(shelf: Shelf, filter: GameFilter, country: string | null): readonly GameRecord[] {
    const collection = layout.collections.find(({ identity }) => identity === filter.collection);
    if (filter.collection !== undefined && !collection) throw new DomainError('notFound');
    if (filter.category !== undefined && !layout.categories.includes(filter.category))
      throw new DomainError('notFound');
    const from = collection ? chosen(shelf, collection.choice) : shelf.offered;
    const hits = filter.search === undefined ? null : shelf.search(filter.search);
    const rank = hits && new Map(hits.map((id, place) => [id, place]));
    const kept = from.filter(
      (game) =>
        offeredIn(game.countries, country) &&
        (rank === null || rank.has(game.id)) &&
        (filter.category === undefined || game.category === filter.category) &&
        (filter.provider === undefined || filter.provider.includes(game.providerId)) &&
        (filter.volatility === undefined || filter.volatility.includes(game.volatility)),
    );
    const compare = comparisons[filter.sort];
    if (compare) return kept.sort(compare);
    return rank ? kept.sort((a, b) => (rank.get(a.id) ?? 0) - (rank.get(b.id) ?? 0)) : kept;
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
      const { offered } = await keeper.current();
      return layout.categories
        .map((identity) => ({
          identity,
          gamesCount: offered.filter(
            (game) => game.category === identity && offeredIn(game.countries, country),
          ).length,
        }))
        .filter(({ gamesCount }) => gamesCount > 0);
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
      const { offered } = await keeper.current();
      const byId = new Map<string, Provider>();
      for (const game of offered) {
        const known = byId.get(game.providerId);
        byId.set(game.providerId, {
          id: game.providerId,
          name: game.providerName,
          logo: null,
          gamesCount: (known?.gamesCount ?? 0) + 1,
        });
      }
      const all = [...byId.values()].sort((a, b) => a.name.localeCompare(b.name));
      return pageOf(all, page, perPage);
    },

    async provider(id: string): Promise<Provider> {
      const { offered } = await keeper.current();
      const games = offered.filter((game) => game.providerId === id);
      const [first] = games;
      if (!first) throw new DomainError('notFound');
      return { id, name: first.providerName, logo: null, gamesCount: games.length };
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
        isFavorite: marked.includes(id),
        countries: [...game.countries],
        isRestricted: !offeredIn(game.countries, country),
        facts: [...game.facts],
      };
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
