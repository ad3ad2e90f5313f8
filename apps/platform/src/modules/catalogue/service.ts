import type {
  Category,
  Collection,
  Game,
  GameCard,
  Provider,
} from '@pierlight/contract/catalogue/schemas';
import type { Clock } from '../../kernel/clock.ts';
import { DomainError } from '../../kernel/errors/domain-error.ts';
import { createGameCards } from './game-card.ts';
import { createGameLists, type GameFilter, isOfferedIn, listOf, offeredIn } from './game-lists.ts';
import { type GameTerms, gamesOf } from './game-terms.ts';
import type { CatalogueLayout } from './layout.ts';
import type { CatalogueRepository } from './repository.ts';
import type { GameArt } from './share-picture.ts';
import type { ShelfKeeper } from './shelf.ts';

/** Most games of a collection that the lobby carries. */
const railLength = 18;

export function createCatalogueService(deps: {
  readonly repository: CatalogueRepository;
  readonly shelf: ShelfKeeper;
  readonly layout: CatalogueLayout;
  readonly baseCurrency: string;
  readonly clock: Clock;
}) {
  const { repository, shelf: keeper, layout, baseCurrency, clock } = deps;

  const cardOf = createGameCards({ baseCurrency, clock });
  const { chosen, find } = createGameLists({ layout, clock });

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
          gamesCount: offeredIn(listOf(shelf, identity, 'popular'), country).length,
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
        .filter(({ countries }) => isOfferedIn(countries, country))
        .map(({ identity, category, countries, layout: look, choice }) => {
          const games = offeredIn(chosen(shelf, choice), country);
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
        isRestricted: !isOfferedIn(game.countries, country),
        facts: [...game.facts],
      };
    },

    /** What a round of a game pays and how often. @throws DomainError notFound as `game` does */
    async pays(id: string) {
      const game = (await keeper.current()).byId.get(id);
      if (!game?.isEnabled) throw new DomainError('notFound');
      return { pays: await repository.pays(id) };
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
          return game?.isEnabled ? [[id, cardOf(game)] as const] : [];
        }),
      );
    },

    /** What the terms of a bonus come to in the games of now. */
    gamesOf: async (terms: GameTerms) => gamesOf(terms, (await keeper.current()).byId.values()),

    /** What every game returns, also those no longer offered, in hundredths of a per cent. */
    async returns(): Promise<Readonly<Record<string, number>>> {
      const { byId } = await keeper.current();
      return Object.fromEntries([...byId.values()].map(({ id, rtp }) => [id, rtp]));
    },

    /** Games on offer, by category. */
    async idsByCategory(): Promise<ReadonlyMap<string, readonly string[]>> {
      const { byId } = await keeper.current();
      const offered = [...byId.values()].filter(({ isEnabled }) => isEnabled);
      const byCategory = Map.groupBy(offered, ({ category }) => category);
      return new Map([...byCategory].map(([id, games]) => [id, games.map((game) => game.id)]));
    },

    /** Names, pictures, providers and returns by id, also of games no longer offered, since history still names them. */
    async names(ids: readonly string[]) {
      const { byId } = await keeper.current();
      return new Map(
        ids.flatMap((id) => {
          const game = byId.get(id);
          const thumbnail = `/media/${game?.thumbSquare}`;
          return game
            ? [
                [
                  id,
                  {
                    name: game.name,
                    thumbnail,
                    provider: game.providerId,
                    rtp: game.rtp,
                    deviation: game.deviation,
                  },
                ] as const,
              ]
            : [];
        }),
      );
    },

    /** What opening a game needs to know; undefined for one that is not offered. */
    async playable(id: string, country: string | null) {
      const game = (await keeper.current()).byId.get(id);
      if (!game?.isEnabled) return undefined;
      return {
        gameCode: game.id,
        category: game.category,
        hasDemo: game.hasDemo,
        isRestricted: !isOfferedIn(game.countries, country),
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
